import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { type Entry, GRADE, isWithinReach } from './way.ts';

/** The decision of the European Union that protects people who leave Ukraine. */
const RULE = 'temporary-protection-eu';
const FROM = 'UKR';
/** Months within which the move has to fall: the protection is prolonged by a year at a time. */
const SOON = 6;

type Leaving = Pick<Preferences, 'home' | 'citizenships' | 'latestMove'>;

/**
 * The law by which a country, by its index, takes in a household that leaves Ukraine soon, as its citizens, whatever
 * permits are wanted and whatever it owns: a residence with the right to work, and housing and means to live on for those
 * who have too little. Null for everybody else, and where that law does not bind the country.
 */
export function protectionIn(
  { atlas, iso3 }: Pick<Engine, 'atlas' | 'iso3'>,
  { home, citizenships, latestMove }: Leaving,
  country: number,
): CrossBorderRule | null {
  if (home !== FROM || !citizenships.includes(FROM) || (latestMove ?? Number.POSITIVE_INFINITY) > SOON)
    return null;
  if (atlas.column('eu_member')[country] !== 1) return null;
  const rule = atlas.rule(RULE);
  return rule?.from.shown && !rule.except.includes(iso3[country] ?? '') ? rule : null;
}

/** An entry that leads nowhere by our records, with that protection, which is a way in all the same. */
export function withProtection(
  engine: Engine,
  preferences: Preferences,
  country: number,
  entry: Entry,
): Entry {
  const { way } = entry;
  if ((way.kind !== 'no record' && way.kind !== 'short') || isWithinReach(way)) return entry;
  const protection = protectionIn(engine, preferences, country);
  if (!protection) return entry;
  return { grade: Math.max(entry.grade, GRADE.protection), status: 'at_risk', way: { ...way, protection } };
}
