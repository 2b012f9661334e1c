import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { type Column, completeColumn } from '../engine/engine.ts';
import { leadsToPermanence } from '../entry/settling/leadsToStay.ts';
import { naturalisation, secondPassport } from '../entry/settling/naturalisation.ts';
import type { Situation } from '../entry/situation.ts';
import type { Entry } from '../entry/way.ts';
import type { Factor } from '../model.ts';
import { utilityOf } from '../scoring/utility.ts';

/**
 * Countries whose naturalisation rules differ by nationality. They are few and the same for everybody, so they are
 * remembered.
 */
const withShorterWays = rememberedOf((atlas: Atlas): readonly Iso3[] =>
  atlas.countries
    .map(({ iso3 }) => iso3)
    .filter((iso3) =>
      atlas.routes.open(iso3, 'citizenship').some(({ conditions }) => conditions.nationalities !== null),
    ),
);

const PATH = 'path_to_citizenship';
const YEARS = 'naturalisation_years';

/**
 * Whether the way in is a remote-work permit that by its record leads no further, so years on it count towards no
 * citizenship. A study permit is usually followed by another one after the degree, so it does not count here.
 */
function endsInItself({ engine, entries }: Situation, country: number): boolean {
  const { way } = entries[country] as Entry;
  return (
    way.kind === 'route' &&
    way.route.kind === 'digital-nomad' &&
    !leadsToPermanence(engine, country, way.route)
  );
}

type Change = (country: number, by: number) => void;

/** Replaces the general rule on years and on keeping passports by the one for a passport held. */
function countOwnRules(
  { engine: { atlas }, preferences }: Situation,
  { parts }: Factor,
  change: Change,
): void {
  for (const iso3 of withShorterWays(atlas)) {
    const rule = naturalisation(atlas, preferences.citizenships, iso3);
    const { there } = secondPassport(atlas, preferences.citizenships, iso3);
    const country = atlas.indexOf(iso3);
    for (const { indicator, share, curve } of parts) {
      const value = atlas.fact(iso3, indicator)?.value;
      if (indicator === YEARS && typeof value === 'number' && rule?.shortenedBy)
        change(country, share * (utilityOf(curve, rule.years) - utilityOf(curve, value)));
      if (indicator === 'dual_citizenship' && typeof value === 'string' && there)
        change(country, share * ((curve.words?.[there] ?? 0) - (curve.words?.[value] ?? 0)));
    }
  }
}

/** Counts no years of residence where the way in leads to no permanent stay. */
function leaveOutEndless(situation: Situation, { parts }: Factor, change: Change): void {
  const { engine, preferences } = situation;
  const part = parts.find(({ indicator }) => indicator === YEARS);
  if (!part) return;
  for (const [country, iso3] of engine.iso3.entries()) {
    const value = endsInItself(situation, country) ? engine.atlas.fact(iso3, YEARS)?.value : null;
    if (typeof value !== 'number') continue;
    const rule = naturalisation(engine.atlas, preferences.citizenships, iso3);
    change(country, -part.share * utilityOf(part.curve, rule?.shortenedBy ? rule.years : value));
  }
}

/**
 * The path to citizenship for this household. Rules for one of its passports replace the general ones, and exceptions
 * for other passports are ignored. Where the way in leads to no permanent stay, years of residence count nothing.
 * Other factors, and countries without such records, are returned unchanged.
 */
export function pathForPassports(situation: Situation, column: Column): Column {
  const { factor } = column;
  if (factor.id !== PATH || situation.preferences.citizenships.length === 0) return column;
  const certain = Float64Array.from(column.certain);
  const change: Change = (country, by) => {
    certain[country] = Math.max(0, (certain[country] as number) + by);
  };
  countOwnRules(situation, factor, change);
  leaveOutEndless(situation, factor, change);
  return { ...column, ...completeColumn(certain, column.known) };
}
