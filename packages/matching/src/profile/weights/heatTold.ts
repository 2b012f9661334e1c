import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

const HARM = anyOf([
  /\bheat (?:(?:makes|can make|will make) (?:\w+ ){1,3}worse|worsens|harms|triggers|aggravates|intoleran\w+|sensitiv\w+)/i,
  /\b(?:worse|worsens?|suffers?|faints?|sensitive|intolerant|intolerance) (?:in|by|with|from|to|of) (?:the |great |summer )?heat\b/i,
  /\b(?:cannot|can[’']?t|must not|should not|do not|don[’']?t) (?:stand|bear|take|tolerate|do|handle|cope (?:well )?with|deal (?:well )?with|do well in) (?:the |any |much |too much |great |extreme |summer )*heat\b/i,
  /\bheat (?:\w+ )?(?:tires|exhausts|drains|weakens|floors|wears|knocks|wipes)\b/i,
  /\bavoid(?:s|ing)? (?:the |great |summer )?heat\b/i,
]);
/** Multiple sclerosis, whose symptoms heat brings back; "MS" only in capitals, and for no program or degree. */
const ILLNESS =
  /\b[Mm]ultiple[- ][Ss]clerosis\b|\bMS\b(?![- ](?:in|of|degree|Office|Word|Excel|Teams|Windows|Access|Dynamics))|\bM\.S\./;
/** An illness that is denied, or that of a relative: "no MS", "my father had MS". */
const NOT_THEIRS =
  /\b(?:no|not|without|n['’]t (?:have|got)|never had|ruled out|instead of) (?:(?:have|had|signs? of|any) )*(?:multiple sclerosis|MS)(?=\s*(?:$|[,.;!)]|but\b|just\b|or\b))|\b(?:my|his|her|our) (?:late )?(?:father|mother|dad|mum|mom|aunt|uncle|brother|sister|grand\w+|cousin)s?\b,? (?:who )?(?:had|died|was|suffered|lived)\b/i;
/** What is named after the heat, or moves it, and suffers from none. */
const OF_HEAT = /\bheat (?:rash|pumps?|packs?|pads?|creams?|therapy)\b/gi;

/** Ids of the health answers that say heat does harm, in words or by naming such an illness. */
export function harmedByHeat(answers: Answers): readonly string[] {
  const moving =
    textOf(answers, 'relocating-family-members') === 'yes'
      ? familyMemberCount(answers['number-of-family-members']?.value)
      : 0;
  const members = Array.from({ length: moving }, (_, i) => memberQuestionId(i + 1, 'special-needs'));
  return ['medical-conditions-details', ...members].filter((id) => {
    const told = (textOf(answers, id) ?? '').replace(OF_HEAT, ' ');
    return HARM.test(told) || sentencesOf(told).some((one) => ILLNESS.test(one) && !NOT_THEIRS.test(one));
  });
}
