/** What each moment is called, and how far it goes. */
import { text } from "../../../lib/words";
import type { DiceFacts, Seen } from "../model";

type Frame = Seen["stack"][number];

const TITLES: Record<string, () => string> = {
  DecideRoll: () => text("odin-moment-dice"),
  ChooseBoats: () => text("odin-moment-boats"),
  ChooseLoot: () => text("odin-moment-loot"),
  ChooseMix: () => text("odin-moment-pay"),
  ChoosePayment: () => text("odin-moment-pay"),
  PayWeapon: () => text("odin-moment-weapon"),
  TakeVikingsBack: () => text("odin-moment-back"),
  RaiseGood: () => text("odin-moment-raise"),
  SecondStep: () => text("odin-moment-second"),
  TurnGood: () => text("odin-moment-overseas"),
  ForgeTile: () => text("odin-moment-forge"),
  BuySpecial: () => text("odin-moment-special"),
  ChooseScript: () => text("odin-moment-way"),
  Decide: () => text("odin-moment-part"),
  Offer: () => text("odin-moment-offer"),
  ReplaceEffects: () => text("odin-moment-replace"),
  ReplaceNext: () => text("odin-moment-replace"),
  PlayBonusCard: () => text("odin-moment-play"),
  PlayFreeCard: () => text("odin-moment-play"),
  KeepCard: () => text("odin-moment-keep"),
  TakeToken: () => text("odin-moment-token"),
  TakeItems: () => text("odin-moment-items"),
  Emigrate: () => text("odin-moment-emigrate"),
};

export function titleOf(due: Frame | undefined): string {
  return (due && TITLES[due[0]]?.()) ?? text("odin-moment");
}

/** How far it goes; empty where the title says enough. */
export function noteOf(due: Frame | undefined, dice: DiceFacts | null): string {
  const [frame, , first = 0, second = 0] = due ?? [""];
  if (frame === "RaiseGood") return text("odin-raise-note", { left: first, steps: second });
  if (frame === "BuySpecial") return text("odin-special-note", { left: first });
  if (frame === "ChooseLoot" && dice) return text("odin-loot-note", { result: dice.result ?? 0, purse: dice.purse });
  return "";
}
