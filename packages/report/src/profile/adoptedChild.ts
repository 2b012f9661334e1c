import { sentencesOf } from '@global-fit/matching/profile/sentences';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/freeTexts';
import type { Profile } from './profile.ts';

const CHILD = '(?:sons?|daughters?|child|children|kids?|boys?|girls?|twins|baby)';
/** A child whose adoption lies behind them: "our son is adopted", "we adopted her in 2019", "our adopted daughters". */
const ADOPTED = new RegExp(
  [
    String.raw`\badopted (?:\w+ )?${CHILD}\b`,
    String.raw`\b(?:${CHILD}|he|she|they)\b[^.;?!]{0,30}\b(?:is|are|was|were|been) (?:\w+ )?adopted\b`,
    String.raw`\bwe (?:\w+ )?adopted (?:him|her|them|our|a (?:\w+ )?${CHILD})\b`,
    String.raw`\badoption (?:order|decree|papers?|certificate|is final|was final)\b|\b(?:our|the) ${CHILD}['’]s adoption\b`,
  ].join('|'),
  'i',
);
/** An animal, an adoption to come, or the customer’s own. */
const NOT_THEIRS =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|rescued?|want to|hope to|plan to|would like to|wish to|how do (?:I|we) adopt|I (?:was|am) adopted|adopted myself)\b/i;

/** The answers that tell of a child who comes along and was adopted; null where none does. */
export function adoptedChild({ read, movers, discreet }: Profile): readonly string[] | null {
  if (movers.children.length === 0 || discreet.length > 0) return null;
  const needs = movers.children.filter(({ n }) => n > 0).map(({ n }) => memberQuestionId(n, 'special-needs'));
  const ids = [...TOLD_OF_THEMSELVES, ...needs].filter((id) =>
    sentencesOf(read.text(id) ?? '').some((one) => ADOPTED.test(one) && !NOT_THEIRS.test(one)),
  );
  return ids.length > 0 ? ids : null;
}
