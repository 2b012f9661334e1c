import { invalid } from '@global-fit/contract/errors';
import { isCommonPassword } from './commonPasswords.ts';

export const GUESSABLE = 'This password is among those that are guessed first. Please choose another one';

/** The person the password is for, where known. */
export interface PasswordOwner {
  readonly email: string;
  readonly fullName: string;
}

/** Lower-case letters and digits only, so that "Ada.Lovelace@example.org" and "ada lovelace" can be compared. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function isOwn(password: string, { email, fullName }: PasswordOwner): boolean {
  const typed = bare(password);
  const [local = ''] = email.split('@');
  return [email, local, fullName].some((text) => bare(text) !== '' && bare(text) === typed);
}

/**
 * Rejects a new password that is common or is the person's own name or address. Throws 422 naming `field`. The
 * password is checked as it is, without any change.
 */
export function refuseGuessable(password: string, field: string, owner?: PasswordOwner): void {
  if (!isCommonPassword(password) && !(owner && isOwn(password, owner))) return;
  throw invalid([{ loc: ['body', field], msg: GUESSABLE, type: 'guessable_password' }]);
}
