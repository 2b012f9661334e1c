import { remembered } from '@global-fit/atlas/remembered';
import { activeFactors, type FactorColumn, factorColumn } from './activeFactors.ts';
import { weighsInCities } from './cities/criteria.ts';
import type { Engine } from './engine/engine.ts';
import { openSituation, type Situation } from './entry/situation.ts';
import { gatesOf, passes } from './gates/all.ts';
import type { Gate } from './gates/gate.ts';
import type { FactorId } from './model.ts';
import type { Preferences } from './model/preferences.ts';
import { orderFor } from './rank.ts';
import { coverageOf, LEAST_COVERAGE, scoreAll } from './scoring/score.ts';

/** What a ranking is made of before anything is weighed, worked out as far as somebody has asked. */
interface Unweighed {
  readonly situation: Situation;
  readonly gates: readonly Gate[];
  readonly columnOf: (id: FactorId) => FactorColumn;
}

function unweighed(engine: Engine, preferences: Preferences): Unweighed {
  const situation = openSituation(engine, preferences);
  return {
    situation,
    gates: gatesOf(situation).map((gate) => ({
      ...gate,
      check: remembered((country: number) => gate.check(country)),
    })),
    columnOf: remembered((id: FactorId) => factorColumn(situation, id)),
  };
}

/** What decides the order alone, but for the weights that cities are chosen by; the seed asks for every answer. */
const BESIDE: readonly (keyof Preferences)[] = ['weights', 'seed'];

/** All that entries, must-haves and columns hang on. */
function besideWeights(preferences: Preferences): string {
  const names = (Object.keys(preferences) as (keyof Preferences)[]).filter((name) => !BESIDE.includes(name));
  const inCities = preferences.weights.filter(({ factor }) => weighsInCities(factor));
  return JSON.stringify([inCities, ...names.map((name) => [name, preferences[name]])]);
}

/** The first `count` of a standing's passing countries, by index. */
export type Leaders = (preferences: Preferences, count: number) => readonly number[];

/**
 * Finds the leaders of one set of preferences after another that differ in little, as the alternatives of a "what would
 * change this" do: what does not hang on how much each theme weighs is worked out once for all that agree in it, and
 * must-haves are asked from the first country down and only until enough pass.
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
    const out: number[] = [];
    for (const country of orderFor([state], scoreAll(factors, size), engine.ties)) {
      if (out.length === count) break;
      if ((coverage[country] as number) >= LEAST_COVERAGE && passes(gates, country)) out.push(country);
    }
    return out;
  };
}
