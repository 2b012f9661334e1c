import { payVaries, readOccupation } from '@global-fit/matching/profile/work/occupation';
import { EARNERS } from '@global-fit/matching/factors/work';
import { type Quantity, recordQuantity } from '../../figures/quantity.ts';
import { localLanguage, notYetSpoken, ownOfficial } from '../language/language.ts';
import { belowMinimum } from './paySurvey.ts';
import type { PlaceView } from '../view.ts';
import { bandOf } from '../../profile/bands.ts';
import { workInOfficialLanguage } from '../../profile/work/workLanguage.ts';
import { because, given, type Said, words } from '../../prose/said.ts';

export interface LocalPay {
  /** "professionals". */
  readonly group: string;
  /** US dollars a month, before tax, on average; resting on the answers that put the customer into the group. */
  readonly monthly: Quantity;
}

/** Below this part of a mean pay an income that is expected lies far from it. */
const FAR_BELOW = 0.7;

/**
 * Why the mean pay of a trained group is not to be counted on yet: the work is done in an official language that is
 * none of theirs, or they expect far less. Null where neither is so.
 */
export function notCountedOn(view: PlaceView, monthly: number): Said | null {
  const { read } = view.profile;
  // Books and returns are kept by the law of the country, in its language.
  const books = read.has('work-arrangement', 'local-job') && read.has('career-field', 'finance');
  const main = localLanguage(view);
  if ((books || workInOfficialLanguage(view.profile)) && main && ownOfficial(view) === null)
    return because(
      given(
        words(`such work is done in ${main.name}, ${notYetSpoken(view, main.code)}`),
        `language:${view.iso3}-${main.code}`,
      ),
      'work-arrangement',
      'career-field',
      'languages-spoken',
    );
  const high = bandOf(read.choices('expected-annual-income')[0])?.high;
  return high && high / 12 < FAR_BELOW * monthly
    ? because(words('that is far above the income you told us to expect'), 'expected-annual-income')
    : null;
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
