import type { Atlas } from '@global-fit/atlas/atlas';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Ranking } from '@global-fit/matching/ranking';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import type { Persona } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { buildReport } from '../build.ts';
import type { Provider, ReportInput } from '../input.ts';
import type { ReportDocument } from '../model.ts';

export const PROVIDER: Provider = {
  name: 'Global Fit',
  email: 'support@globalfit.example',
  site: 'https://globalfit.example',
};

const rankings = new Map<string, Ranking>();

/** The ranking of a written person on the real atlas, made once per test file. */
export function rankingOf(persona: Persona): Ranking {
  const found =
    rankings.get(persona.id) ??
    rankCountries(realAtlas(), profilePreferences(realAtlas(), persona.answers), {
      study: realAtlas().countries.map(({ iso3 }) => iso3),
    });
  rankings.set(persona.id, found);
  return found;
}

/** A full input for a written person; Silver, first revision, unless told otherwise. */
export function inputFor(persona: Persona, change: Partial<ReportInput> = {}): ReportInput {
  return {
    atlas: realAtlas(),
    ranking: rankingOf(persona),
    answers: persona.answers,
    accountName: 'Robin Example',
    tier: 'silver',
    chosenCountryCodes: [],
    additionalCountries: 0,
    reportId: persona.id,
    revision: 1,
    date: '2026-11-21',
    provider: PROVIDER,
    ...change,
  };
}

/** The report of a written person. */
export function reportFor(persona: Persona, change: Partial<ReportInput> = {}): ReportDocument {
  return buildReport(inputFor(persona, change));
}

/** The same report with other answers or another atlas, for the same places and cities. */
export function samePlaces(
  document: ReportDocument,
  persona: Persona,
  change: { atlas?: Atlas; answers?: Answers },
): ReportDocument {
  return reportFor(persona, {
    ...change,
    fixedPlaces: document.places.map((place) => ({
      iso3: place.iso3,
      score: place.score,
      cityIds: place.cities.map((city) => city.id),
    })),
  });
}
