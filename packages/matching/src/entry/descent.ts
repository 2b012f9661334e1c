import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/visaRoute';
import { surestFirst } from '@global-fit/atlas/routes';
import type { Preferences } from '../model/preferences.ts';

/** What our records say of citizenship through ancestors. */
export interface DescentRule {
  readonly route: VisaRoute;
  /** Generations back that the record allows: 1 a parent, 2 a grandparent, 3 a great-grandparent; null where it states no limit. */
  readonly generations: number | null;
}

function generationsOf({ notes }: VisaRoute): number | null {
  const rule = /^qualifying ancestor: ([^;]+)/.exec(notes ?? '')?.[1];
  if (!rule || rule.startsWith('available') || rule === 'any generation') return null;
  if (rule.includes('great-grandparent')) return 3;
  return rule.includes('grandparent') ? 2 : 1;
}

/** The widest rule of descent that may be told and is open; null when our records hold none. */
export function descentRule(atlas: Atlas, iso3: Iso3): DescentRule | null {
  const rules = atlas.routes
    .open(iso3, 'citizenship-by-descent')
    .filter(({ shown }) => shown)
    .map((route) => ({ route, generations: generationsOf(route) }))
    .sort((a, b) => (b.generations ?? 9) - (a.generations ?? 9) || surestFirst(a.route, b.route));
  return rules[0] ?? null;
}

/** Whether the record rules a claim out, by the generation that the customer told of; never where either is unknown. */
export function rulesOut(rule: DescentRule, generation: number | null): boolean {
  return generation !== null && rule.generations !== null && generation > rule.generations;
}

/** Countries of the ancestors told of in which our records leave the claim to citizenship open. */
export function claimedCitizenships(
  atlas: Atlas,
  { ancestry, ancestryClaim, ancestryGeneration, citizenships }: Preferences,
): readonly Iso3[] {
  if (ancestryClaim === null) return [];
  return ancestry.filter((iso3) => {
    const rule = citizenships.includes(iso3) ? null : descentRule(atlas, iso3);
    return rule !== null && !rulesOut(rule, ancestryGeneration);
  });
}
