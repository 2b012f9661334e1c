import type { DealBreakerRule } from './dealBreakerRule.ts';

const NUMBER = '(?:\\d{1,3}|half an|an?|one|two|three|four|five)';
const UNIT = '(?:hours?|hrs?|h|min(?:ute)?s?|km|kms|kilomet(?:er|re)s?|miles?)';
/** How far away something is, on the road or on foot. */
const WAY = new RegExp(
  `\\b(?:within|in less than|less than|under|more than|over|longer than|further than|farther than|beyond|at most|up to) (?:about )?${NUMBER}[ -]?${UNIT}\\b|\\b${NUMBER}[ -]?${UNIT}(?:'s?)? (?:away|from|drive|by (?:car|bus|train)|walk|on foot)\\b`,
);
const SPECIALTY =
  /\b(\w+olog(?:ist|ists|y)|\w+iatr(?:ist|ists|y|ician|icians|ics)|specialists?|surgeons?|transplants?|dialysis|midwi(?:fe|ves)|hospices?|\w+-speaking|physiotherap\w+|psychotherap\w+)\b/;
/** Fear in the street, above all of women: killings and unequal rights stand in for it, and count nothing of it. */
export const IN_THE_STREET =
  /\b(harass\w*|catcall\w*|cat-call\w*|grop(?:ed|ing)|stalk(?:ed|ing)|unsafe (?:at night|after dark|for (?:women|girls|me alone)|to walk|streets?)|(?:not|n't|never) (?:be |feel )?safe (?:at night|after dark|for (?:women|girls)|to walk|on the street)|walk\w* (?:home )?(?:alone|at night|after dark)|(?:women|girls?)\b.*\b(?:at night|after dark|alone|safe(?:ly)?))\b/;

/** The rules whose figures come closest to fear in the street. */
const STAND_INS = ['violent-crime', 'misogyny'];

/** The rules that stand in for a line on fear in the street; null for every other line. */
export function standIns(
  plain: string,
  rules: readonly DealBreakerRule[],
): readonly DealBreakerRule[] | null {
  return IN_THE_STREET.test(plain) ? rules.filter(({ id }) => STAND_INS.includes(id)) : null;
}

/** Whether a line asks for a distance, a time or a specialist that the figure of a rule knows nothing of. */
export function asksForMore(plain: string, { read }: DealBreakerRule): boolean {
  if (WAY.test(plain)) return true;
  return 'factor' in read && read.factor === 'healthcare' && SPECIALTY.test(plain);
}
