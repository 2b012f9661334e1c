import type { Atlas } from '@global-fit/atlas/atlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { buildReport } from '../build.ts';
import type { Provider } from '../input.ts';
import type { ReportDocument } from '../model.ts';
import { SAMPLE_ANSWERS, SAMPLE_CITIES, SAMPLE_MATCH_SCORE } from './persona.ts';

/** The note every rendering of the sample shows beside its scores. */
export const SAMPLE_NOTE =
  'This sample is made for a fictional person. Its five cities and their scores are illustrations; everything else is written by the same method, from the same figures, as every report.';

/**
 * The sample report: the ordinary builder on a fictional persona, for the specification's five towns. Scores are its
 * constants (97 for the best match, 92 to 84 for the towns) and marked as illustrations.
 */
export function buildSampleReport(atlas: Atlas, date: string, provider: Provider): ReportDocument {
  const document = buildReport({
    atlas,
    provider,
    ranking: rankCountries(atlas, profilePreferences(atlas, SAMPLE_ANSWERS)),
    answers: SAMPLE_ANSWERS,
    accountName: 'Alex Morgan',
    tier: 'silver',
    chosenCountryCodes: [],
    additionalCountries: 0,
    reportId: 'sample',
    revision: 1,
    date,
    fixedPlaces: SAMPLE_CITIES.map(({ iso3, cityId, score }) => ({
      iso3,
      cityIds: [cityId],
      score,
      illustrative: true,
    })),
  });
  const note = {
    kind: 'note',
    text: `${SAMPLE_NOTE} The persona’s overall match score is ${SAMPLE_MATCH_SCORE} of 100.`,
    answers: [],
    facts: [],
  } as const;
  return {
    ...document,
    atAGlance: { ...document.atAGlance, blocks: [note, ...document.atAGlance.blocks] },
  };
}
