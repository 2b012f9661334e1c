/** Words per minute of an adult reading plain prose. */
const pace = 220;

/** Reading time of a text in whole minutes, at least one: "10 minutes". */
export function minutesToRead(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / pace));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
