/** What the cards say: their symbols and actions in words. */
import { text } from "../../../lib/words";
import type { Words } from "../../../ui/tips.svelte";
import type { Card, Setting, Symbol } from "../model";
import type { SceneName } from "../upkeep/scenes";

const ABOUT: Record<Symbol, () => string> = {
  control: () => text("brian-boru-about-control"),
  coin: () => text("brian-boru-about-coin"),
  pay: () => text("brian-boru-about-pay"),
  court: () => text("brian-boru-about-court"),
  raider: () => text("brian-boru-about-raider"),
  church: () => text("brian-boru-about-church"),
  expand: () => text("brian-boru-about-expand"),
  free: () => text("brian-boru-about-free"),
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function nameOf(setting: Setting, symbol: Symbol): string {
  return setting.symbols.find(({ id }) => id === symbol)?.name ?? symbol;
}

export function aboutSymbol(setting: Setting, symbol: Symbol): Words {
  return { title: capital(nameOf(setting, symbol)), lines: [ABOUT[symbol]()] };
}

/** "2 × a raider, a coin": equal symbols side by side are resolved together. */
export function actionWords(setting: Setting, action: Symbol[]): string {
  const runs: { symbol: Symbol; number: number }[] = [];
  for (const symbol of action) {
    const last = runs.at(-1);
    if (last?.symbol === symbol) last.number += 1;
    else runs.push({ symbol, number: 1 });
  }
  return runs
    .map(({ symbol, number }) => {
      const name = nameOf(setting, symbol);
      return number === 1 ? name : text("brian-boru-times", { number, symbol: name });
    })
    .join(", ");
}

/** A card by its value and the name of its colour. */
export function cardName(setting: Setting, card: Card): string {
  const colour = setting.colours.find(({ id }) => id === card.colour)?.name ?? card.colour;
  return text("brian-boru-card", { value: card.value, colour });
}

/** What the winner of a trick does with the card, and what the others can do. */
export function aboutCard(setting: Setting, card: Card): Words {
  const [upper, lower] = card.secondary.map((action) => actionWords(setting, action));
  return {
    title: cardName(setting, card),
    lines: [
      text("brian-boru-if-it-wins", { action: actionWords(setting, card.primary) }),
      lower === undefined
        ? text("brian-boru-if-it-loses", { action: upper ?? "" })
        : text("brian-boru-if-it-loses-either", { upper: upper ?? "", lower }),
      ...(card.reconstructed ? [text("brian-boru-reconstructed-why")] : []),
    ],
  };
}

const TITLES: Record<SceneName, () => string> = {
  marriage: () => text("brian-boru-scene-marriage"),
  battle: () => text("brian-boru-scene-battle"),
  church: () => text("brian-boru-scene-church"),
  regions: () => text("brian-boru-scene-regions"),
};
const COUNTED: Record<SceneName, () => string> = {
  marriage: () => text("brian-boru-counted-marriage"),
  battle: () => text("brian-boru-counted-battle"),
  church: () => text("brian-boru-counted-church"),
  regions: () => "",
};

/** What a scene of upkeep is called, and what is counted in it. */
export const titleOf = (scene: SceneName) => TITLES[scene]();
export const countedIn = (scene: SceneName) => COUNTED[scene]();
