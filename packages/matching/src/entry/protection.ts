import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { type Entry, GRADE, isWithinReach } from './way.ts';

/** The decision of the European Union that protects people who leave Ukraine. */
const RULE = 'temporary-protection-eu';
const FROM = 'UKR';
/** The move has to be within so many months, because the protection is extended by a year at a time. */
const SOON = 6;

type Leaving = Pick<Preferences, 'home' | 'citizenships' | 'latestMove'>;

/**
 * The law by which a country, by its index, admits Ukrainian citizens who leave Ukraine soon, whatever permits they
 * want and whatever they own: residence with the right to work, and housing and means for people who have too little.
 * Null for everybody else, and where the law does not bind the country.
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

/** An entry that leads nowhere by our records, with that protection added, which is still a way in. */
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
