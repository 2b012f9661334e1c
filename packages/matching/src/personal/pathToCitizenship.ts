import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { type Column, weighedOf } from '../engine/engine.ts';
import { naturalisation, secondPassport } from '../entry/settling/naturalisation.ts';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';

/** Countries with a rule of naturalisation for some nationalities; few, and the same for everybody. */
const withShorterWays = rememberedOf((atlas: Atlas): readonly Iso3[] =>
  atlas.countries
    .map(({ iso3 }) => iso3)
    .filter((iso3) =>
      atlas.routes.open(iso3, 'citizenship').some(({ conditions }) => conditions.nationalities !== null),
    ),
);

const PATH = 'path_to_citizenship';

/**
 * The path to citizenship as these passports meet it: a rule made for one of them counts instead of the one for
 * everybody, for its years and for keeping the passport, and exceptions made for other passports do not count. Other
 * factors, and countries without such rules, stay.
 */
export function forPassports(situation: Situation, column: Column): Column {
  const { engine, preferences } = situation;
  const { atlas } = engine;
  const { factor } = column;
  if (factor.id !== PATH || preferences.citizenships.length === 0) return column;
  const certain = Float64Array.from(column.certain);
  for (const iso3 of withShorterWays(atlas)) {
    const rule = naturalisation(atlas, preferences.citizenships, iso3);
    const { there } = secondPassport(atlas, preferences.citizenships, iso3);
    const country = atlas.indexOf(iso3);
    for (const { indicator, share, curve } of factor.parts) {
      const value = atlas.fact(iso3, indicator)?.value;
      if (indicator === 'naturalisation_years' && typeof value === 'number' && rule?.shortenedBy)
        certain[country] =
          (certain[country] as number) + share * (utilityOf(curve, rule.years) - utilityOf(curve, value));
      if (indicator === 'dual_citizenship' && typeof value === 'string' && there)
        certain[country] =
          (certain[country] as number) + share * ((curve.words?.[there] ?? 0) - (curve.words?.[value] ?? 0));
    }
  }
  return { ...column, ...weighedOf(certain, column.known) };
}
