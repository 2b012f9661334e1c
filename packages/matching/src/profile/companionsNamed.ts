import type { Answers } from '@global-fit/questionnaire/model';
import { membersOf, OF_AGE } from './household.ts';
import { textOf } from './read.ts';

/** Somebody who moves along, by the first name in the form and by what they are to the customer. */
export interface NamedCompanion {
  readonly name: string;
  /** "my wife or husband" is `my spouse`, a partner without a marriage `my partner`. */
  readonly as: string;
}

/** Words that stand at the beginning of a line as other words than a name, whole or cut short: "And" for Andrea. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'will may can mark bill art hope and the are for her his how all any nor not has was who why but our out one she per war pet sun dry day bad law tax sea far hot wet car cat dog'.split(
    ' ',
  ),
);

const isOther = (word: string): boolean => OTHER_WORDS.has(word.toLowerCase());

const LEAST_LETTERS = 3;
const CAPITALISED = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}]+/gu;

function relationOf(
  { relationship, age }: { readonly relationship: string | null; readonly age: number | null },
  married: boolean,
): string | null {
  if (relationship === 'spouse') return married ? 'my spouse' : 'my partner';
  if (relationship === 'child') return age !== null && age >= OF_AGE ? 'my grown-up child' : 'my child';
  return relationship === 'parent' ? 'my parent' : null;
}

/** Those who move along and are called by a name in the form. */
export function companionsNamed(answers: Answers): readonly NamedCompanion[] {
  const married = textOf(answers, 'relationship-status') === 'married';
  return membersOf(answers).flatMap((member) => {
    const name = member.name?.trim().split(/\s+/)[0] ?? '';
    const as = relationOf(member, married);
    return as !== null && name.length >= LEAST_LETTERS && !isOther(name) ? [{ name, as }] : [];
  });
}

/** Whether a word is the name, or what is said for short of it: "Dani" for Danielle. */
const isCalled = (word: string, name: string): boolean =>
  word.length >= LEAST_LETTERS && !isOther(word) && name.toLowerCase().startsWith(word.toLowerCase());

/** A line in which those who move along stand by what they are: "my spouse can't work" for "Dani can't work". */
export const byRelation = (line: string, companions: readonly NamedCompanion[]): string =>
  companions.length === 0
    ? line
    : line.replace(CAPITALISED, (word) => companions.find(({ name }) => isCalled(word, name))?.as ?? word);
