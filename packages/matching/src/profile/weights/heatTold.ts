import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import { careToldIn } from '../text/careTold.ts';
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
/** An illness that is denied: "no MS". */
const DENIED =
  /\b(?:no|not|without|n['’]t (?:have|got)|never had|ruled out|instead of) (?:(?:have|had|signs? of|any) )*(?:multiple sclerosis|MS)(?=\s*(?:$|[,.;!)]|but\b|just\b|or\b))/i;
/** An illness of a relative, or shared with one: "my father had MS", "like my mother". */
const OF_KIN =
  /\b(?:my|his|her|our) (?:late )?(?:father|mother|dad|mum|mom|aunt|uncle|brother|sister|grand\w+|cousin)s?\b,? (?:who )?(?:also )?(?:has|had|have|died|was|suffered|lived|got|lives)\b(?: (?!and\b|but\b)[\w’'-]+){0,4}? (?:multiple sclerosis|MS)\b/gi;
/** The illness of a writer who has it too: "my father had MS, and so have I". */
const AND_I = /\b(?:so (?:do|have) I|me too|I (?:also )?have it|I do too|now I do)\b/i;

const isTheirs = (sentence: string, andI: boolean): boolean =>
  ILLNESS.test(andI ? sentence : sentence.replace(OF_KIN, ' ')) && !DENIED.test(sentence);
/** What is named after the heat, or moves it, and suffers from none. */
const OF_HEAT = /\bheat (?:rash|pumps?|packs?|pads?|creams?|therapy)\b/gi;

/** Ids of the health answers that say heat does harm, in words or by naming such an illness. */
export function harmedByHeat(answers: Answers): readonly string[] {
  return careToldIn(answers).filter((id) => {
    const told = (textOf(answers, id) ?? '').replace(OF_HEAT, ' ');
    const andI = AND_I.test(told);
    return HARM.test(told) || sentencesOf(told).some((one) => isTheirs(one, andI));
  });
}
