import type { TimelineTask } from '../../model.ts';
import { fittingMove, isAtHome } from '../../place/atHome.ts';
import { stayMeant, visitWay } from '../../place/entry/stay.ts';
import type { PlaceView } from '../../place/view.ts';
import type { DraftTask, TaskWriter } from './task.ts';
import { doctorTasks, registrationTasks } from './tasks/arrivalTasks.ts';
import { consentTasks, contactTasks, majorityTasks } from './tasks/consentTasks.ts';
import { healthTasks } from './tasks/healthTasks.ts';
import { newbornTasks, relativeTasks, supportTasks } from './tasks/householdTasks.ts';
import { languageTasks } from './tasks/languageTasks.ts';
import { leavingTasks } from './tasks/leavingTasks.ts';
import { licenceTasks } from './tasks/licenceTasks.ts';
import { moneyTasks } from './tasks/moneyTasks.ts';
import { noticeTasks } from './tasks/noticeTasks.ts';
import { documentTasks, drivingTasks, passportTasks } from './tasks/paperTasks.ts';
import { partnerTasks, visaTasks } from './tasks/visaTasks.ts';
import { petTasks } from './tasks/petTasks.ts';
import { moveTasks } from './tasks/moveTasks.ts';
import { visitTasks, visitVisaTasks } from './tasks/visitTasks.ts';
import { industryTasks } from './tasks/postTasks.ts';
import { schoolTasks } from './tasks/schoolTasks.ts';
import { universityTasks } from './tasks/ofAgeTasks.ts';
import { serviceTasks, statusTasks } from './tasks/statusTasks.ts';
import { stayTasks } from './tasks/stayTasks.ts';
import { taxTasks } from './tasks/taxTasks.ts';
import { followTasks } from './tasks/followTasks.ts';
import {
  addressTasks,
  careTasks,
  leaseTasks,
  localTaxTasks,
  permitTasks,
  petAddressTasks,
  registerTasks,
  transferTasks,
} from './tasks/withinTasks.ts';
import { workTasks } from './tasks/workTasks.ts';

type Topic = TimelineTask['topic'];
/** A task before its month is known, with the topic it belongs to. */
export type Draft = DraftTask & { readonly topic: Topic };

/** The writers of tasks for a move across a border. Their order breaks ties between tasks. */
const WRITERS: readonly (readonly [Topic, TaskWriter])[] = [
  ['law', statusTasks],
  ['household', consentTasks],
  ['household', contactTasks],
  ['law', followTasks],
  ['law', majorityTasks],
  ['law', serviceTasks],
  ['work', industryTasks],
  ['law', visitVisaTasks],
  ['plan', visitTasks],
  ['household', relativeTasks],
  ['household', newbornTasks],
  ['household', schoolTasks],
  ['household', universityTasks],
  ['work', licenceTasks],
  ['work', workTasks],
  ['household', languageTasks],
  ['law', taxTasks],
  ['law', passportTasks],
  ['law', documentTasks],
  ['money', moneyTasks],
  ['household', healthTasks],
  ['law', visaTasks],
  ['law', partnerTasks],
  ['work', noticeTasks],
  ['law', leavingTasks],
  ['household', petTasks],
  ['law', drivingTasks],
  ['plan', moveTasks],
  ['plan', stayTasks],
  ['law', registrationTasks],
  ['household', doctorTasks],
  ['household', supportTasks],
];

/** Writers that a seasonal stay skips, because it gives up no home. `stayTasks` writes its own. */
const OF_A_MOVE: ReadonlySet<TaskWriter> = new Set([
  taxTasks,
  partnerTasks,
  noticeTasks,
  leavingTasks,
  moveTasks,
  registrationTasks,
  supportTasks,
]);
/** Writers that a seasonal stay skips too, where it fits into the days allowed without a visa. */
const OF_A_PERMIT: ReadonlySet<TaskWriter> = new Set([visaTasks, documentTasks]);
/** Steps of other writers that such a stay skips. */
const STEPS_OF_A_MOVE: ReadonlySet<string> = new Set([
  'visit-visa',
  'visit',
  'trial',
  'goods',
  'bank',
  'funds',
  'cover',
]);

/** Whether a writer applies to what the household plans: a move, or a seasonal stay. */
function isFor(view: PlaceView, write: TaskWriter): boolean {
  if (!stayMeant(view)) return true;
  return !OF_A_MOVE.has(write) && !(visitWay(view) && OF_A_PERMIT.has(write));
}

/** The writers for a move within the country, in the same order. */
const WITHIN: readonly (readonly [Topic, TaskWriter])[] = [
  ['law', permitTasks],
  ['household', consentTasks],
  ['work', transferTasks],
  ['plan', visitTasks],
  ['household', relativeTasks],
  ['household', schoolTasks],
  ['household', universityTasks],
  ['work', registerTasks],
  ['work', workTasks],
  ['money', localTaxTasks],
  ['money', moneyTasks],
  ['money', leaseTasks],
  ['household', careTasks],
  ['work', noticeTasks],
  ['household', petAddressTasks],
  ['plan', moveTasks],
  ['law', addressTasks],
  ['household', supportTasks],
];

/** A task worded for a move across a border or within a country; null where nothing of it remains. */
function fitting(view: PlaceView, draft: DraftTask): DraftTask | null {
  const said = fittingMove(view, draft.said);
  return said && { ...draft, said };
}

/**
 * The tasks of a household that moves to the place of `view`, without months. `others` are the report's further
 * places. `ahead` is the number of months from the report to the move; null in an undated plan.
 */
export function draftsFor(
  view: PlaceView,
  others: readonly PlaceView[],
  ahead: number | null,
): readonly Draft[] {
  const stays = stayMeant(view) !== null;
  const writers = isAtHome(view) ? WITHIN : WRITERS;
  return writers
    .filter(([, write]) => isFor(view, write))
    .flatMap(([topic, write]) =>
      write(view, others, ahead).flatMap((draft) => {
        const found = stays && STEPS_OF_A_MOVE.has(draft.step) ? null : fitting(view, draft);
        return found ? [{ ...found, topic }] : [];
      }),
    );
}
