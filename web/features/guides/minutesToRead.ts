/** Words a minute of an adult reading plain prose at ease. */
const pace = 220;

/** Whole minutes a text takes to read, at least one. */
export function minutesToRead(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}
