import { lawClause } from '../../prose/lawClause.ts';
import type { Said } from '../../prose/said.ts';
import { boundBy } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import { settlesByRight } from './routes.ts';

/**
 * What the law on permits decides, by the first part of a rule's id: up to which age a child comes along, and what
 * becomes of a permit for work when the job ends.
 */
export type PermitSubject = 'child-age' | 'job-lost';

/** Whether the directive for the members of the European Union tells, since the country has no rule of its own on record. */
export const toldByUnion = (view: PlaceView, subject: PermitSubject): boolean =>
  view.atlas.rule(`${subject}-${view.iso3}`) === null && boundBy(view, `${subject}-eu`);

/** The law of the place on a subject, as a clause; null without one on record, or where no permit is needed. */
export function permitLaw(view: PlaceView, subject: PermitSubject): Said | null {
  if (settlesByRight(view)) return null;
  return lawClause(view.atlas.rule(toldByUnion(view, subject) ? `${subject}-eu` : `${subject}-${view.iso3}`));
}
