import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { textOf } from './read.ts';

/** Ids of the questions that ask in words for an illness: the customer's own, and that of each who comes along. */
export function careToldIn(answers: Answers): readonly string[] {
  const moving =
    textOf(answers, 'relocating-family-members') === 'yes'
      ? familyMemberCount(answers['number-of-family-members']?.value)
      : 0;
  return [
    'medical-conditions-details',
    ...Array.from({ length: moving }, (_, i) => memberQuestionId(i + 1, 'special-needs')),
  ];
}
