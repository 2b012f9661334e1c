import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { assessEntries } from './entry.ts';
import type { Entry } from './way.ts';

/** Preferences applied to the engine: everything computed once per ranking for factors and gates. */
export interface Situation {
  readonly engine: Engine;
  readonly preferences: Preferences;
  /** Index of the present country; -1 where unknown. */
  readonly home: number;
  /** The way into each country, by country index. */
  readonly entries: readonly Entry[];
}

/** Applies preferences to the engine. */
export function openSituation(engine: Engine, preferences: Preferences): Situation {
  return {
    engine,
    preferences,
    home: engine.atlas.indexOf(preferences.home ?? ''),
    entries: assessEntries(engine, preferences),
  };
}
