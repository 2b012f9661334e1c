/** Milliseconds by which the server's clock is ahead of this device's; 0 until the first response. */
let ahead = 0;

/**
 * The server's time. A device's clock may be off by a day or a year, so times compared with those of the server have
 * to be by its clock.
 */
export const serverClock = {
  /**
   * Updates the offset from a response; its `Date` is accurate to a second. Cacheable responses may be old and are
   * ignored.
   */
  hear({ headers }: Pick<Response, 'headers'>): void {
    if (!headers.get('cache-control')?.includes('no-store')) return;
    const told = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(told)) ahead = told - Date.now();
  },
  /** In ms since 1970. */
  now: (): number => Date.now() + ahead,
};
