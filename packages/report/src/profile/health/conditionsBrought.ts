import { anyOf } from '@global-fit/matching/anyOf';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { newborn } from '@global-fit/matching/profile/time/expectedChild';
import type { AnswerReader } from '../answers.ts';
import { illnessesIn } from './namedIllnesses.ts';
import { medicinesIn } from './namedMedicines.ts';

const CARE = String.raw`(?: (?:regular|special|current|ongoing|medical))? (?:treatments?|therapy|medication|medicines?|care)(?: (?:needed|required|necessary|at all|now|today))?`;
/**
 * "sickle cell trait, no treatment", at the end of a sentence: a condition that takes no care, and not one for which
 * there is none, nor one with which nobody can live without.
 */
const NO_CARE = new RegExp(
  [
    String.raw`(?:(?:^|[,;:(–—-])\s*|\b(?:with|and|but|so|currently) )(?:no|without(?: any)?|not (?:on|in|under)(?: any)?)${CARE}`,
    String.raw`\b(?:am|is|are) not (?:on|in|under)(?: any)?${CARE}`,
    String.raw`\b(?:needs?|takes?|requires?) (?:no${CARE}|nothing)`,
  ]
    .map((one) => String.raw`${one}[\s.,;!)]*$`)
    .join('|'),
  'i',
);
/** What is done for a condition, whatever else is not. */
const CARED_FOR = anyOf([
  /\b(?:tablets?|pills?|inject\w+|infus\w+|transfus\w+|inhalers?|check-?ups?|monitor\w*|specialists?|\w+ologists?)\b/i,
  /\b(?:hospitals?|surger\w+|operations?|transplant\w*|dialysis|chemo\w*|take[ns]?|taking)\b/i,
  /\bon(?! (?:my|the|his|her|one|both)\b)\b/i,
]);

/** That care itself is not needed, and not only no medicine taken at present. */
const NEEDS_NONE = /\b(?:no|without(?: any)?) (?:\w+ )?care\b|\b(?:needed|required|necessary|nothing)\b/i;
/** An illness that doctors go on watching while nothing is taken for it. */
const WATCHED = /\b(?:remission|relaps\w*|dormant|in check|under control|controlled|stable)\b/i;
/** What somebody was born with is no illness by the organ alone: "one kidney from birth". */
const BORN_WITH = /\b(?:(?:from|since|at) birth|born with)\b/i;
const isWatched = (told: string): boolean =>
  WATCHED.test(told) || (illnessesIn(told).length > 0 && !BORN_WITH.test(told));

/** What stood before such words and means nothing by itself: "flat feet, which". */
const DANGLING = /[\s,;:(–—-]*(?:\b(?:I|it|he|she|they|which|that|but|and|so|with)[\s,]*)*$/i;

/** A sentence without what it says at its end of needing no care; null where it says nothing of the kind. */
function besidesNoCare(sentence: string): string | null {
  let rest = sentence.trim();
  let told = false;
  while (NO_CARE.test(rest)) {
    rest = rest.replace(NO_CARE, '').replace(DANGLING, '');
    told = true;
  }
  return told ? rest : null;
}

/** The sentences of a text, each with those behind it that only tell of the care it takes: "A scar. Needs nothing." */
const toldOfEach = (text: string): readonly string[] =>
  sentencesOf(text)
    .filter((one) => /\p{L}/u.test(one))
    .reduce<readonly string[]>(
      (all, one) =>
        besidesNoCare(one) === '' && all.length > 0
          ? [...all.slice(0, -1), `${all.at(-1)?.replace(/[.;!]\s*$/, '')}, ${one}`]
          : [...all, one],
      [],
    );

/** Whether something else than the conditions listed was ticked, of which every one told takes no care. */
function takesNoCare(read: AnswerReader): boolean {
  const text = read.text('medical-conditions-details') ?? '';
  const each = toldOfEach(text);
  if (each.length === 0 || read.has('medication-dependencies', 'yes') || medicinesIn(text).length > 0)
    return false;
  return each.every((one) => {
    const rest = besidesNoCare(one);
    return (
      rest !== null &&
      !/[,;]|\band\b/.test(rest) &&
      !CARED_FOR.test(rest) &&
      (NEEDS_NONE.test(one) || !isWatched(rest))
    );
  });
}

/** Health conditions ticked that take care at the move; a pregnancy that ends before it does not. */
export function conditionsBrought({ read }: { readonly read: AnswerReader }): readonly string[] {
  const over = [
    'none',
    'prefer-not-to-say',
    ...(newborn(read.all) ? ['pregnancy'] : []),
    ...(takesNoCare(read) ? ['other'] : []),
  ];
  return read.choices('medical-conditions').filter((one) => !over.includes(one));
}
