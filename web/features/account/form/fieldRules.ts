import { EMAIL, LONGEST_EMAIL, tidyEmail } from '@global-fit/contract/email';
import type { FieldErrors } from './useForm.ts';

const SHORTEST = 8;

/** What is wrong with an address, by what the server takes for one; null when nothing is. */
export function emailProblem(text: string): string | null {
  const address = tidyEmail(text);
  if (address === '') return 'Email is required';
  return address.length <= LONGEST_EMAIL && EMAIL.test(address) ? null : 'Please enter a valid email';
}

/** What is wrong with a password for an account; null when nothing is. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required';
  return password.length < SHORTEST ? `Password must be at least ${SHORTEST} characters` : null;
}

/** What is wrong with the password that an account has now; null when nothing is. It may be older than our rules. */
export const presentPasswordProblem = (password: string): string | null =>
  password === '' ? 'Password is required' : null;

/** The errors without those that are null. */
export function compact(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}
