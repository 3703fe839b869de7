/** What has happened since the viewer's own last placement: for animation, and to mark what is new. */
import type { Told } from "../../lib/wire";

export interface Gain {
  id: number;
  hex: number;
  seat: number;
  points: number;
  /** Milliseconds before it is shown, so that one thing is seen after the other. */
  wait: number;
}

const APART = 130;

export class Recent {
  /** Hexes on which tiles were placed, with the milliseconds before each is seen to land. */
  placed = $state.raw<Map<number, number>>(new Map());
  /** Castles that changed hands. */
  castles = $state.raw<number[]>([]);
  /** Points that are just being shown. */
  gains = $state.raw<Gain[]>([]);
  #shown = 0;

  /** `own` is the viewer's seat: with its tile the story begins anew. */
  hear(events: Told[], own: number | null): void {
    let placed = new Map(this.placed);
    let castles = [...this.castles];
    const gains: Gain[] = [];
    let hex = -1;
    let wait = -APART;
    for (const { event, data } of events) {
      const { seat, points } = data;
      if (event === "TilePlaced") {
        if (seat === own || own === null) [placed, castles] = [new Map(), []];
        hex = data["hex"]!;
        wait += APART;
        placed.set(hex, wait);
      } else if (event === "CastleTaken" || event === "CastleConquered") {
        castles.push(data["castle"]!);
      } else if (hex >= 0 && seat !== undefined && points && event !== "Won") {
        const known = gains.find((gain) => gain.hex === hex && gain.seat === seat);
        if (known) known.points += points;
        else gains.push({ id: this.#shown++, hex, seat, points, wait });
      }
    }
    this.placed = placed;
    this.castles = castles;
    this.gains = [...this.gains, ...gains];
  }

  forget(gain: Gain): void {
    this.gains = this.gains.filter(({ id }) => id !== gain.id);
  }
}
