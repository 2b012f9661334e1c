import { anyOf } from '../../anyOf.ts';
import { MONTHS } from '@global-fit/atlas/months';
import { COUNTRIES } from '@global-fit/questionnaire/lists/countries';
import type { Answers } from '@global-fit/questionnaire/model';
import { membersOf, OF_AGE } from './household.ts';
import { textOf } from '../text/read.ts';

/** A companion's first name and relation to the customer. */
export interface NamedCompanion {
  readonly name: string;
  /** `my spouse` for a wife or husband, `my partner` for an unmarried partner. */
  readonly as: string;
}

/** Words that are first names or their short forms too: "Max 3 hours", "Don" for Donald, "Heat" for Heather. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  [
    'all and any are but can car cat con dog don dry far for get had has her his hot how its jam ken law les let',
    'low man mar max may men met min mon net new nor not now off old one opt our out own par pat pen per pet ran red rob',
    'roman sad sal sam san sat sea set she sin sol son sue sum sun tax ten the tim tin too top two use van via war was wet',
    'who why win art bar bad bed big bill both cold cool dawn dean else even ever faith frank grace grant hard heat',
    'hope ice ivy joy less live long lot mark mass more most only over past pearl rain real rich rose sand sky snow some',
    'star step storm than that them then there they very want warm well west when will wind wins with work summer',
    'winter autumn spring north east south christian crystal river ocean forest sunny sandy',
  ].flatMap((line) => line.split(' ')),
);
/** Words always written with a capital: "June", "Jordan". */
const ALWAYS_CAPITAL: ReadonlySet<string> = new Set(
  [...MONTHS, ...COUNTRIES.map(({ name }) => name)].map((name) => name.toLowerCase()),
);

const LEAST_LETTERS = 3;
/** A whole capitalised word that is no contraction such as "Don't". */
const CAPITALISED =
  /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}]+(?:-\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{M}]|-\p{L}|['’](?!s\b)\p{L})/gu;
/** The same for customers who write without capitals. */
const UNCAPITALISED =
  /(?<![\p{L}\p{M}’'-])\p{Ll}[\p{L}\p{M}]+(?:-\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{M}]|-\p{L})/gu;
/** Words before a name in a question: "can youssef work". */
const ASKED_OF = /\b(?:can|could|will|would|may|must|should|is|does|has|for|let) $/;
/** Words before a noun, never before a name: "a charity is fine". */
const OF_A_THING = /\b(?:an?|any|each|every|his|her|my|no|our|some|that|the|their|this|your) $/;
/** Whether the capital is only that of a sentence's first word. */
const BEGINS = /(?:^|[.!?:;–—\n•*-])[\s"“(]*$/u;
/** Words before a place: "in Bern" is no Bernard. */
const OF_PLACE = /\b(?:in|near|around|to|from|at|like) $/i;
/** Words after a name when a statement is about that person. */
const SPOKEN_OF = anyOf([
  /^(?:['’]s\b|:| (?:and|or) (?:I|me|the)\b)/,
  /^ (?:can|cannot|can['’]?t|could\w*|may|might|must|should\w*|would\w*|won['’]?t|will|is|isn['’]?t|was|has|hasn['’]?t|does|doesn['’]?t|not|needs?|wants?|works?|gets?|gives?|goes|comes?|stays?|lives?|loves?|hates?|speaks?|takes?|uses?|being|who|alone)\b/,
]);

/** Words that follow only a name, even if it is a common word too: "Max cannot come". */
const OF_SOMEBODY = /^ (?:can(?: ?not|['’]?t)|must be (?:able|allowed)|needs)\b/;

function relationOf(
  { relationship, age }: { readonly relationship: string | null; readonly age: number | null },
  married: boolean,
): string | null {
  if (relationship === 'spouse') return married ? 'my spouse' : 'my partner';
  if (relationship === 'child') return age !== null && age >= OF_AGE ? 'my grown-up child' : 'my child';
  return relationship === 'parent' ? 'my parent' : null;
}

/** The companions whose name stands in the form. */
export function companionsNamed(answers: Answers): readonly NamedCompanion[] {
  const married = textOf(answers, 'relationship-status') === 'married';
  return membersOf(answers).flatMap((member) => {
    const name = member.name?.trim().split(/\s+/)[0] ?? '';
    const as = relationOf(member, married);
    return as !== null && name.length >= LEAST_LETTERS ? [{ name, as }] : [];
  });
}

/** Whether the word at this place of a line is the name, or a short form of it: "Dani" for Danielle. */
function isCalled(word: string, at: number, line: string, name: string): boolean {
  const [said, whole] = [word.toLowerCase(), name.toLowerCase()];
  if (said.length < LEAST_LETTERS || !whole.startsWith(said)) return false;
  const [before, behind] = [line.slice(0, at), line.slice(at + word.length)];
  const begins = BEGINS.test(before);
  if (said === whole && OF_SOMEBODY.test(behind)) return true;
  if (ALWAYS_CAPITAL.has(said)) return false;
  if (said === whole) return !begins || !OTHER_WORDS.has(said);
  return !OTHER_WORDS.has(said) && (begins ? SPOKEN_OF.test(behind) : !OF_PLACE.test(before));
}

/** Whether an uncapitalised word is the full name, in a place where only a person fits. */
function isCalledPlainly(word: string, at: number, line: string, name: string): boolean {
  if (word !== name.toLowerCase() || isOtherWord(name)) return false;
  const [before, behind] = [line.slice(0, at), line.slice(at + word.length)];
  if (OF_A_THING.test(before)) return false;
  return SPOKEN_OF.test(behind) || OF_SOMEBODY.test(behind) || ASKED_OF.test(before);
}

/** Replaces companions' names by their relation: "my spouse can't work" for "Dani can't work". */
export function byRelation(line: string, companions: readonly NamedCompanion[]): string {
  if (companions.length === 0) return line;
  return line
    .replace(
      CAPITALISED,
      (word, at: number) => companions.find(({ name }) => isCalled(word, at, line, name))?.as ?? word,
    )
    .replace(
      UNCAPITALISED,
      (word, at: number, whole: string) =>
        companions.find(({ name }) => isCalledPlainly(word, at, whole, name))?.as ?? word,
    );
}

/** The first word in a text that means the person of this name, in full or short form; null where there is none. */
export const calledIn = (text: string, name: string): string | null =>
  [...text.matchAll(CAPITALISED)].find(({ 0: word, index }) => isCalled(word, index, text, name))?.[0] ??
  [...text.matchAll(UNCAPITALISED)].find(({ 0: word, index }) =>
    isCalledPlainly(word, index, text, name),
  )?.[0] ??
  null;

/** Whether a name is a common word too, so that "Can" in a question or "May" in a date means nobody. */
export const isOtherWord = (name: string): boolean =>
  OTHER_WORDS.has(name.toLowerCase()) || ALWAYS_CAPITAL.has(name.toLowerCase());
