import { z } from 'zod';
import type { Log } from '#adapters/log';

/** Events of an account, with the text of their log line. */
const EVENTS = {
  signed_up: 'an account was made',
  signed_in: 'somebody signed in',
  sign_in_failed: 'a sign-in was refused',
  signed_out: 'somebody signed out',
  session_ended: 'a session was ended',
  signed_out_everywhere: 'every session of an account was ended',
  sessions_ended_by_operator: 'an operator ended every session of an account, or of all',
  password_refused: 'the password asked for again was wrong',
  password_changed: 'a password was changed',
  reset_asked: 'a link for a new password was asked for',
  reset_refused: 'a link for a new password was refused',
  password_reset: 'a password was set by a link',
  email_change_asked: 'another address was asked for',
  email_change_refused: 'a link for another address was refused',
  email_changed: 'the address of an account was changed',
  data_exported: 'the data of an account were handed out',
  account_deleted: 'an account was deleted',
  account_erased_by_operator: 'an operator erased an account',
  health_consent_withdrawn: 'the consent to health answers was taken back',
  health_answers_erased_by_operator: 'an operator took health answers out of what was submitted',
  second_adult_invited: 'a link for a second adult was made',
  second_adult_withdrawn: 'the answers of a second adult were taken back',
  report_shared: 'the private link of a report was made',
  report_share_ended: 'the private link of a report was ended',
  links_ended_by_operator: 'an operator ended every private link of an account, or of all',
} as const;

export type AccountEvent = keyof typeof EVENTS;

/** The data of such a log line, also while it waits in the queue to be written. */
export const accountNote = z.object({
  event: z.enum(Object.keys(EVENTS) as [AccountEvent, ...AccountEvent[]]),
  userId: z.uuid().nullable(),
});

const REFUSALS: ReadonlySet<AccountEvent> = new Set([
  'sign_in_failed',
  'password_refused',
  'reset_refused',
  'email_change_refused',
]);

/**
 * Logs an event of an account with the account's id, or null where no account is known. Never an address, a password
 * or a token, since what was tried is private.
 */
export function logAccountEvent(
  { log }: { readonly log: Log },
  event: AccountEvent,
  userId: string | null,
): void {
  log[REFUSALS.has(event) ? 'warn' : 'info']({ event, userId }, EVENTS[event]);
}
