import { isCareWorker } from '@global-fit/matching/profile/work/occupation';
import { LICENSED_TRADES, type TheirProfession } from '@global-fit/matching/profile/work/professions';
import { ownProfession, REGULATED } from '../../profile/work/professions.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { isAtHome } from '../atHome.ts';
import type { PlaceView } from '../view.ts';
import { bodySaid } from './registers.ts';

/** Fields, regulated in part at most, in which a profession takes a licence nearly everywhere. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  pilot: ['transport-logistics'],
  'ship’s officer': ['transport-logistics'],
  architect: ['engineering', 'construction-trades'],
  'veterinary surgeon': ['agriculture'],
};

/** Whether a profession takes a licence nearly everywhere, although its field does not. */
export function guardedInField(own: TheirProfession | null, field: string | undefined): boolean {
  return own !== null && field !== undefined && (FIELDS_OF[own.name] ?? []).includes(field);
}

/** The customer's profession, which a request for discretion does not cover since registers are public, and whether a register regulates it. */
export function guardedWork({ profile }: PlaceView) {
  const field = profile.read.choices('career-field')[0];
  const own = ownProfession(profile);
  const byField = REGULATED.has(field ?? '') && (own !== null || !isCareWorker(profile.read.all));
  const guarded =
    field !== undefined && (byField || guardedInField(own, field) || LICENSED_TRADES.has(own?.name ?? ''));
  return { field, own, guarded };
}

/**
 * The body that must license the customer before an employer there may hire them; null for unregulated work, and
 * within the country of the licence.
 */
export function licenceBefore(view: PlaceView): Said | null {
  const { own, guarded } = guardedWork(view);
  if (isAtHome(view) || view.profile.stage !== 'employee' || !guarded) return null;
  return own
    ? because(bodySaid(view, own), ...own.ids)
    : because(say`the body in ${view.name} that recognises your qualification`, 'career-field');
}
