import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import { textOf } from '../text/read.ts';

const HARM = anyOf([
  /\bheat (?:(?:makes|can make|will make) (?:\w+ ){1,3}worse|worsens|harms|triggers|aggravates|intoleran\w+|sensitiv\w+)/i,
  /\b(?:worse|worsens?|suffers?|faints?|sensitive|intolerant|intolerance) (?:in|by|with|from|to|of) (?:the |great |summer )?heat\b/i,
  /\b(?:cannot|can[’']?t|must not|should not|do not|don[’']?t) (?:stand|bear|take|tolerate|do|handle|cope (?:well )?with|deal (?:well )?with|do well in) (?:the |any |much |too much |great |extreme |summer )*heat\b/i,
  /\bheat (?:\w+ )?(?:tires|exhausts|drains|weakens|floors|wears|knocks|wipes)\b/i,
  /\bavoid(?:s|ing)? (?:the |great |summer )?heat\b/i,
]);
/** Multiple sclerosis, whose symptoms heat brings back; "MS" only in capitals. */
const ILLNESS = /\b[Mm]ultiple[- ][Ss]clerosis\b|\bMS\b(?! (?:in|of|degree))|\bM\.S\./;

/** Ids of the health answers that say heat does harm, in words or by naming such an illness. */
export function harmedByHeat(answers: Answers): readonly string[] {
  const moving =
    textOf(answers, 'relocating-family-members') === 'yes'
      ? familyMemberCount(answers['number-of-family-members']?.value)
      : 0;
  const members = Array.from({ length: moving }, (_, i) => memberQuestionId(i + 1, 'special-needs'));
  return ['medical-conditions-details', ...members].filter((id) => {
    const told = textOf(answers, id) ?? '';
    return HARM.test(told) || ILLNESS.test(told);
  });
}
