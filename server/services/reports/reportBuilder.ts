import type { Atlas } from '@global-fit/atlas/atlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { buildReport } from '@global-fit/report/build';
import type { Provider } from '@global-fit/report/input';
import type { BuildInput, BuiltReport } from './dependencies.ts';

/** Binds atlas and issuer: the answers are ranked, then written up. Pure; the same input gives the same document. */
export function reportBuilder(atlas: Atlas, provider: Provider): (input: BuildInput) => BuiltReport {
  return (input) => {
    const preferences = profilePreferences(atlas, input.answers);
    const document = buildReport({
      atlas,
      provider,
      ranking: rankCountries(atlas, preferences, { withCities: atlas.countries.length }),
      answers: input.answers,
      accountName: input.customerName,
      tier: input.tier,
      chosenCountryCodes: input.additionalCountryCodes,
      additionalCountries: input.additionalCountries,
      reportId: input.reportId,
      revision: input.revision,
      date: input.date,
      ...(input.previous ? { previous: input.previous } : {}),
    });
    return { document, checks: [] };
  };
}
