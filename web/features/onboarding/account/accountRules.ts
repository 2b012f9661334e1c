import { tidyName } from '@global-fit/contract/personName';
import { emailProblem, passwordProblem } from '#features/account/form/fieldRules.ts';
import type { UserProfile } from '../wizard.ts';

export type AccountField = keyof UserProfile;
export type AccountErrors = Partial<Record<AccountField, string>>;

const MISSING: Record<Exclude<AccountField, 'email' | 'password'>, string> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  countryOfResidence: 'Country of residence is required',
};

/** The fields of each form, in order. */
export const FIELDS = {
  signup: ['firstName', 'lastName', 'email', 'password', 'countryOfResidence'],
  login: ['email', 'password'],
} as const satisfies Record<string, readonly AccountField[]>;

export type AccountMode = keyof typeof FIELDS;

function problemOf(field: AccountField, value: string): string | null {
  if (field === 'password') return passwordProblem(value);
  if (field === 'email') return emailProblem(value);
  return tidyName(value) === '' ? MISSING[field] : null;
}

/** The errors of a form by field (specification 1, §5); empty where it can be sent. */
export function checkAccount(mode: AccountMode, profile: UserProfile): AccountErrors {
  const errors: AccountErrors = {};
  for (const field of FIELDS[mode]) {
    const problem = problemOf(field, profile[field]);
    if (problem) errors[field] = problem;
  }
  return errors;
}

const SERVER_FIELDS: Record<string, AccountField> = {
  email: 'email',
  username: 'email',
  password: 'password',
  full_name: 'firstName',
  country_of_residence: 'countryOfResidence',
};

/** The server receives both names as one, so its error about them is shown at the longer one. */
function fieldOf(name: string, { firstName, lastName }: UserProfile): AccountField | undefined {
  return name === 'full_name' && lastName.length > firstName.length ? 'lastName' : SERVER_FIELDS[name];
}

/** Assigns the server's errors (`["body", "email"]`) to fields. */
export function serverErrors(
  faults: readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[],
  profile: UserProfile,
): AccountErrors {
  const errors: AccountErrors = {};
  for (const { loc, msg } of faults) {
    const field = fieldOf(String(loc.at(-1)), profile);
    if (field) errors[field] ??= msg;
  }
  return errors;
}

const FALLBACK: Record<AccountMode, string> = {
  login: 'An error occurred during login',
  signup: 'An error occurred during signup',
};

/** The message where signing in or up failed. The browser's text about a lost connection is not meant for people. */
export function accountFailure(mode: AccountMode, error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError) return FALLBACK[mode];
  return error.message || FALLBACK[mode];
}
