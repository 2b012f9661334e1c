import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import { wholeWords } from '../../prose/wholeWords.ts';
import type { Profile } from '../profile.ts';

const CHILD = '(?:sons?|daughters?|child|children|kids?|boys?|girls?|twins|baby)';
/** A child adopted in the past: "our son is adopted", "we adopted her in 2019". */
const ADOPTED = new RegExp(
  [
    String.raw`\badopted (?:\w+ )?${CHILD}\b`,
    String.raw`\b(?:${CHILD}|he|she|they)\b[^.;?!]{0,30}\b(?:is|are|was|were|been) (?:\w+ )?adopted\b`,
    String.raw`\bwe (?:\w+ )?adopted (?:him|her|them|our|a (?:\w+ )?${CHILD})\b`,
    String.raw`\badoption (?:order|decree|papers?|certificate|is final|was final)\b|\b(?:our|the) ${CHILD}['’]s adoption\b`,
  ].join('|'),
  'i',
);
/** The same for a child called by name. */
const WAS_ADOPTED = /\b(?:is|are|was|were|been|being) (?:\w+ )?adopted\b/i;
/** An animal, an intended adoption, or the customer's own adoption. */
const NOT_THEIRS =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|rescued?|want to|hope to|plan to|would like to|wish to|how do (?:I|we) adopt|I (?:was|am) adopted|adopted myself)\b/i;

/** Ids of the answers that tell of an adopted child who moves along; null where none does. */
export function adoptedChild({ read, movers, discreet }: Profile): readonly string[] | null {
  if (movers.children.length === 0 || discreet.length > 0) return null;
  const needs = movers.children.filter(({ n }) => n > 0).map(({ n }) => memberQuestionId(n, 'special-needs'));
  const named = movers.children.flatMap(({ called }) => (called && called.length > 1 ? [called] : []));
  const byName = named.length > 0 ? wholeWords(named, 'u') : null;
  const tells = (one: string) => ADOPTED.test(one) || (byName?.test(one) === true && WAS_ADOPTED.test(one));
  const ids = [...TOLD_OF_THEMSELVES, ...needs].filter((id) =>
    sentencesOf(read.text(id) ?? '').some((one) => tells(one) && !NOT_THEIRS.test(one)),
  );
  return ids.length > 0 ? ids : null;
}
