import type { Atlas } from '@global-fit/atlas/atlas';
import { standardOffset } from '@global-fit/atlas/places/clocks';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
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
/** "my company is based in Norway", "my employer in Seattle", "I work for a bank in Singapore". */
const BY_PLACE = new RegExp(
  String.raw`\b(?:(?:my|our) (?:[\w-]+ ){0,2}${WHO} (?:(?:is|are|sits?|based|located|registered) )*|(?:work|working|employed) (?:\w+ )?(?:for|by|at) an? (?:[\w-]+ ){0,2}${WHO} (?:(?:based|located) )?)in (?:the )?([^.;,?!]{3,40})`,
  'i',
);
/** Work the customer does not have, or not any more. */
const WISHED =
  /\b(?:would|want|wish|hope|hoping|look(?:s|ing)? for|find|apply\w*|might|dream|open|found|start(?!-)|other|former|last|used to)\b/i;

/** From so many people on a town is known by its name alone. */
const LARGE_TOWN = 100_000;
const MOST_WORDS = 3;
/** The largest town of each name, in lower case. */
const townsByName = rememberedOf(
  (atlas: Atlas): ReadonlyMap<string, City> =>
    new Map(
      atlas.cities.all
        .filter(({ population }) => (population ?? 0) >= LARGE_TOWN)
        .toSorted((a, b) => (a.population ?? 0) - (b.population ?? 0))
        .map((town) => [town.name.toLowerCase(), town] as const),
    ),
);

/** Where an employer is, as a sentence tells it. */
interface Whereabouts {
  readonly iso3: Iso3;
  /** The town that is named, else the capital. */
  readonly town: City | null;
}

function placesIn(atlas: Atlas, sentence: string): readonly Whereabouts[] {
  if (WISHED.test(sentence)) return [];
  const adjectives = [...sentence.matchAll(BY_ADJECTIVE)].map(([, before, after]) => before ?? after ?? '');
  const where = BY_PLACE.exec(sentence)?.[1]?.trim().toLowerCase() ?? '';
  const named = where ? atlas.countries.filter(({ name }) => where.startsWith(name.toLowerCase())) : [];
  const words = where.split(' ');
  const heads = Array.from({ length: MOST_WORDS }, (_, n) => words.slice(0, MOST_WORDS - n).join(' '));
  const town = heads.map((head) => townsByName(atlas).get(head)).find((one) => one !== undefined);
  const countries = [...adjectives.flatMap((one) => adjectivesIn(atlas, one)), ...named];
  return [
    ...(town && named.length === 0 ? [{ iso3: town.iso3, town }] : []),
    ...countries.map(({ iso3 }) => ({ iso3, town: atlas.cities.capitalOf(iso3) ?? null })),
  ];
}

/**
 * The country of a remote worker's foreign employer, as their words tell it; null for everybody else, and where the
 * words name no country or several.
 */
export function employerOf(atlas: Atlas, answers: Answers): Employer | null {
  if (textOf(answers, 'work-arrangement') !== 'remote-employee') return null;
  const found = TOLD_ANYWHERE.flatMap((questionId) =>
    sentencesOf(textOf(answers, questionId) ?? '').flatMap((sentence) =>
      placesIn(atlas, sentence).map((place) => ({ ...place, questionId })),
    ),
  );
  const [first] = found;
  const several = found.some(({ iso3 }) => iso3 !== first?.iso3);
  const clock = first?.town && !several ? standardOffset(first.town.timezone) : Number.NaN;
  return first === undefined || Number.isNaN(clock)
    ? null
    : { iso3: first.iso3, clock, questionIds: [...new Set(found.map(({ questionId }) => questionId))] };
}
