import { calledIn, isOtherWord } from '@global-fit/matching/profile/people/companionsNamed';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import { wholeWords } from '../../prose/wholeWords.ts';
import type { Movers } from '../household.ts';
import type { Member } from './member.ts';
import type { Profile } from '../profile.ts';

export type Kin = 'spouse' | 'child' | 'parent' | 'other';

/** A member of the household named in a question. */
export interface Person {
  readonly kin: Kin;
  /** "Priya", "your mother", for the middle of a sentence. */
  readonly name: string;
  /** Ids of the answers that identify them. */
  readonly ids: readonly string[];
  /** The member it is; null where the form has nobody, or several, of that relation. */
  readonly member: Member | null;
}

/** The person as the customer would write: "Priya", "my mother". */
export function inLetter({ name }: Person): string {
  return name.replace(/^your /, 'my ');
}

/** Whether words of relation are plural: "my parents". */
export const areSeveral = (who: string): boolean =>
  /\b(?:parents|in-laws|grandparents|sons|daughters|children|kids|teenagers)$/.test(who);

const KIN: Readonly<Record<string, Kin>> = {
  spouse: 'spouse',
  child: 'child',
  parent: 'parent',
  grandparent: 'parent',
};

const WORDS: readonly (readonly [RegExp, Kin])[] = [
  [/\b(?:my|our) ((?:wife|husband|partner|spouse)['’]s (?:mother|father|parents|mum|mom|dad))\b/i, 'parent'],
  [
    /\b(?:my|our) (wife|husband|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|civil partner)(?!\w)/i,
    'spouse',
  ],
  [
    /\b(?:my|our) ((?:\w+ )?(?:mother-in-law|father-in-law|mother|father|parents|mum|mom|dad|in-laws|grandmother|grandfather|grandparents))\b(?!’s (?:name|side))/i,
    'parent',
  ],
  [
    /\b(?:my|our) ((?:[\w-]+ ){0,2}(?:sons?|daughters?|child|children|kids|baby|toddler|teenagers?))\b/i,
    'child',
  ],
  [/\b(?:the|a|his|her) (spouse|wife|husband)\b/i, 'spouse'],
];

/** The only member of a relation; null where there is none, or more than one. */
function onlyOne({ members }: Movers, kin: Kin): Member | null {
  const found = members.filter(({ relationship }) => KIN[relationship ?? ''] === kin);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const LEAST_IN_SMALL_LETTERS = 5;

/**
 * The person a question is about: by the name in the form, else by a word of relation; null where it is the customer.
 */
export function personIn(text: string, { movers }: Profile): Person | null {
  for (const member of movers.members) {
    const { name, called } = member;
    if (!name || !called || called.length < 2) continue;
    const written = isOtherWord(called) ? name !== called && text.includes(name) : null;
    // In lower case, only a long name is safe from being another word: "until zeynep can work".
    const flags = called.length >= LEAST_IN_SMALL_LETTERS ? 'iu' : 'u';
    if (
      !(written ?? wholeWords([called, name, `${called}s`], flags).test(text)) &&
      calledIn(text, called) === null
    )
      continue;
    return {
      kin: KIN[member.relationship ?? ''] ?? 'other',
      name: called,
      ids: [memberQuestionId(member.n, 'name'), memberQuestionId(member.n, 'relationship')],
      member,
    };
  }
  for (const [pattern, kin] of WORDS) {
    const word = pattern.exec(text)?.[1];
    if (word) return { kin, name: `your ${word.toLowerCase()}`, ids: [], member: onlyOne(movers, kin) };
  }
  return null;
}

/** Whether a question about a child is about somebody who will be an adult, by name or because none is younger. */
export function ofAgeThen(person: Person | null, { movers }: Pick<Profile, 'movers'>): boolean {
  if (person && person.kin !== 'child') return false;
  const age = person?.member?.ageThen ?? null;
  return age === null ? movers.children.length === 0 && movers.comeOfAge.length > 0 : age >= OF_AGE;
}
