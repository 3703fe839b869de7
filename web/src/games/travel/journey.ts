/** What moves on a board when something happens. Things lie at places, which elements name: `data-place="seat-2"`. */
import type { Told } from "../../lib/wire";

/** Names of places that will do, the best first: the first in sight is taken. */
export type Places = string[];

export type Journey<Sign> =
  /** A sign of a thing goes from where it was to where it is; `lands`: what stands there is the thing itself, not seen before. */
  | { kind: "goes"; sign: Sign; from: Places; to: Places; lands?: boolean }
  /** A sign with a few words rises from a place and is gone. */
  | { kind: "rises"; sign: Sign; words: string; at: Places }
  /** What stands at a place stirs, turns over, or has come there from where it was before. */
  | { kind: "stirs" | "turns" | "glides"; at: Places };

/** Of one game: by the name of an event, what moves. */
export type Movements<Sign, Scene> = Record<string, (data: Told["data"], scene: Scene) => Journey<Sign>[]>;

export const stirs = (...at: Places): { kind: "stirs"; at: Places } => ({ kind: "stirs", at });
export const turns = (...at: Places): { kind: "turns"; at: Places } => ({ kind: "turns", at });
export const glides = (...at: Places): { kind: "glides"; at: Places } => ({ kind: "glides", at });
export const goes = <Sign>(sign: Sign, from: Places, to: Places): Journey<Sign> => ({ kind: "goes", sign, from, to });
export const lands = <Sign>(sign: Sign, from: Places, to: Places): Journey<Sign> => ({ kind: "goes", sign, from, to, lands: true });
export const rises = <Sign>(sign: Sign, words: string, at: Places): Journey<Sign> => ({ kind: "rises", sign, words, at });

/** As many of it as can be told apart in a moment. */
export const several = <Sign>(number: number, journey: Journey<Sign>): Journey<Sign>[] => Array<Journey<Sign>>(Math.min(number, 4)).fill(journey);

