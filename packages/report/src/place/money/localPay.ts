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
  /** The occupation group: "professionals". */
  readonly group: string;
  /** Mean pay in US dollars a month before tax, resting on the answers that put the customer in the group. */
  readonly monthly: Quantity;
}

/** An expected income below this share of mean pay is far from it. */
const FAR_BELOW = 0.7;

/**
 * Why mean pay of a qualified group cannot be relied on yet: the work needs an official language the customer lacks,
 * or they expect far less. Null otherwise.
 */
export function notCountedOn(view: PlaceView, monthly: number): Said | null {
  const { read } = view.profile;
  // Accounting follows the country's law, in its language.
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
 * Mean pay of the customer's occupation group there, for those who would earn there; null where unknown, and where
 * the group's mean says nothing about a nurse or teacher.
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
