import type { TimelinePhase, TimelineTask } from '../../model.ts';
import { aboutCity, cityOf, settle } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { list, listSaid } from '../../prose/english.ts';
import { basisOf, because, type Said, say, words } from '../../prose/said.ts';
import { rightByPassport } from '../../sections/legal/routes.ts';
import { addMonths, monthsBetween } from '../months.ts';
import { type PhaseWindow, type Schedule, scheduleFor } from '../schedule.ts';
import { healthTasks, petTasks, relativeTasks, schoolTasks, supportTasks } from './householdTasks.ts';
import { languageTasks } from './languageTasks.ts';
import { moneyTasks, taxTasks } from './moneyTasks.ts';
import { workTasks } from './workTasks.ts';
import { documentTasks, drivingTasks, passportTasks, visaTasks } from './paperTasks.ts';
import { type DraftTask, task, type TaskWriter } from './task.ts';

/** Visits and decisions that every plan has, in the words of this one. */
const decisions: TaskWriter = (view, others) => {
  const { read, movers } = view.profile;
  const names = [view, ...others].map((one) => one.cities[0]?.name ?? one.name).slice(0, 3);
  const alone = names.length === 1;
  const order = alone
    ? '[On ordinary days, not on holiday|Outside the season, with a fixed list of questions|For a week, in a rented flat]'
    : '[In that order, and not on holiday|Not as a tourist, and the favourite last|On ordinary days, in whichever order the flights allow|One after the other, with a fixed list of questions]';
  const phase = read.choices('relocation-phase')[0];
  const started: Readonly<Record<string, string>> = {
    ideation: `You are playing with the thought: choose ${alone ? 'this country' : 'one of these places'} for your next holiday and use two days of it to look at homes and schools or offices.`,
    planning: alone
      ? '[You are comparing already: mark three statements of this analysis that matter most, and check them on the visit|Put this analysis beside what you know of other places, with one column for what still has to be asked].'
      : '[You are comparing places already: put the comparison of this report beside your own list and strike what is on one of them only|You are at the stage of comparing, and two places are easier to compare than more: reduce the list|You are comparing places: give each a page, and write on it only what would send you home again|You compare already: let each of your places lose once, on the point that matters most|You are comparing: mark in this report what would decide against each place, and find that out first|Since you are comparing costs and places, add a column to your list for what would make you come back, and one for who could answer it].',
    exploration:
      '[You are visiting: use each visit for one office, one doctor and one flat|While you explore, use each visit for one office or bank, with the questions written down].',
    paperwork: 'You are in the paperwork: check this plan against the dates you have, and change the dates.',
    logistics:
      'You are arranging the move itself: what is listed here under earlier phases is a checklist of what must already be done.',
    settling:
      'You have just arrived: begin at Settlement, and read the earlier phases for papers still missing.',
  };
  const tasks: DraftTask[] = [];
  if (phase && started[phase])
    tasks.push(task('Research', 'Where you stand', because(words(started[phase]), 'relocation-phase')));
  const checks = read
    .choices('new-location-priorities')
    .slice(0, 2)
    .flatMap((one) => read.label('new-location-priorities', one) ?? []);
  const look =
    checks.length > 0 ? say`, with this on the list of things to check: ${listSaid(checks)}` : words('');
  const party =
    movers.people > 1
      ? because(
          words(`; ${movers.who} should each see ${alone ? 'it' : 'the favourite'} once`),
          ...movers.ids,
        )
      : words('');
  tasks.push(task('Research', `See ${list(names)}`, aboutCity(view, say`${order}${look}${party}.`)));
  const home = read.label('housing-preference');
  tasks.push(
    task(
      'Final Preparations',
      'The first roof',
      aboutCity(
        view,
        say`[Four weeks booked in|A month’s let in|A first address in] ${cityOf(view)}, [with a contract you can show at the town hall|on paper that an office accepts|with a landlord who signs your registration]${home ? say`; the lasting home (${home}) is looked for from there` : ''}.`,
      ),
    ),
  );
  tasks.push(task('Long-term Integration', 'A year later', yearLater(view)));
  return tasks;
};

/** What to ask after a year, by why and for how long the household moved. */
function yearLater(view: PlaceView): Said {
  const { read } = view.profile;
  const renewals = rightByPassport(view) ? 'the lease' : 'lease and permit';
  if (read.has('relocation-duration', 'temporary', 'medium')) {
    return because(
      words(
        `Decide whether you go on, go home or go further, before ${renewals} ${rightByPassport(view) ? 'decides' : 'decide'} for you.`,
      ),
      'relocation-duration',
      'citizenship',
    );
  }
  const driver = read.label('relocation-drivers');
  if (driver)
    return say`[You moved for ${driver}: write down whether you have it, before it is time to renew ${renewals}|Hold the year against what you moved for, ${driver}, before you renew ${renewals}|If ${driver} has not come true, look at another town before the lease renews itself|Set ${driver} beside twelve months of the place, and only then renew ${renewals}|You left for ${driver}; the year has an answer by now, and ${renewals} can wait for it].${because(words(''), 'citizenship')}`;
  return aboutCity(
    view,
    say`[Read this report again beside what you found, and change the two things that disappoint you most|Compare the budget of this plan with twelve real months, and settle the difference].`,
  );
}

const WRITERS: readonly (readonly [TimelineTask['topic'], TaskWriter])[] = [
  ['plan', decisions],
  ['law', visaTasks],
  ['household', relativeTasks],
  ['household', schoolTasks],
  ['work', workTasks],
  ['household', languageTasks],
  ['money', moneyTasks],
  ['law', taxTasks],
  ['law', passportTasks],
  ['law', documentTasks],
  ['household', petTasks],
  ['household', healthTasks],
  ['law', drivingTasks],
  ['household', supportTasks],
];

type Planned = DraftTask & { readonly topic: TimelineTask['topic']; readonly due: string | null };

const BEFORE_THE_MOVE = 4;

/** A month for each task of a phase: counted from the move where it has to be, else spread over the window. */
function dated(
  own: readonly (DraftTask & Pick<Planned, 'topic'>)[],
  window: PhaseWindow,
  schedule: Schedule,
  date: string,
): readonly Planned[] {
  const today = date.slice(0, 7);
  return own.map((draft, i) => {
    if (schedule.move === null || window.from === null || window.to === null) return { ...draft, due: null };
    const months = Math.max(0, monthsBetween(window.from, window.to));
    const wanted =
      draft.before === undefined
        ? addMonths(window.from, Math.floor((i * months) / Math.max(1, own.length)))
        : addMonths(schedule.move, -draft.before);
    return { ...draft, due: monthsBetween(today, wanted) < 0 ? today : wanted };
  });
}

/** The phase in whose window a task falls; one without a fixed month stays where it was planned. */
function phaseOf(task: Planned, phases: readonly PhaseWindow[]): string {
  const { due } = task;
  if (due === null || task.before === undefined) return task.phase;
  const found = phases
    .slice(0, BEFORE_THE_MOVE)
    .findLast((phase) => phase.from !== null && phase.from <= due);
  return (found ?? phases[0])?.id ?? task.phase;
}

/** A permit that takes years begins the plan earlier than usual: the first phase opens with its first task. */
function openedFor(window: PhaseWindow, tasks: readonly TimelineTask[]): PhaseWindow['from'] {
  const earliest = tasks[0]?.due ?? null;
  return window.from !== null && earliest !== null && earliest < window.from ? earliest : window.from;
}

function windowWords(window: PhaseWindow, schedule: Schedule): string {
  const before = schedule.phases.indexOf(window) < BEFORE_THE_MOVE;
  return schedule.squeezed && before
    ? `${window.words} in a full plan, shortened here to fit your date`
    : window.words;
}

/** The month-by-month plan for the first place of the report. Tasks of a phase are in order of their month. */
export function timeline(views: readonly PlaceView[]): readonly TimelinePhase[] {
  const [view, ...others] = views;
  if (!view) return [];
  const schedule = scheduleFor(view.profile.read.choices('relocation-timeline')[0], view.date);
  const drafts = WRITERS.flatMap(([topic, write]) =>
    write(view, others).map((draft) => ({ ...draft, topic })),
  );
  const planned = schedule.phases.flatMap((window) =>
    dated(
      drafts.filter((draft) => draft.phase === window.id),
      window,
      schedule,
      view.date,
    ),
  );
  return schedule.phases.map((window) => {
    const tasks = planned
      .filter((one) => phaseOf(one, schedule.phases) === window.id)
      .map(
        ({ title, said, topic, due }): TimelineTask => ({
          title,
          detail: settle(view, said).text,
          topic,
          due,
          ...basisOf(because(said, 'relocation-timeline')),
        }),
      )
      .toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? ''));
    return {
      phase: window.id,
      window: windowWords(window, schedule),
      from: openedFor(window, tasks),
      to: window.to,
      tasks,
    };
  });
}
