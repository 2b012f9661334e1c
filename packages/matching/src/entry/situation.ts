import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { assessEntries } from './entry.ts';
import type { Entry } from './way.ts';

/** Preferences laid on the engine: what is worked out once per ranking and read by factors and gates. */
export interface Situation {
  readonly engine: Engine;
  readonly preferences: Preferences;
  /** Index of the country lived in now; -1 when unknown. */
  readonly home: number;
  /** The way in to each country, by country index. */
  readonly entries: readonly Entry[];
}

/** Lays preferences on the engine. */
export function openSituation(engine: Engine, preferences: Preferences): Situation {
  return {
    engine,
    preferences,
    home: engine.atlas.indexOf(preferences.home ?? ''),
    entries: assessEntries(engine, preferences),
  };
}
