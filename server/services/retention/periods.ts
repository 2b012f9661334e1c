/**
 * Retention periods of the privacy policy. Tokens, limits and unanswered forms are deleted by the code that creates
 * them; everything else stays until its account is deleted.
 */
export const KEEP = {
  /** Contact messages, since they arrived. */
  contactMessageMonths: 12,
  /** The content of a message, since it was created; that it was sent, to whom and when stays with the account. */
  mailContentDays: 90,
  /** Drafts, since their last change. */
  draftMonths: 12,
  /** Unpaid orders, since their last change. */
  unpaidOrderMonths: 12,
  /** Profiles without an order, since they were submitted. */
  unusedProfileMonths: 12,
  /** The address of a payment page and, where nothing was paid on it, the page itself, since it ended. */
  checkoutSessionDays: 90,
  /** Events of the payment provider, since they arrived. */
  providerEventDays: 90,
  /** Orders of erased customers, since the end of their year. */
  erasedOrderYears: 10,
  /** Events and payments of test mode, since they were created. */
  testEventDays: 30,
  testPaymentMonths: 12,
} as const;

const DAY_MS = 24 * 3_600_000;

/** The moment a number of 24-hour periods earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same day of an earlier month; where that month is too short, a day of the next. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** The start of the year that is a number of whole years back; older moments are outside the period. */
export function yearsBefore(now: Date, years: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
}
