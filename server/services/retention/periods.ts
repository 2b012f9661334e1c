/**
 * How long what is kept: the numbers of the privacy policy. Tokens, limits and forms that nobody answered are forgotten
 * by the code that makes them; all else stays until its account is deleted.
 */
export const KEEP = {
  /** Since it came. */
  contactMessageMonths: 12,
  /** Since it was made: the data in a message; that it was sent, to whom and when stays with the account. */
  mailContentDays: 90,
  /** Since its last change. */
  draftMonths: 12,
  /** Since its last change: an order that was never paid. */
  unpaidOrderMonths: 12,
  /** Since it was submitted: a profile that no order is left of. */
  unusedProfileMonths: 12,
  /** Since it ended: a payment page's address and, where nothing was paid on it, the page itself. */
  checkoutSessionDays: 90,
  /** Since it came: what the payment provider told. */
  providerEventDays: 90,
  /** Since the end of its year: an order whose customer is erased. */
  erasedOrderYears: 10,
  /** Since they were made, in test mode: what was told of a payment, and the payment itself. */
  testEventDays: 30,
  testPaymentMonths: 12,
} as const;

const DAY_MS = 24 * 3_600_000;

/** The same moment so many times 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same day of an earlier month; the 31st of a month without one gives a day of the next. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** The first moment of the year that lies so many whole years back: what is older belongs to no year within them. */
export function yearsBefore(now: Date, years: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
}
