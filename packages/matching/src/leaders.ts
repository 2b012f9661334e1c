import { remembered } from '@global-fit/atlas/remembered';
import { activeFactors, type FactorColumn, factorColumn } from './activeFactors.ts';
import { weighsInCities } from './cities/criteria.ts';
import type { Engine } from './engine/engine.ts';
import { openSituation, type Situation } from './entry/situation.ts';
import { gatesOf, passes } from './gates/all.ts';
import type { Gate } from './gates/gate.ts';
import type { FactorId } from './model.ts';
import type { Preferences } from './model/preferences.ts';
import { firstFor } from './order.ts';
import { coverageOf, LEAST_COVERAGE, scoreAll } from './scoring/score.ts';

/** What a ranking needs besides the weights; gates and columns are worked out on first use and kept. */
interface Unweighed {
  readonly situation: Situation;
  readonly gates: readonly Gate[];
  readonly columnOf: (id: FactorId) => FactorColumn;
}

function unweighed(engine: Engine, preferences: Preferences): Unweighed {
  const situation = openSituation(engine, preferences);
  return {
    situation,
    gates: gatesOf(situation),
    columnOf: remembered((id: FactorId) => factorColumn(situation, id)),
  };
}

/**
 * Preferences on which `Unweighed` does not depend. Weights that choose cities are the exception: see `besideWeights`.
 */
const BESIDE: readonly (keyof Preferences)[] = ['weights', 'seed'];

/** A key of everything that ways in, must-haves and columns depend on: equal keys may share one `Unweighed`. */
function besideWeights(preferences: Preferences): string {
  const names = (Object.keys(preferences) as (keyof Preferences)[]).filter((name) => !BESIDE.includes(name));
  const inCities = preferences.weights.filter(({ factor }) => weighsInCities(factor));
  return JSON.stringify([inCities, ...names.map((name) => [name, preferences[name]])]);
}

/** The first `count` countries, by index and best first, that pass every must-have under these preferences. */
export type Leaders = (preferences: Preferences, count: number) => readonly number[];

/**
 * Finds the leading countries for many sets of preferences that differ in little, as "what would change this" asks for.
 * Two things make it quick: whatever does not depend on the weights of themes is shared by all sets that agree in it,
 * and must-haves are checked from the best country down, only until no other can be among the first.
 */
export function openLeaders(engine: Engine): Leaders {
  const states = new Map<string, Unweighed>();
  return (preferences, count) => {
    const key = besideWeights(preferences);
    const state = states.get(key) ?? unweighed(engine, preferences);
    states.set(key, state);
    const { gates, columnOf } = state;
    const factors = activeFactors(preferences.weights, columnOf);
    const size = engine.iso3.length;
    const coverage = coverageOf(factors, size);
    const fits = (country: number): boolean =>
      (coverage[country] as number) >= LEAST_COVERAGE && passes(gates, country);
    return firstFor({ ...state, coverage }, scoreAll(factors, size), engine.ties, fits, count);
  };
}
