/**
 * Whole seconds until `ends` ("2025-05-31T23:59:59", by the visitor's own clock), rounded up so that the last one is
 * shown; 0 afterwards. Throws where `ends` is no date.
 */
export function secondsLeft(now: number, ends: string): number {
  const end = new Date(ends).getTime();
  if (Number.isNaN(end)) throw new RangeError(`The promotion ends on no date: "${ends}".`);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "3d 04h 05m 06s"; days only when there are any. */
export function countdownText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two);
  const text = `${clock[0]}h ${clock[1]}m ${clock[2]}s`;
  return days > 0 ? `${days}d ${text}` : text;
}
