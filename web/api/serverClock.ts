/** By how much the server's clock is ahead of this device's (ms); 0 until it has answered. */
let ahead = 0;

/**
 * The time as the server has it. The clock of a device may be a day or a year off: a moment here that is held against
 * one that the server tells has to be of its clock.
 */
export const serverClock = {
  /** Learns from an answer of the server, whose `Date` is good to a second; one that may be kept may be old. */
  hear({ headers }: Pick<Response, 'headers'>): void {
    if (!headers.get('cache-control')?.includes('no-store')) return;
    const told = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(told)) ahead = told - Date.now();
  },
  /** In ms since 1970. */
  now: (): number => Date.now() + ahead,
};
