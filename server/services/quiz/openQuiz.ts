import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { remembered } from '@global-fit/atlas/remembered';
import type { QuizMatch, QuizRequest } from '@global-fit/contract/quiz';
import { countryFigures } from '@global-fit/matching/quiz/figures';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { type QuizReasons, quizReasons } from '@global-fit/matching/quiz/reasons';
import type { QuizKey } from '@global-fit/matching/quiz/request';
import { openQuizStanding } from '@global-fit/matching/quiz/standing';
import { engineOf } from '@global-fit/matching/engine/engine';
import { firstOf } from '@global-fit/matching/scoring/score';

/** The parts of a match that depend on the answers. */
type Standing = Readonly<Pick<QuizMatch, 'rank' | 'match_percentage'>> & QuizReasons;

/** How a match begins, by place from 0. */
const rankText = remembered(
  (place: number) => `${place === 0 ? '' : ','}{"rank":${place + 1},"match_percentage":`,
);

/** A number of hundredths of a percent as JSON writes it, with the name of the list that follows. */
const percentText = remembered((hundredths: number) => `${hundredths / 100},"strong":`);

/** A list of keys as JSON. */
const listText = (keys: readonly QuizKey[]): string => (keys.length === 0 ? '[]' : `["${keys.join('","')}"]`);

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
  /** With a comma for the opening brace, since the parts that depend on the answers come first. */
  const knownText = remembered((at: number) => `,${JSON.stringify(knownOf(atlas, iso3[at] ?? '')).slice(1)}`);

  return ({ preferences, top_n }) => {
    const { columns, scores, passing } = stand(preferences);
    const places = firstOf(scores, ties, passing, top_n);
    let text = '{"matches":[';
    for (let n = 0; n < places.length; n += 1) {
      const at = places[n] as number;
      const { strong, weak } = quizReasons(columns, at);
      text += rankText(n) + percentText(Math.round((scores[at] as number) * 100));
      text += `${listText(strong)},"weak":${listText(weak)}${knownText(at)}`;
    }
    return `${text}]}`;
  };
}
