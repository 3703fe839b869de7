/** What is said about towns and regions, in tips and to screen readers. */
import { text } from "../../../lib/words";
import type { Words } from "../../../ui/tips.svelte";
import type { Player } from "../../board";
import { total, verdictOn } from "../claims";
import type { Facts, Seen, Setting } from "../model";
import { piecesOn } from "./pieces";

export function townWords(setting: Setting, seen: Seen, players: Player[], town: number): Words {
  const { name, also, region, colour } = setting.towns[town]!;
  const { owner: seat, viking, monastery, marker } = piecesOn(seen, town);
  const owner = players[seat]?.name;
  const suit = setting.colours.find(({ id }) => id === colour)?.name ?? "";
  const lines = [`${suit} · ${setting.regions[region]!.name}`];
  if (viking) lines.push(text("brian-boru-town-lost", { player: owner ?? "" }));
  else lines.push(owner === undefined ? text("brian-boru-town-free") : text("brian-boru-town-held", { player: owner }));
  if (monastery) lines.push(text("brian-boru-town-monastery"));
  if (marker) lines.push(text("brian-boru-town-active"));
  return { title: also && also !== name ? `${name} (${also})` : name, lines };
}

export function regionWords(setting: Setting, seen: Seen, facts: Facts, players: Player[], region: number): Words {
  const { name, threshold, points } = setting.regions[region]!;
  const { weights } = facts.regions[region]!;
  const shares = weights.flatMap((weight, seat) => (weight ? [`${players[seat]?.name ?? text("brian-boru-vikings")} ${weight}`] : []));
  return {
    title: name,
    lines: [
      text("brian-boru-region-worth", { points, threshold, weight: total(weights) }),
      ...(shares.length ? [shares.join(", ")] : []),
      verdict(setting, seen, facts, players, region),
    ],
  };
}

function verdict(setting: Setting, seen: Seen, facts: Facts, players: Player[], region: number): string {
  const found = verdictOn(setting, seen, facts, region);
  const player = "seat" in found ? players[found.seat]!.name : "";
  switch (found.kind) {
    case "closed":
      return text("brian-boru-claim-closed");
    case "empty":
      return text("brian-boru-claim-empty");
    case "vikings":
      return text("brian-boru-claim-vikings");
    case "tied":
      return text("brian-boru-claim-tied");
    case "kept":
      return text("brian-boru-claim-kept", { player });
    case "goes":
      return text("brian-boru-claim-goes", { player, weight: found.weight });
    case "stays":
      return text("brian-boru-claim-stays", { player, weight: found.weight });
  }
}

/** As one sentence after the other, for screen readers. */
export const spoken = ({ title, lines }: Words) => [title, ...lines.map((line) => line.replace(/\.$/, ""))].join(". ");
