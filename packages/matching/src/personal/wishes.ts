import { meanOver } from '@global-fit/atlas/places/climate';
import type { City } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import { townsToLiveIn } from '../cities/ownTowns.ts';
import { townValue, warmthIn } from '../cities/townMeasures.ts';
import { targetOf, warmthUtility } from '../conditions/climateWish.ts';
import { degreesOff, doublings } from '../scoring/offWish.ts';
import { fromClock, officeClock } from '../conditions/own/clocks.ts';
import type { Engine } from '../engine/engine.ts';
import type { Situation } from '../entry/situation.ts';
import type { Target } from '../model.ts';
import { closeness } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Yearly means of towns in degrees Celsius, and their mean weighted by inhabitants. */
interface TownWarmth {
  readonly means: readonly number[];
  readonly typical: number;
}

const known = new WeakMap<readonly City[], TownWarmth>();

function warmthOf(engine: Engine, towns: readonly City[], season: Target['season']): TownWarmth {
  const found = season ? undefined : known.get(towns);
  if (found) return found;
  const measured = towns
    .map((city) => ({
      people: Math.max(1, city.population ?? 0),
      mean: warmthIn(engine, city, season),
    }))
    .filter(({ mean }) => !Number.isNaN(mean));
  const people = measured.reduce((sum, one) => sum + one.people, 0);
  const warmth = {
    means: measured.map(({ mean }) => mean),
    typical: measured.reduce((sum, one) => sum + one.people * one.mean, 0) / people,
  };
  if (!season) known.set(towns, warmth);
  return warmth;
}

/**
 * Degrees between the wish and the towns where the household could live: of the typical town, and of the closest one,
 * with that one's yearly mean. Uses the country's mean where no town has a record.
 */
export function warmthDistances(
  situation: Situation,
  target: Target,
  country: number,
): { readonly typical: number; readonly closest: number; readonly mean: number } {
  const { engine } = situation;
  const { means, typical } = warmthOf(engine, townsToLiveIn(situation, country), target.season);
  const year = target.season && engine.atlas.countryClimate(engine.iso3[country] ?? '')?.temperatureC;
  const national = year
    ? meanOver(year, target.season)
    : (engine.atlas.column('temperature_annual_mean')[country] as number);
  const off = (mean: number): number => degreesOff(mean, target);
  if (means.length === 0) return { typical: off(national), closest: off(national), mean: national };
  let closest = means[0] as number;
  for (const mean of means) if (off(mean) < off(closest)) closest = mean;
  return { typical: off(typical), closest: off(closest), mean: closest };
}

/** The typical town counts as much as the closest one: one warm corner does not make a country warm. */
export const WARMTH: PersonalFactor = {
  id: 'warmth',
  label: 'Warmth you asked for',
  dimension: 'climate',
  method:
    'Closeness of the annual mean temperature (of the months of a stay, where those were told) to the wish, among the towns that are of the size and lie where it was asked for: half for the typical one (each counted by its inhabitants), half for the closest.',
  indicators: ['temperature_annual_mean'],
  utilities(situation) {
    const target = targetOf(situation.preferences, 'warmth');
    return Float64Array.from(situation.engine.iso3, (_, i) => {
      return target ? warmthUtility(warmthDistances(situation, target, i), target) : Number.NaN;
    });
  },
};

/** Rain in some months, of the country and of its capital, each scaled to a whole year. */
function rainIn({ atlas, iso3 }: Engine, country: number, season: readonly number[]): readonly number[] {
  const capital = atlas.cities.capitalOf(iso3[country] ?? '');
  return [atlas.countryClimate(iso3[country] ?? ''), capital && nearClimate(atlas, capital)].flatMap((one) =>
    one?.rainfallMm ? [12 * meanOver(one.rainfallMm, season)] : [],
  );
}

/** Doublings between the annual rain of a country and the wish: 1 is twice or half as much; NaN where unknown. */
export function rainDistance({ engine }: Situation, target: Target, country: number): number {
  if (target.season) {
    const off = rainIn(engine, country, target.season).map((mm) => doublings(mm, target));
    if (off.length > 0) return off.reduce((sum, one) => sum + one, 0) / off.length;
  }
  const values = ['rainfall_annual', 'capital_rainfall_annual'].map(
    (id) => engine.atlas.column(id)[country] as number,
  );
  const known = values.filter((mm) => !Number.isNaN(mm)).map((mm) => doublings(mm, target));
  return known.length === 0 ? Number.NaN : known.reduce((sum, one) => sum + one, 0) / known.length;
}

export const RAIN: PersonalFactor = {
  id: 'rain',
  label: 'Rain you asked for',
  dimension: 'climate',
  method:
    'Closeness of annual rainfall (of the months of a stay, where those were told) to the wish, in doublings, for the country and its capital.',
  indicators: ['rainfall_annual', 'capital_rainfall_annual'],
  utilities(situation) {
    const target = targetOf(situation.preferences, 'rain');
    return Float64Array.from(situation.engine.iso3, (_, i) =>
      target ? closeness(rainDistance(situation, target, i), target) : Number.NaN,
    );
  },
};

/** Hours of clock difference: up to `tolerance` office hours overlap in full, from `zeroAt` on not at all. */
const OVERLAP = { tolerance: 2, zeroAt: 8 };

/**
 * Hours between an office and the nearest clock among the towns where the household could live; NaN where none is
 * known.
 */
function hoursApart(situation: Situation, clock: number, country: number): number {
  const measure = fromClock(clock);
  const each = townsToLiveIn(situation, country).map((town) => townValue(situation.engine, measure, town));
  return each.reduce((least, hours) => (hours < least || Number.isNaN(least) ? hours : least), Number.NaN);
}

export const TIME_ZONE: PersonalFactor = {
  id: 'time_zone',
  label: 'Shared office hours',
  dimension: 'infrastructure_digital',
  method: `Hours between the office hours asked for and the nearest clock among the towns where one would live: ${OVERLAP.tolerance} or less is full overlap, ${OVERLAP.zeroAt} or more is none.`,
  indicators: ['utc_offset_capital'],
  utilities(situation) {
    const { needs } = situation.preferences;
    const offices = needs.flatMap(({ need }) => officeClock(need, situation.preferences) ?? []);
    return Float64Array.from(situation.engine.iso3, (_, i) => {
      const each = offices.map(({ clock }) => closeness(hoursApart(situation, clock, i), OVERLAP));
      return each.length === 0 ? Number.NaN : each.reduce((sum, one) => sum + one, 0) / each.length;
    });
  },
};
