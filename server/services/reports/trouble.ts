/**
 * When a failing report is in trouble: after so many failures in a row an alert calls a person, and at that age, by
 * when the alert has come, the customer is told of the delay. The customer is waiting, and the cause is usually ours.
 */
export const TROUBLE = { failures: 8, afterMs: 10 * 60_000 };
