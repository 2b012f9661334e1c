import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { rememberedAt } from '@global-fit/atlas/remembered';
import type { QuizMatch, QuizRequest } from '@global-fit/contract/quiz';
import { countryFigures } from '@global-fit/matching/quiz/figures';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { quizPulls, type QuizReasons } from '@global-fit/matching/quiz/reasons';
import { openQuizStanding } from '@global-fit/matching/quiz/standing';
import { engineOf } from '@global-fit/matching/engine/engine';
import { firstOf } from '@global-fit/matching/scoring/score';
import { textOfKeys } from './textOfKeys.ts';

/** The parts of a match that depend on the answers. */
type Standing = Readonly<Pick<QuizMatch, 'rank' | 'match_percentage'>> & QuizReasons;

/** How a match begins, by place from 0. */
const beginningOf = (place: number): string =>
  `${place === 0 ? '' : ','}{"rank":${place + 1},"match_percentage":`;

/** Percentages have two decimals: 0.00 to 100.00. */
const PERCENTAGES = 10_001;

/** Hundredths of a percent as JSON writes the percentage. */
const percentText = rememberedAt(PERCENTAGES, (hundredths) => `${hundredths / 100}`);

/** The parts that are the same for a country in every response. */
type Known = Omit<QuizMatch, keyof Standing>;

function knownOf(atlas: Atlas, iso3: Iso3): Known {
  const country = atlas.country(iso3);
  if (!country) throw new RangeError(`The atlas holds no country ${iso3}.`);
  return {
    country_name: country.name,
    iso3,
    slug: country.slug,
    country_profile_file: country.profileFile,
    country_data: countryFigures(atlas, iso3),
  };
}

/**
 * The free quiz over an atlas: the ranking that the browser also computes, with reasons. Returns a `QuizResponse` as
 * text. Most of the text about a country never changes and is kept, because serialising it takes as long as ranking
 * the world.
 */
export function openQuiz(atlas: Atlas): (request: QuizRequest) => string {
  const { iso3, ties } = engineOf(atlas);
  const stand = openQuizStanding(quizMatrix(engineOf(atlas)));
  const beginning = rememberedAt(iso3.length, beginningOf);
  /** With a comma for the opening brace, since the parts that depend on the answers come first. */
  const knownText = rememberedAt(
    iso3.length,
    (at) => `,${JSON.stringify(knownOf(atlas, iso3[at] ?? '')).slice(1)}`,
  );

  return ({ preferences, top_n }) => {
    const { columns, scores, passing } = stand(preferences);
    const places = firstOf(scores, ties, passing, top_n);
    let text = '{"matches":[';
    for (let n = 0; n < places.length; n += 1) {
      const at = places[n] as number;
      const { strong, weak } = quizPulls(columns, at);
      text += beginning(n) + percentText(Math.round((scores[at] as number) * 100));
      text += `,"strong":${textOfKeys(strong)},"weak":${textOfKeys(weak)}${knownText(at)}`;
    }
    return `${text}]}`;
  };
}
