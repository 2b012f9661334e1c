import type { Atlas } from '@global-fit/atlas/atlas';
import { standardOffset } from '@global-fit/atlas/places/clocks';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Employer } from '../../model/household.ts';
import { ADJECTIVES, adjectivesIn } from '../text/demonyms.ts';
import { TOLD_ANYWHERE } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

const WHO = '(?:employers?|boss|compan(?:y|ies)|firms?|start-?ups?|agenc(?:y|ies)|banks?|head ?quarters)';
/** "for a German firm", "my employer is German". */
const BY_ADJECTIVE = new RegExp(
  String.raw`\b(?:for|by|at|my|our) (?:an? |the )?(${ADJECTIVES}) (?:[\w-]+ ){0,2}${WHO}\b|\b(?:my|our) (?:[\w-]+ ){0,2}${WHO} (?:is|are) (?:an? )?(${ADJECTIVES})\b`,
  'gi',
);
/** "my company is based in Norway". */
const BY_PLACE = new RegExp(
  String.raw`\b(?:my|our) (?:[\w-]+ ){0,2}${WHO} (?:(?:is|are|sits?|based|located|registered) )+in (?:the )?([^.;,?!]{3,40})`,
  'i',
);
/** Work the customer does not have, or not any more. */
const WISHED =
  /\b(?:would|want|wish|hope|hoping|look(?:s|ing)? for|find|apply\w*|might|dream|open|found|start|other|former|last|used to)\b/i;

function countriesIn(atlas: Atlas, sentence: string): readonly Iso3[] {
  if (WISHED.test(sentence)) return [];
  const adjectives = [...sentence.matchAll(BY_ADJECTIVE)].map(([, before, after]) => before ?? after ?? '');
  const where = BY_PLACE.exec(sentence)?.[1]?.trim().toLowerCase();
  const named = where ? atlas.countries.filter(({ name }) => where.startsWith(name.toLowerCase())) : [];
  return [...adjectives.flatMap((one) => adjectivesIn(atlas, one)), ...named].map(({ iso3 }) => iso3);
}

/**
 * The country of a remote worker's foreign employer, as their words tell it; null for everybody else, and where the
 * words name no country or several.
 */
export function employerOf(atlas: Atlas, answers: Answers): Employer | null {
  if (textOf(answers, 'work-arrangement') !== 'remote-employee') return null;
  const found = TOLD_ANYWHERE.flatMap((questionId) =>
    sentencesOf(textOf(answers, questionId) ?? '').flatMap((sentence) =>
      countriesIn(atlas, sentence).map((iso3) => ({ iso3, questionId })),
    ),
  );
  const [first, ...others] = new Set(found.map(({ iso3 }) => iso3));
  const capital = first === undefined || others.length > 0 ? null : atlas.cities.capitalOf(first);
  const clock = capital ? standardOffset(capital.timezone) : Number.NaN;
  return first === undefined || Number.isNaN(clock)
    ? null
    : { iso3: first, clock, questionIds: [...new Set(found.map(({ questionId }) => questionId))] };
}
