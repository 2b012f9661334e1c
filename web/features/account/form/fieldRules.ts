import { EMAIL, LONGEST_EMAIL, tidyEmail } from '@global-fit/contract/email';
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '@global-fit/contract/password';
import type { FieldErrors } from './useForm.ts';

/** What is wrong with an e-mail address by the server's rules; null where nothing is. */
export function emailProblem(text: string): string | null {
  const address = tidyEmail(text);
  if (address === '') return 'Email is required';
  return address.length <= LONGEST_EMAIL && EMAIL.test(address) ? null : 'Please enter a valid email';
}

/** The hint beside a field for a new password. */
export const PASSWORD_HELP = `At least ${PASSWORD_MIN_LENGTH} characters`;

/** What is wrong with a new password; null where nothing is. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required';
  return password.length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : null;
}

/** What is wrong with an existing password, which may be older than our rules; null where nothing is. */
export const presentPasswordProblem = (password: string): string | null =>
  password === '' ? 'Password is required' : null;

/** The errors that are not null. */
export function compact(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}
