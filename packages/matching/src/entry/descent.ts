import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { byConfidence } from '@global-fit/atlas/entry/routes';
import type { Preferences } from '../model/preferences.ts';
import { monthsLate, shareForDelay } from './route/inTime.ts';
import type { DescentWay, Entry } from './way.ts';

/** The rule of citizenship by descent on record. */
export interface DescentRule {
  readonly route: VisaRoute;
  /**
   * Generations covered: 1 for a parent, 2 for a grandparent, 3 for a great-grandparent; null without a stated limit.
   */
  readonly generations: number | null;
  /** Whether the record covers only citizenship at birth, and so not a line that begins before the parents. */
  readonly atBirth: boolean;
}

function generationsOf({ notes }: VisaRoute): number | null {
  const rule = /^qualifying ancestor: ([^;]+)/.exec(notes ?? '')?.[1];
  if (!rule || rule.startsWith('available') || rule === 'any generation') return null;
  if (rule.includes('great-grandparent')) return 3;
  return rule.includes('grandparent') ? 2 : 1;
}

/** Names of routes that restore citizenship to descendants of the persecuted. */
const GIVEN_AGAIN = /\bpersecution\b/i;

/**
 * The most generous open rule of descent that may be shown; null where there is none on record. Restored citizenship
 * is excluded for people who mention no persecution.
 */
export function descentRule(atlas: Atlas, iso3: Iso3, drivenOut = false): DescentRule | null {
  const rules = atlas.routes
    .open(iso3, 'citizenship-by-descent')
    .filter(({ shown, name }) => shown && (drivenOut || !GIVEN_AGAIN.test(name)))
    .map((route) => ({ route, generations: generationsOf(route) }))
    .map((rule) => ({ ...rule, atBirth: rule.generations === 1 }))
    .sort((a, b) => (b.generations ?? 9) - (a.generations ?? 9) || byConfidence(a.route, b.route));
  return rules[0] ?? null;
}

/** Whether a record opens a claim: `closed` beyond its limit, `not told` where it covers birth only. */
export type ClaimStatus = 'open' | 'not told' | 'closed';

/** The status of a claim for the generation the customer named. Open where that or the limit is unknown. */
export function claimStatus(rule: DescentRule, generation: number | null): ClaimStatus {
  if (generation === null || rule.generations === null || generation <= rule.generations) return 'open';
  return rule.atBirth ? 'not told' : 'closed';
}

/**
 * Countries of the customer's ancestors whose citizenship can be claimed by our records. Where a record covers birth
 * only, a consulate has to decide, and it is no way in until then.
 */
export function claimedCitizenships(
  atlas: Atlas,
  { ancestry, ancestryClaim, ancestryGenerations, ancestryDrivenOut, citizenships }: Preferences,
): readonly Iso3[] {
  if (ancestryClaim === null) return [];
  return ancestry.filter((iso3) => {
    const rule = citizenships.includes(iso3) ? null : descentRule(atlas, iso3, ancestryDrivenOut);
    return rule !== null && claimStatus(rule, ancestryGenerations[iso3] ?? null) === 'open';
  });
}

/** Days until a decision on a claim: the longest of the records with the rule; null where none states it. */
export function claimDays(atlas: Atlas, iso3: Iso3, drivenOut = false): number | null {
  const rule = descentRule(atlas, iso3, drivenOut)?.route;
  const days = atlas.routes
    .open(iso3, 'citizenship-by-descent')
    .filter(({ shown, notes }) => shown && notes === rule?.notes)
    .flatMap(({ processingDays }) => processingDays ?? []);
  return days.length > 0 ? Math.max(...days) : null;
}

/**
 * A way in by ancestry, graded by the date of the move: where neither the claim nor a permit for descendants is
 * decided in time, it is at risk and worth less. A claim of unknown duration is not changed.
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
    ? { grade: entry.grade * shareForDelay(lateBy), status: 'at_risk', way: { ...entry.way, lateBy } }
    : entry;
}
