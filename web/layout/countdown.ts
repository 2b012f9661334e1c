export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Time left until `ends` ("2025-05-31T23:59:59", read on the visitor's own clock), whole seconds, rounded up so
 * that the last one still shows; null once it has come. Throws when `ends` is no date.
 */
export function remaining(now: number, ends: string): Remaining | null {
  const end = new Date(ends).getTime();
  if (Number.isNaN(end)) throw new RangeError(`The promotion ends on no date: "${ends}".`);
  const left = Math.ceil((end - now) / 1000);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "3d 04h 05m 06s"; days only when there are any. */
export function countdownText({ days, hours, minutes, seconds }: Remaining): string {
  const clock = `${two(hours)}h ${two(minutes)}m ${two(seconds)}s`;
  return days > 0 ? `${days}d ${clock}` : clock;
}
