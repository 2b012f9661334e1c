import type { City } from '@global-fit/atlas/model';
import { bestCities } from '../../cities/best.ts';
import { candidates } from '../../cities/candidates.ts';
import { keepingAll, tellingLimits, townsToLiveIn, townStatus } from '../../cities/ownTowns.ts';
import { isClimate, NATIONAL, townValue } from '../../cities/townMeasures.ts';
import { isSun, SUN_OF } from '../../conditions/towns/sun.ts';
import { type TownLimit, townLimits } from '../../conditions/towns/townLimits.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import { gradeWithin } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';
import { found } from '../records/read.ts';
import type { FoundTowns, TownValue } from '../reason.ts';

export type Named = Pick<Gate, 'id' | 'group' | 'label' | 'because'>;

/** Judges by the mean of the whole country. Nobody lives in a mean, so it can warn but not fail. */
function byCountry({ engine }: Situation, limit: TownLimit, country: number): Verdict {
  const { measure } = limit;
  // The national means are of whole days, so they cannot stand in for afternoons or nights.
  const isOther = measure === 'winter days' || measure === 'winter means';
  const indicator = isClimate(measure) && !isOther ? NATIONAL[measure] : null;
  const value = indicator === null ? Number.NaN : (engine.atlas.column(indicator)[country] as number);
  const status = gradeWithin(value, limit);
  return {
    status: status === 'failed' ? 'at_risk' : status,
    reason: () => (indicator === null ? { kind: 'no record' } : found(engine, { indicator }, country, value)),
    ...(indicator === null ? {} : { indicators: [indicator] }),
  };
}

type Asked = Pick<TownLimit, 'measure' | 'kind' | 'limit' | 'from'>;

/** The place whose sunshine record stands in for a town that has none. */
function borrowed({ engine }: Situation, measure: TownLimit['measure'], city: City): Pick<TownValue, 'of'> {
  const sun = isSun(measure) ? SUN_OF[measure](engine.atlas, city) : null;
  return sun && sun.of !== city ? { of: sun.of } : {};
}

/** Every candidate town with its value, the closest to the limit first; NaN where nothing is on record. */
function valuesOf(situation: Situation, { measure, kind }: Asked, country: number): readonly TownValue[] {
  const sign = kind === 'least' ? -1 : 1;
  return candidates(situation, country)
    .map((city) => ({
      city,
      value: townValue(situation.engine, measure, city),
      ...borrowed(situation, measure, city),
    }))
    .toSorted((a, b) => sign * (a.value - b.value));
}

/** The towns shown as the reason: the recommended ones, or the closest one where the verdict failed. */
export function townsFound(situation: Situation, limit: Asked, country: number, failed: boolean): FoundTowns {
  const all = valuesOf(situation, limit, country);
  const valued = all.filter(({ value }) => !Number.isNaN(value));
  const sign = limit.kind === 'least' ? -1 : 1;
  const closest = valued.slice(0, 1);
  const recommended = failed
    ? []
    : bestCities(situation, country).flatMap(
        ({ cityId }) => valued.find(({ city }) => city.id === cityId) ?? [],
      );
  const towns = recommended.length > 0 ? recommended : closest;
  const beyond = ({ value }: { readonly value: number }): boolean =>
    limit.limit !== undefined && sign * (value - limit.limit) > 0;
  const missed = towns.filter(beyond).length;
  const { measure, from } = limit;
  const unrecorded = all.filter(({ value }) => Number.isNaN(value)).map(({ city }) => city);
  return {
    kind: 'towns',
    measure,
    towns,
    closest: recommended.length === 0,
    unrecorded: recommended.length === 0 ? unrecorded : [],
    missed,
    ...(from === undefined ? {} : { from }),
  };
}

/**
 * The status of a country by its towns; null where none has a record. It fails only where every town is known to
 * fail: a town without a record may keep the limit.
 */
function statusByTowns(situation: Situation, limit: TownLimit, country: number): GateStatus | null {
  const statusOf = (city: City): GateStatus => townStatus(situation, limit, city);
  const statuses = candidates(situation, country).map(statusOf);
  if (statuses.every((status) => status === 'unknown')) return null;
  if (statuses.every((status) => status === 'failed')) return 'failed';
  const [first, ...more] = new Set(townsToLiveIn(situation, country).map(statusOf));
  if (first && more.length === 0) return leniently(first);
  // Choosing the recommended towns is slow, so it is left until the statuses differ.
  const recommended = bestCities(situation, country)
    .flatMap(({ cityId }) => situation.engine.atlas.cities.byId(cityId) ?? [])
    .map(statusOf);
  return leniently(recommended.find((status) => status !== 'unknown') ?? 'at_risk');
}

/** A failing town only warns if another one keeps the limit, since it was chosen for the customer's other wishes. */
const leniently = (status: GateStatus): GateStatus => (status === 'met' ? 'met' : 'at_risk');

/**
 * Judges a condition in the towns where the household could live. Fails where every town is known to fail; otherwise
 * the best-fitting town decides. Without records of towns the mean of the country decides, and at worst warns.
 */
export function townGate(situation: Situation, limit: TownLimit, named: Named): Gate {
  return {
    ...named,
    check(country): Verdict {
      const status = statusByTowns(situation, limit, country);
      if (status === null) return byCountry(situation, limit, country);
      return { status, reason: () => townsFound(situation, limit, country, status === 'failed') };
    },
  };
}

/**
 * Fails a country where each town-level condition is kept by some town but no single town keeps them all; null with
 * fewer than two such conditions.
 */
export function togetherGate(situation: Situation): Gate | null {
  const limits = townLimits(situation.preferences).filter(({ partly }) => !partly);
  if (limits.length < 2) return null;
  return {
    id: 'deal-breaker:together',
    group: 'deal-breaker',
    label: `one town that keeps all of this: ${limits.map(({ label }) => label).join('; ')}`,
    because: { questionIds: [...new Set(limits.flatMap(({ questionIds }) => questionIds))] },
    check(country): Verdict {
      const towns = candidates(situation, country);
      // A condition that no town keeps fails through its own gate.
      const telling = tellingLimits(situation, towns, limits);
      const keep = keepingAll(situation, towns, telling);
      return {
        status: telling.length < 2 || keep.length > 0 ? 'met' : 'failed',
        reason: () => ({
          kind: 'towns apart',
          keep,
          each: telling.map((limit) => townsFound(situation, limit, country, true)),
        }),
      };
    },
  };
}
