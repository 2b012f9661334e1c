import { ageIn } from '@global-fit/matching/profile/time/moveMonths';
import { translated } from '../../../place/language/language.ts';
import { cityOf } from '../../../place/passage.ts';
import { schoolFrom } from '../../../place/schoolFrom.ts';
import type { PlaceView } from '../../../place/view.ts';
import { childrenCalled } from '../../../profile/people/called.ts';
import { followersOf } from '../../../profile/people/followers.ts';
import { SCHOOL_AGE, theChildren } from '../../../profile/household.ts';
import type { Member } from '../../../profile/people/member.ts';
import { onlyTeens, taughtAtHome, towardsSchool } from '../../../profile/when.ts';
import { counted } from '../../../prose/english.ts';
import { homeEducationSaid } from '../../../prose/homeEducation.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { UNDATED } from '../schedule.ts';
import { MOVE } from '../order.ts';
import { monthsToSchool, schoolYearSaid } from '../school.ts';
import { type DraftTask, task, type TaskWriter } from '../task.ts';

const GROWN = 19;

/** "your child", "both children", "all three children"; by name where only some are meant. */
function told({ profile: { movers } }: PlaceView, some: readonly Member[]): Said {
  const { children, ids } = movers;
  if (some.length < children.length) return childrenCalled(movers, some);
  const text =
    some.length === 1 || movers.uncounted
      ? theChildren(movers)
      : some.length === 2
        ? 'both children'
        : `all ${counted(some.length, 'child', 'children')}`;
  return because(words(text), ...ids);
}

function childcareTask(view: PlaceView, small: readonly Member[]): DraftTask {
  const whom =
    small.length < view.profile.movers.children.length ? say` for ${told(view, small)}` : words('');
  return task(
    'childcare',
    'Childcare places',
    because(
      say`Ask in ${cityOf(view)} when childcare lists${whom} open, and whether an address there is needed first.`,
      ...view.profile.movers.ids,
    ),
    14,
    { after: ['consent'] },
  );
}

/** The place one studies from decides whether an online school is recognised, and no record tells. */
const onlineTask = (view: PlaceView): Said =>
  say`Ask the education ministry to say in writing, before you take a home, whether your online school is enough for compulsory schooling in ${view.name}, and look for schools if the answer is no.`;

/** What the law there says about lessons at home, and the next step. */
function lawfulStep(view: PlaceView): readonly [title: string, said: Said] {
  const law = view.atlas.homeEducation(view.iso3);
  if (!law)
    return [
      'Leave to teach at home',
      say`Ask the education ministry to say in writing, before you take a home, whether ${view.name} lets you teach at home, who gives permission, and at which school pupils are enrolled or examined. Look for schools if the answer is no.`,
    ];
  const told = say`As to ${view.name}, ${homeEducationSaid(law)}`;
  const steps: Readonly<Record<typeof law.status, readonly [title: string, said: Said]>> = {
    lawful: [
      'What lessons at home ask for',
      say`${told}. Get the form, the last day for it and what is checked each year from the education authority of ${cityOf(view)} before a home is taken: some of it may be due before you arrive.`,
    ],
    permission: [
      'Permission to teach at home',
      say`${told}. Apply before a home is taken, or find out from which day you may, and keep a school in view until you have the answer.`,
    ],
    forbidden: [
      'No lessons at home',
      say`${told}. Ask the education authority of ${cityOf(view)} which exceptions its law names, and look for a school before you take a home if none applies to you.`,
    ],
  };
  return steps[law.status];
}

/** Lessons at home or online: the law is checked before a home is rented. */
function homeTask(view: PlaceView, ids: readonly string[]): DraftTask {
  const online = view.profile.read.has('children-education-preference', 'online');
  const [title, said] = online ? ['Leave for the online school', onlineTask(view)] : lawfulStep(view);
  return task('school', title, because(said, ...ids), 14, { after: ['consent'] });
}

/** Parents who teach at home look after the small ones too, unless they asked for childcare. */
const needsCare = ({ profile: { read } }: PlaceView): boolean =>
  !read.has('children-education-preference', 'homeschool') ||
  read.has('childcare-education-priorities', 'affordable-childcare');

/** Whether the only parent works at an employer's premises, so nobody else is at home. */
const aloneAtWork = ({ profile: { movers, stage } }: PlaceView): boolean =>
  movers.adults === 1 && ['employee', 'transfer'].includes(stage);

/** How the first weeks are kept free for the children, where somebody can be at home. */
function timeAtHome(view: PlaceView): string {
  const children = theChildren(view.profile.movers);
  return aloneAtWork(view)
    ? `[Shifts that end when lessons do for the first month, as agreed with the employer before you signed|One fixed person who fetches ${children} where lessons end before your work does|No night shift before somebody is found who stays the night with ${children}]`
    : `[Keep the first three weeks free of early and late shifts|↗Somebody at home at noon for the first month|No journeys without ${children} before the first school holiday]`;
}

/** Places at school or in childcare, by the children's ages at the move. */
export const schoolTasks: TaskWriter = (view, _others, ahead) => {
  const { ids } = view.profile.movers;
  const later = followersOf(view.profile)?.members ?? [];
  const children = view.profile.movers.children.filter((child) => !later.includes(child));
  const then = (child: Member): number => ageIn(child, ahead ?? UNDATED) ?? SCHOOL_AGE;
  const from = schoolFrom(view);
  const small = children.filter((child) => then(child) < from);
  const pupils = children.filter((child) => then(child) >= from && then(child) < GROWN);
  const childcare = small.length > 0 && needsCare(view) ? [childcareTask(view, small)] : [];
  const atHome = taughtAtHome(view.profile);
  if (atHome && towardsSchool(view.profile)) return [...childcare, homeTask(view, atHome)];
  const [only] = pupils;
  if (!only) return childcare;
  const one = pupils.length === 1;
  const all = pupils.length === children.length;
  const who = told(view, pupils);
  const grown = onlyTeens(view.profile);
  const settles = one ? 'settles' : 'settle';
  const back = schoolYearSaid(
    view,
    ahead,
    all ? theChildren(view.profile.movers) : one ? 'the pupil' : 'the pupils',
    !one,
  );
  return [
    ...childcare,
    task(
      'school',
      'Schools',
      because(
        say`[List three schools in or near ${cityOf(view)} for ${who}, with language, calendar and waiting list|Write to three schools near ${cityOf(view)} with one line about ${one ? who : words('each child')}, and note how they answer|Find out which schools of ${cityOf(view)} still have places for ${who}, and from which month].`,
        ...ids,
      ),
      14,
      { after: ['consent'] },
    ),
    task(
      'school-papers',
      'School papers',
      because(
        say`[Reports of two years, vaccination records and a letter from the present school for ${who}${translated(view)}|A folder for ${who}${translated(view)}: marks, vaccinations, a word from the teacher|What the new school will ask about ${who}${translated(view)}: last reports, vaccination book, special support|An appointment with the head of the present school about ${who}: reports, a letter on the level reached${translated(view)}, and the vaccination record beside them].${back}`,
        ...ids,
      ),
      8,
      { after: ['school'] },
    ),
    task(
      'school-start',
      'First weeks at school',
      because(
        grown
          ? say`[Subjects, timetable and the pass for bus or train in the first week|In the first week the list of subjects, and which of them count for the final examination]; [ask the class teacher after a month how ${who} ${settles} in|note the first parents’ evening of ${who}].`
          : say`${timeAtHome(view)}; [ask the teacher after a fortnight how ${who} ${settles} in|note the first parents’ evening of ${who}|agree with the teacher on one call a week about ${who} until the first holiday].`,
        ...ids,
        ...(grown ?? []),
      ),
      -monthsToSchool(view, ahead),
      { after: [MOVE] },
    ),
  ];
};
