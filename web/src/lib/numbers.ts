/** Numbers as people read them: with a true minus. */
export const figure = (number: number): string => `${number}`.replace("-", "−");

/** A change, such as +2 and −3. */
export const change = (number: number): string => (number > 0 ? "+" : "") + figure(number);
