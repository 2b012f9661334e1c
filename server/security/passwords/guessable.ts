import { invalid } from '@global-fit/contract/errors';
import { isCommonPassword } from './commonPasswords.ts';

export const GUESSABLE = 'This password is among those that are guessed first. Please choose another one';

/** Whose password it is to be, where that is known. */
export interface PasswordOwner {
  readonly email: string;
  readonly fullName: string;
}

/** Small letters and digits alone: what is left of "Ada.Lovelace@example.org" and of "ada lovelace". */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function isOwn(password: string, { email, fullName }: PasswordOwner): boolean {
  const typed = bare(password);
  const [local = ''] = email.split('@');
  return [email, local, fullName].some((text) => bare(text) !== '' && bare(text) === typed);
}

/**
 * Refuses a new password that is common, or is the person's own name or address. Throws 422 naming `field`, where the
 * form has it. The password itself is looked at as it is, and never changed.
 */
export function refuseGuessable(password: string, field: string, owner?: PasswordOwner): void {
  if (!isCommonPassword(password) && !(owner && isOwn(password, owner))) return;
  throw invalid([{ loc: ['body', field], msg: GUESSABLE, type: 'guessable_password' }]);
}
