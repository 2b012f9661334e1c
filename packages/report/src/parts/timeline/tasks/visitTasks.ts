import { isAtHome } from '../../../place/atHome.ts';
import { aboutCity, cityOf } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { theChildren } from '../../../profile/household.ts';
import { otherParentIds, soleParentIds } from '../../../profile/people/otherParent.ts';
import type { Profile } from '../../../profile/profile.ts';
import { list, listSaid } from '../../../prose/english.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { monthsMeant } from '../monthsMeant.ts';
import { type DraftTask, NOW, task, type TaskWriter } from '../task.ts';
import { visitVisas } from '../visits.ts';
import { statusEnds } from '../../../profile/passports/statusAtHome.ts';

const STARTED: Readonly<Record<string, readonly [alone: string, several: string]>> = {
  ideation: [
    'You are playing with the thought: choose this country for your next holiday and use two days of it to look at homes, shops and doctors as somebody who lives there.',
    'You are playing with the thought: choose one of these places for your next holiday and use two days of it to look at homes, shops and doctors as somebody who lives there.',
  ],
  planning: [
    '[You are comparing already: mark three statements of this analysis that matter most, and check them on the visit|Put this analysis beside what you know of other places, with one column for what still has to be asked].',
    '[You are comparing places already: put the comparison of this report beside your own list and mark what appears on only one of them|At the stage of comparing, write beside each place the one thing that would rule it out|You are comparing places: give each a page, and write on it only what would send you home again|You are already comparing: for each place name the question that decides it, and who could answer it|You are comparing: mark in this report what would decide against each place, and find that out first|Since you are comparing costs and places, add a column to your list for what would make you come back, and one for who could answer it].',
  ],
  exploration: [
    '[You are visiting: use each visit for one office, one doctor and one home|While you explore, use each visit for one office or bank, with the questions written down].',
    '[You are visiting: use each visit for one office, one doctor and one home|While you explore, use each visit for one office or bank, with the questions written down].',
  ],
  paperwork: [
    'You are in the paperwork: check this plan against the dates you have, and change the dates.',
    'You are in the paperwork: check this plan against the dates you have, and change the dates.',
  ],
  logistics: [
    'You are arranging the move itself: what is listed here under earlier phases is a checklist of what must already be done.',
    'You are arranging the move itself: what is listed here under earlier phases is a checklist of what must already be done.',
  ],
  settling: [
    'You have just arrived: begin at Settlement, and read the earlier phases for papers still missing.',
    'You have just arrived: begin at Settlement, and read the earlier phases for papers still missing.',
  ],
};

/** Phases of planning whose next step is a journey. */
const JOURNEYS: ReadonlySet<string> = new Set(['ideation', 'exploration']);

/** Shorter plans, in months, leave time to visit only one place before applying. */
const TIME_FOR_ALL = 8;

/** The places to visit before deciding: all recommended ones, or only the first where the date is near. */
function placesSeen(
  view: PlaceView,
  others: readonly PlaceView[],
): { readonly short: boolean; readonly seen: readonly PlaceView[] } {
  const [likely = TIME_FOR_ALL] = monthsMeant(view).months;
  const short = likely < TIME_FOR_ALL;
  return { short, seen: short ? [view] : [view, ...others].slice(0, 3) };
}

/** Savings that a tour of places would use up before the first pay. */
const SMALL_RESERVE = ['under-10k', '10k-25k'] as const;

/** Ids of the answers by which somebody must earn from the start and so finds an employer first; null otherwise. */
function employerFirst({ read, stage, stageIds }: Profile): readonly string[] | null {
  const small = read.has('liquid-assets-available', ...SMALL_RESERVE);
  const earns = read.has('financial-independence-level', 'dependent-on-work');
  return stage === 'employee' && small && earns
    ? [...stageIds, 'liquid-assets-available', 'financial-independence-level']
    : null;
}

/** Ids of the answers that tell of a refused visa, where a visit needs one; null otherwise. */
function refusedVisa(view: PlaceView): readonly string[] | null {
  const { read } = view.profile;
  const told = read.has('specific-immigration-history', 'yes') && visitVisas([view]) !== null;
  return told && /\b(?:refus|reject|den(?:ied|ial))/i.test(read.text('background-immigration-details') ?? '')
    ? ['specific-immigration-history', 'background-immigration-details']
    : null;
}

/**
 * Ids of the answers that rule out exploratory journeys: studies, too little money, a refused visa; null otherwise.
 */
export function lookIds(view: PlaceView): readonly string[] | null {
  const { profile } = view;
  if (profile.stage === 'student') return profile.stageIds;
  const first = employerFirst(profile);
  if (first) return first;
  if (profile.read.has('budget-relocation', 'under-5k')) return ['budget-relocation'];
  // Where a visit needs a visa, visas and journeys use up a slightly larger budget too.
  if (profile.read.has('budget-relocation', '5k-10k') && visitVisas([view]))
    return ['budget-relocation', 'citizenship'];
  // A second refusal of a visit visa would count against the permit.
  return refusedVisa(view);
}

/** Visas for the visits, where the passport needs them. */
export const visitVisaTasks: TaskWriter = (view, others) => {
  if (lookIds(view)) return [];
  const { seen } = placesSeen(view, others);
  const visas = visitVisas(seen);
  const title = seen.length === 1 ? 'A visa for the visit' : 'Visas for the visits';
  return visas ? [task('visit-visa', title, visas, 17, { takes: 2, after: ['industry'] })] : [];
};

/** How far planning has come, where stated; null for those who explore from home and have not travelled yet. */
function whereItStands(view: PlaceView, others: readonly PlaceView[]): DraftTask | null {
  const phase = view.profile.read.choices('relocation-phase')[0] ?? '';
  // People who explore from home are not sent on a journey first.
  const started = lookIds(view) && JOURNEYS.has(phase) ? undefined : STARTED[phase];
  return started
    ? task(
        'stand',
        'Where you stand',
        because(words(started[others.length > 0 ? 1 : 0]), 'relocation-phase'),
        NOW,
      )
    : null;
}

/** When people who explored from home travel; students do not need to. */
function journeyAfter({ profile }: PlaceView): string {
  if (employerFirst(profile))
    return ' [A visit comes after an offer, and before you sign|See it once an offer is there, before you sign|The journey itself waits for an offer, and comes before your signature].';
  return profile.stage === 'student'
    ? ''
    : ' [Keep the one journey for the first of them, before you sign anything|See the first of them yourself only when everything else is settled, before you sign].';
}

/** Exploring the places from home; `ids` are the answers that rule out a journey. */
function lookFromHome(view: PlaceView, others: readonly PlaceView[], ids: readonly string[]): DraftTask {
  const open = view.profile.stage === 'student' ? 'the open day of the department online, ' : '';
  const talks = employerFirst(view.profile) ? 'employers first, then ' : '';
  const said = because(
    say`[By video, in place of a journey|On a screen first, before you buy a ticket|From your own desk, before any journey]: ${open}${talks}a room or flat with whoever lets it, and somebody who made the same move.${journeyAfter(view)}`,
    ...ids,
  );
  const all = [view, ...others].slice(0, 3).map(cityOf);
  return task('visit', `See ${list(all)} from home`, said, 15, { after: ['stand', 'consent', 'industry'] });
}

/**
 * Who goes on the visit: every adult once, pregnant women only after asking a doctor, and children under shared
 * custody only with consent.
 */
function whoGoes(view: PlaceView, isOnePlace: boolean): Said {
  const { profile } = view;
  const { movers } = profile;
  const { newborn } = movers;
  const leave = isAtHome(view) || soleParentIds(profile) ? null : otherParentIds(profile);
  if (leave)
    return because(
      words(
        `; ${theChildren(movers)} ${movers.children.length === 1 ? 'comes' : 'come'} along only with the other parent’s consent to that journey, or a court’s`,
      ),
      ...leave,
    );
  if (newborn)
    return because(
      words('; ask the obstetrician first whether whoever is pregnant may fly'),
      ...newborn.ageIds,
    );
  // A journey to look is for those who decide by it, and none for somebody frail.
  const who = movers.elders.length > 0 ? movers.near : movers.people > 1 ? movers.who : null;
  return who !== null
    ? because(words(`; ${who} should each see ${isOnePlace ? 'it' : 'the favourite'} once`), ...movers.ids)
    : words('');
}

/** The stated priorities for a new home, to check on site. */
function toCheck({ profile: { read } }: PlaceView): Said {
  const checks = read
    .choices('new-location-priorities')
    .slice(0, 2)
    .flatMap((one) => read.label('new-location-priorities', one) ?? []);
  return checks.length > 0 ? say`, with this on the list of things to check: ${listSaid(checks)}` : words('');
}

/** The risk a journey carries for people whose present status ends. */
function mayNotReturn(view: PlaceView): Said | string {
  const id = statusEnds(view.profile);
  return id && !isAtHome(view)
    ? because(
        say` Ask first whether your status lets you back into ${view.homeName}, and whether you have to obtain a visa for the return on the way.`,
        id,
        'citizenship',
        'current-location',
      )
    : '';
}

/** The journey to the places, or only to the first where time is short. */
function journey(view: PlaceView, others: readonly PlaceView[]): DraftTask {
  const { short, seen } = placesSeen(view, others);
  const names = isAtHome(view) ? view.cities.map(({ name }) => name) : seen.map(cityOf);
  const isOnePlace = names.length === 1;
  const order = isOnePlace
    ? '[On ordinary days, not on holiday|Outside the season, with a fixed list of questions|For a week, in a rented flat]'
    : '[In that order, and not on holiday|Not as a tourist, and the favourite last|On ordinary days, in whichever order the connections allow|One after the other, with a fixed list of questions]';
  const rest = others.slice(0, 2).map(cityOf);
  const gives =
    short && rest.length > 0
      ? because(
          words(
            ` Your date leaves time for one place before ${settlesByRight(view) ? 'the lease' : 'the application'}: ${list(rest)} only if ${names[0]} disappoints.`,
          ),
          'relocation-timeline',
        )
      : '';
  return task(
    'visit',
    `See ${list(names.length > 0 ? names : [view.name])}`,
    aboutCity(view, say`${order}${toCheck(view)}${whoGoes(view, isOnePlace)}.${gives}${mayNotReturn(view)}`),
    15,
    { takes: 1, after: ['stand', 'consent', 'industry', 'visit-visa'], away: true },
  );
}

/** Present progress, and the visits before a decision. */
export const visitTasks: TaskWriter = (view, others) => {
  const fromHome = lookIds(view);
  return [
    whereItStands(view, others),
    fromHome ? lookFromHome(view, others, fromHome) : journey(view, others),
  ].filter((one) => one !== null);
};
