import { familyTicked, OF_AGE } from '@global-fit/matching/profile/people/household';
import type { AnswerReader } from '../answers.ts';
import type { Member } from './member.ts';

const UNKNOWN: Omit<Member, 'relationship' | 'ageThen'> = {
  name: null,
  called: null,
  age: null,
  occupation: null,
  specialNeeds: false,
  atSchool: { care: false, lessons: false, language: false },
  n: 0,
  ageIds: ['family-composition-type'],
};

const member = (relationship: string, ageThen: number | null = null): Member => ({
  ...UNKNOWN,
  relationship,
  ageThen,
});

/** "Children" may be any number, and two make every sentence about them plural. */
const several = (child: Member): readonly Member[] => [child, child];

/**
 * The family implied by a ticked kind, where its members were not described: without names, but with ages at the move
 * for what schools decide. Neither their number nor their ages may be printed.
 */
export function tickedFamily(read: AnswerReader): readonly Member[] {
  const found = familyTicked(read.all);
  if (!found) return [];
  const grown = found.adults > 0 && !found.couple;
  return [
    ...(found.couple ? [member('spouse')] : []),
    ...found.childAges.flatMap((age) => several(member('child', age))),
    ...(grown ? several(member('child', OF_AGE)) : []),
    ...(found.elders > 0 ? [member('parent')] : []),
  ];
}
