import { payVaries, readOccupation } from '@global-fit/matching/profile/occupation';
import { EARNERS } from '@global-fit/matching/factors/work';
import { type Quantity, recordQuantity } from '../../figures/quantity.ts';
import { belowMinimum } from '../../place/paySurvey.ts';
import type { PlaceView } from '../../place/view.ts';

export interface LocalPay {
  /** "professionals". */
  readonly group: string;
  /** US dollars a month, before tax, on average; resting on the answers that put the customer into the group. */
  readonly monthly: Quantity;
}

/**
 * What people in the customer's group of occupations earn in this place, for those who would earn there; null
 * when unknown, and where the mean of doctors and engineers says nothing of what a nurse or a teacher is offered.
 */
export function localPay(view: PlaceView): LocalPay | null {
  const read = readOccupation(view.profile.read.all);
  if (!read || !['employee', 'transfer'].includes(view.profile.stage)) return null;
  if (read.group !== 'service_sales' && payVaries(view.profile.read.all)) return null;
  const wage = view.atlas.wage(view.iso3, read.group);
  if (belowMinimum(view, view.iso3)) return null;
  if (!wage?.from.shown || wage.monthlyUsd === null || wage.unreliable) return null;
  const monthly = recordQuantity(wage.monthlyUsd, `wage:${view.iso3}-${read.group}`, 'monthlyUsd');
  return { group: EARNERS[read.group], monthly: { ...monthly, answers: read.questionIds } };
}
