import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { surestFirst } from '@global-fit/atlas/entry/routes';
import type { Preferences } from '../model/preferences.ts';
import { monthsLate, shareLate } from './route/inTime.ts';
import type { DescentWay, Entry } from './way.ts';

/** What our records say of citizenship through ancestors. */
export interface DescentRule {
  readonly route: VisaRoute;
  /** Generations back that the record allows: 1 a parent, 2 a grandparent, 3 a great-grandparent; null where it states no limit. */
  readonly generations: number | null;
  /** Whether it tells who is a citizen at birth, and so nothing of a line that begins before the parents. */
  readonly atBirth: boolean;
}

function generationsOf({ notes }: VisaRoute): number | null {
  const rule = /^qualifying ancestor: ([^;]+)/.exec(notes ?? '')?.[1];
  if (!rule || rule.startsWith('available') || rule === 'any generation') return null;
  if (rule.includes('great-grandparent')) return 3;
  return rule.includes('grandparent') ? 2 : 1;
}

/** Records that give a citizenship again to the descendants of those from whom persecution took it, by their names. */
const GIVEN_AGAIN = /\bpersecution\b/i;

/**
 * The widest rule of descent that may be told and is open; null when our records hold none. What is given again after
 * persecution is none for those who tell of no such thing.
 */
export function descentRule(atlas: Atlas, iso3: Iso3, drivenOut = false): DescentRule | null {
  const rules = atlas.routes
    .open(iso3, 'citizenship-by-descent')
    .filter(({ shown, name }) => shown && (drivenOut || !GIVEN_AGAIN.test(name)))
    .map((route) => ({ route, generations: generationsOf(route) }))
    .map((rule) => ({ ...rule, atBirth: rule.generations === 1 }))
    .sort((a, b) => (b.generations ?? 9) - (a.generations ?? 9) || surestFirst(a.route, b.route));
  return rules[0] ?? null;
}

/**
 * How a claim stands by the record and the generation that the customer told of: `closed` where the record ends before
 * it, `not told` where it holds the rule at birth alone. Open where either is unknown.
 */
export function lineBy(rule: DescentRule, generation: number | null): 'open' | 'not told' | 'closed' {
  if (generation === null || rule.generations === null || generation <= rule.generations) return 'open';
  return rule.atBirth ? 'not told' : 'closed';
}

/**
 * Countries of the ancestors told of in which our records carry the claim to citizenship. One of which they tell the
 * rule at birth alone is for a consulate to judge, and no way in until then.
 */
export function claimedCitizenships(
  atlas: Atlas,
  { ancestry, ancestryClaim, ancestryGenerations, ancestryDrivenOut, citizenships }: Preferences,
): readonly Iso3[] {
  if (ancestryClaim === null) return [];
  return ancestry.filter((iso3) => {
    const rule = citizenships.includes(iso3) ? null : descentRule(atlas, iso3, ancestryDrivenOut);
    return rule !== null && lineBy(rule, ancestryGenerations[iso3] ?? null) === 'open';
  });
}

/** The time to a decision on a claim, in days: of the records with the rule that is told the longest; null where none tells. */
export function claimDays(atlas: Atlas, iso3: Iso3, drivenOut = false): number | null {
  const rule = descentRule(atlas, iso3, drivenOut)?.route;
  const days = atlas.routes
    .open(iso3, 'citizenship-by-descent')
    .filter(({ shown, notes }) => shown && notes === rule?.notes)
    .flatMap(({ processingDays }) => processingDays ?? []);
  return days.length > 0 ? Math.max(...days) : null;
}

/**
 * What ancestry may open beside the date of the move: where neither the claim nor a permit for descendants is decided in
 * time by its record, it is at risk and worth less. A claim of which no record tells the time stands as it is.
 */
export function claimHeldToDate(
  atlas: Atlas,
  preferences: Preferences,
  entry: Entry<DescentWay>,
): Entry<DescentWay> {
  const { citizenship, permit } = entry.way;
  const [soonest = null] = [
    citizenship && claimDays(atlas, citizenship.iso3, preferences.ancestryDrivenOut),
    permit?.processingDays ?? null,
  ]
    .filter((days) => days !== null)
    .sort((a, b) => a - b);
  const lateBy = monthsLate({ processingDays: soonest }, preferences);
  return lateBy > 0
    ? { grade: entry.grade * shareLate(lateBy), status: 'at_risk', way: { ...entry.way, lateBy } }
    : entry;
}
