import { findCountry } from '../lists/countries.ts';
import type { Answer, Answers } from '../model.ts';

/** The account's data about a person. Countries by English name or ISO code. */
export interface Account {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly citizenship?: string | readonly string[];
  /** Used as citizenship where the account has none. */
  readonly countryOfResidence?: string;
}

/** The questions that an account can answer. */
export const prefilledIds = ['full-name', 'email', 'citizenship'] as const;

function citizenshipsOf({ citizenship, countryOfResidence }: Account): readonly string[] {
  const named = citizenship ?? countryOfResidence ?? [];
  const texts = typeof named === 'string' ? [named] : named;
  const codes = texts.flatMap((text) => findCountry(text)?.iso3 ?? []);
  return [...new Set(codes)];
}

/**
 * Fills in name, e-mail and citizenships from the account of a signed-in person, once: a question with an entry, even
 * an emptied one, is left alone. Returns the same object where there was nothing to fill.
 */
export function prefill(answers: Answers, account: Account): Answers {
  const known: Readonly<Record<(typeof prefilledIds)[number], Answer>> = {
    'full-name': { value: [account.firstName, account.lastName].filter(Boolean).join(' ') },
    email: { value: account.email ?? '' },
    citizenship: { value: citizenshipsOf(account) },
  };
  const missing = Object.entries(known).filter(
    ([id, { value }]) => answers[id] === undefined && (value as string | readonly string[]).length > 0,
  );
  return missing.length === 0 ? answers : { ...answers, ...Object.fromEntries(missing) };
}
