import { presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import type { TimelinePhase, TimelineTask } from '../../model.ts';
import { fittingMove, isAtHome } from '../../place/atHome.ts';
import { settle } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { basisOf, because, say } from '../../prose/said.ts';
import { addMonths, monthsBetween } from '../../months.ts';
import { monthSaid } from '../../prose/monthSaid.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { stayMeant, visitWay } from '../../place/entry/stay.ts';
import { type PhaseId, type Schedule, scheduleFor, UNDATED } from './schedule.ts';
import { doctorTasks, registrationTasks } from './tasks/arrivalTasks.ts';
import { consentTasks, contactTasks, majorityTasks } from './tasks/consentTasks.ts';
import { healthTasks } from './tasks/healthTasks.ts';
import { type MonthsMeant, monthsMeant } from './monthsMeant.ts';
import { newbornTasks, relativeTasks, supportTasks } from './tasks/householdTasks.ts';
import { languageTasks } from './tasks/languageTasks.ts';
import { licenceTasks } from './tasks/licenceTasks.ts';
import { moneyTasks, taxTasks } from './tasks/moneyTasks.ts';
import { noticeTasks } from './tasks/noticeTasks.ts';
import { isAfterMove, order, type Ordered } from './order.ts';
import { documentTasks, drivingTasks, passportTasks } from './tasks/paperTasks.ts';
import { partnerTasks, visaTasks } from './tasks/visaTasks.ts';
import { petTasks } from './tasks/petTasks.ts';
import { moveTasks } from './tasks/moveTasks.ts';
import { visitTasks, visitVisaTasks } from './tasks/visitTasks.ts';
import { industryTasks } from './tasks/postTasks.ts';
import { inTimeForSchool, studiesByYear } from './school.ts';
import { schoolTasks } from './tasks/schoolTasks.ts';
import { universityTasks } from './tasks/ofAgeTasks.ts';
import { serviceTasks, statusTasks } from './tasks/statusTasks.ts';
import { stayTasks } from './tasks/stayTasks.ts';
import { followTasks } from './tasks/followTasks.ts';
import { type DraftTask, NOW, task, type TaskWriter } from './task.ts';
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
type Draft = DraftTask & { readonly topic: Topic };

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
  ['household', petTasks],
  ['law', drivingTasks],
  ['plan', moveTasks],
  ['plan', stayTasks],
  ['law', registrationTasks],
  ['household', doctorTasks],
  ['household', supportTasks],
];

/** Tasks of a move, which a stay of some months of each year has none of; its own are in `stayTasks`. */
const OF_A_MOVE: ReadonlySet<TaskWriter> = new Set([
  taxTasks,
  partnerTasks,
  noticeTasks,
  moveTasks,
  registrationTasks,
  supportTasks,
]);
/** The same of a permit, where days without a visa hold the stay. */
const OF_A_PERMIT: ReadonlySet<TaskWriter> = new Set([visaTasks, documentTasks]);
/**
 * Single steps of a move among tasks that a stay has as well: a look before it, goods, accounts, cover for residents.
 */
const STEPS_OF_A_MOVE: ReadonlySet<string> = new Set([
  'visit-visa',
  'visit',
  'trial',
  'goods',
  'bank',
  'funds',
  'cover',
]);

/** Whether a writer of tasks is for what somebody means to do: to move, or to stay for a part of each year. */
function isFor(view: PlaceView, write: TaskWriter): boolean {
  if (!stayMeant(view)) return true;
  return !OF_A_MOVE.has(write) && !(visitWay(view) && OF_A_PERMIT.has(write));
}

/** The same for a move within the country lived in. */
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

/** A task as it fits a move within the country; null where it is for those who cross a border. */
function fitting(view: PlaceView, draft: DraftTask): DraftTask | null {
  const said = fittingMove(view, draft.said);
  return said && { ...draft, said };
}

function draftsFor(view: PlaceView, others: readonly PlaceView[], ahead: number | null): readonly Draft[] {
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

/** Why a date cannot be kept, by a step that the delay runs through; the first that applies is told. */
const DELAYS: readonly (readonly [step: string, why: string])[] = [
  ['notice', 'What comes before your notice, and the notice itself, take longer'],
  ['permit', 'What the application needs, the decision on it and a month for the move take longer'],
  ['pet', 'The time that the record asks for the animal is longer'],
  ['contract', 'Finding a post, signing and moving take longer'],
  ['sell', 'A visit and the sale of the home take longer'],
];

/** A delay beyond so many months is no delay any more: then the way itself is in doubt. */
const TOO_LATE = 12;

/** Says that the wished date cannot be kept, and what gives. */
function lateTask(
  view: PlaceView,
  latest: number,
  { boundIn, wishedIn }: Pick<MonthsMeant, 'boundIn' | 'wishedIn'>,
  { move, delayedBy }: Ordered<Draft>,
): Draft {
  const why =
    DELAYS.find(([step]) => delayedBy.includes(step))?.[1] ??
    (delayedBy.length === 0 && studiesByYear(view)
      ? 'No year of study begins by then'
      : 'The steps before the move take longer');
  const doubt =
    move - latest > TOO_LATE ? ' If that is too late, look for another permit or another place.' : '';
  const means = boundIn
    ? 'By your words you move at the latest in'
    : wishedIn
      ? 'You wrote that you mean to move by'
      : 'Your answer means a move by';
  const said = say`${means} ${monthSaid(addMonths(view.date, latest))}. ${why}, so this plan moves in ${monthSaid(addMonths(view.date, move))} and keeps the order of the steps.${doubt}`;
  return {
    ...task(
      'date',
      'A later date',
      because(said, ...(boundIn ?? [wishedIn ?? 'relocation-timeline']), 'citizenship'),
      NOW,
    ),
    topic: 'law',
  };
}

/** So many months after the wished ones a year of study is looked for. */
const NEXT_YEAR = 24;

/**
 * The first plan after the wished months that brings a student there before a year of study begins; null
 * where none does.
 */
function nextYearOfStudy(
  view: PlaceView,
  others: readonly PlaceView[],
  latest: number,
  day: number,
): Ordered<Draft> | null {
  if (!studiesByYear(view)) return null;
  for (let ahead = latest + 1; ahead <= latest + NEXT_YEAR; ahead += 1) {
    if (!inTimeForSchool(view, ahead)) continue;
    const found = order(draftsFor(view, others, ahead), ahead, day);
    if (found.move === ahead) return found;
  }
  return null;
}

/** Of some months those before the end of a present status that was told; none where none was, or none is needed. */
function beforeEnd(view: PlaceView, allowed: readonly number[]): readonly number[] {
  const ends = settlesByRight(view) ? null : (presentStatus(view.profile.read.all)?.ends ?? null);
  return ends === null ? [] : allowed.filter((ahead) => ahead <= monthsBetween(view.date, ends));
}

/**
 * The tasks in order, with the move in a month that the answers allow: before a present status ends and before school
 * begins, where that can be.
 */
function plan(view: PlaceView, others: readonly PlaceView[]): Ordered<Draft> {
  const { months: allowed, ...told } = monthsMeant(view);
  const day = Number(view.date.slice(8, 10));
  const [likely] = allowed;
  if (likely === undefined) return order(draftsFor(view, others, null), UNDATED, 1);
  const inTime = (months: readonly number[]): readonly number[] =>
    months.filter((one) => inTimeForSchool(view, one));
  const early = beforeEnd(view, allowed);
  for (const ahead of [...inTime(early), ...early, ...inTime(allowed)]) {
    const found = order(draftsFor(view, others, ahead), ahead, day);
    if (found.move === ahead) return found;
  }
  const wished = order(draftsFor(view, others, likely), likely, day);
  const latest = Math.max(...allowed);
  // Whoever names the month knows when the programme begins; our records hold the year of schools alone.
  const next = told.wishedIn === null ? nextYearOfStudy(view, others, latest, day) : null;
  if (wished.move === likely && !next) return wished;
  const found = next ? { ...next, delayedBy: wished.move > latest ? wished.delayedBy : [] } : wished;
  const late = found.move > latest ? [lateTask(view, latest, told, found)] : [];
  return order([...late, ...draftsFor(view, others, found.move)], found.move, day);
}

/** The phase in whose window a task falls. */
function phaseOf(draft: Draft & { readonly at: number }, move: number, { phases }: Schedule): PhaseId {
  const before = move - draft.at;
  const own = phases.filter(({ begins }) => (isAfterMove(draft) ? begins <= 0 : begins > 0));
  return (own.findLast(({ begins }) => begins >= before) ?? own[0])?.id ?? 'Research';
}

/**
 * The plan for the first place of the report. Every task stands behind those it waits for, and its month follows from
 * that; phases without a task are left out.
 */
export function timeline(views: readonly PlaceView[]): readonly TimelinePhase[] {
  const [view, ...others] = views;
  if (!view) return [];
  const { move, tasks } = plan(view, others);
  const answer = view.profile.read.choices('relocation-timeline')[0];
  const dated = monthsMeant(view).months.length > 0;
  const schedule = scheduleFor(answer, view.date, dated ? move : null);
  return schedule.phases.flatMap((window) => {
    const own = tasks.filter((draft) => phaseOf(draft, move, schedule) === window.id);
    const due = own.map(({ at }) => addMonths(view.date, at));
    const [first] = due;
    if (first === undefined) return [];
    return [
      {
        phase: window.id,
        window: window.words,
        from: window.from !== null && first < window.from ? first : window.from,
        to: window.to,
        tasks: own.map(({ title, said, topic }, i): TimelineTask => {
          const told = settle(view, because(said, 'relocation-timeline'));
          return {
            title,
            detail: told.text,
            topic,
            due: dated ? (due[i] ?? null) : null,
            ...basisOf(told),
          };
        }),
      },
    ];
  });
}
