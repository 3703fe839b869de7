/** The pictures of everything in the box, by id. */
import { gear } from "./gear";
import type { Glyph } from "./glyph";
import { goods } from "./goods";
import { signs } from "./signs";
import { treasures } from "./treasures";

const glyphs: Readonly<Record<string, Glyph | undefined>> = { ...goods, ...gear, ...treasures, ...signs };

export const glyphOf = (id: string): Glyph | undefined => glyphs[id];
