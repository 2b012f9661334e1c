import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { cared, caredSaid, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { schoolFrom } from '../../place/schoolFrom.ts';
import { againstHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { childrenCalled, comeOfAgeCalled } from '../../profile/people/called.ts';
import { expectsBirth } from '../../profile/people/parenthood.ts';
import { careWeight } from '../../profile/profile.ts';
import { followersOf } from '../../profile/people/followers.ts';
import { counted, list, opening } from '../../prose/english.ts';
import { taughtAtHome } from '../../profile/when.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { BY_WORLD, NEAR_MIDDLE } from '../../prose/comparison.ts';

function childrenSaid(view: PlaceView): { who: Said; youngest: number; oldest: number } {
  const { children } = view.profile.movers;
  const called = childrenCalled(view.profile.movers);
  const ages = children.flatMap((child) => child.age ?? []).sort((a, b) => a - b);
  // What comes first depends on the children's ages on arrival, not today's.
  const then = children.flatMap((child) => child.ageThen ?? []).sort((a, b) => a - b);
  const ids = children.flatMap(({ ageIds }) => ageIds);
  const text =
    ages.length === children.length
      ? ages.length === 1
        ? ages[0] === 0
          ? 'a baby'
          : `a child of ${ages[0]}`
        : areOfOneAge(ages)
          ? ages[0] === 0
            ? counted(ages.length, 'baby', 'babies')
            : `${counted(ages.length, 'child', 'children')} of ${ages[0]}`
          : `children of ${agesSaid(ages)}`
      : view.profile.movers.uncounted
        ? 'your children'
        : counted(children.length, 'child', 'children');
  const named = called.answers.some((id) => id.endsWith('-name'));
  const told = ages.length === children.length ? ` (${agesSaid(children.map(({ age }) => age ?? 0))})` : '';
  const who = named ? say`${called}${told}` : words(text);
  return { who: because(who, ...ids), youngest: then[0] ?? 8, oldest: then.at(-1) ?? 8 };
}

/** An age in a list; nobody is nought years old. */
const inYears = (age: number): string => (age === 0 ? 'under one' : String(age));

const areOfOneAge = (ages: readonly number[]): boolean => ages.length > 1 && new Set(ages).size === 1;

/** "7 and 9"; "both 7" of twins. */
function agesSaid(ages: readonly number[]): string {
  const [age = 0] = ages;
  return areOfOneAge(ages)
    ? `${ages.length === 2 ? 'both' : 'all'} ${inYears(age)}`
    : list(ages.map(inYears));
}

/** Age in years at which children usually leave primary school; no record of ours holds it. */
const SECONDARY = 12;

/** The step the children's ages put first, for oldest and youngest where they differ; `from`: when school begins. */
function whenToMove(youngest: number, oldest: number, from: number): string {
  if (youngest >= SECONDARY)
    return '[With teenagers, plan the move between two school years, and before the classes that lead to the final examination.|Teenagers move best between two school years, before the classes that lead to the final examination.]';
  if (oldest >= SECONDARY)
    return `For the oldest, who will be at secondary school by then, plan the move between two school years, before the classes that lead to the final examination; for the youngest ${youngest < from ? 'find the place in childcare before the home' : 'aim for the first day of a primary school year'}.`;
  return youngest < from
    ? '[At that age, find the place in childcare before the home.|Settle the place in childcare first at that age, and the home after it.]'
    : '[At primary age the first day of the school year is the best day to arrive.|For primary classes, arrive by the first day of a school year if you can.|The first day of a school year is the day to aim for at primary age.]';
}

/** The same for lessons at home or online, which have no first day of school. */
const AT_HOME =
  '[What the law asks of lessons at home or online is the first question, before the home.|Settle what the law asks of lessons at home or online before the home.]';

/** ", and with them Ida, of age by then": children of today whom schools and childcare no longer concern. */
function comingOfAge({ profile: { movers } }: PlaceView): Said | string {
  const grown = movers.comeOfAge.filter(({ age }) => (age ?? OF_AGE) < OF_AGE);
  if (grown.length === 0) return '';
  const who = comeOfAgeCalled({ comeOfAge: grown, ids: movers.ids });
  return because(
    say`, and with them ${who}, of age by then`,
    ...grown.flatMap(({ ageIds }) => ageIds),
    'relocation-timeline',
  );
}

/** Children: who they are, and what the country offers them. */
export const childrenLead: Writer = (view) => {
  if (view.profile.movers.children.length === 0) return null;
  const young = figure(view, 'population_0_14');
  const at = standing(view, 'population_0_14');
  if (!young || !at) return null;
  const { who, youngest, oldest } = childrenSaid(view);
  const atHome = taughtAtHome(view.profile);
  const many =
    at.side === 'high'
      ? `there are many children${atHome ? '' : ', and many who wait for a place in childcare or school'}`
      : at.side === 'low'
        ? 'there are fewer children than in most countries'
        : 'there are about as many children as elsewhere';
  const step = atHome
    ? because(words(AT_HOME), ...atHome)
    : because(words(whenToMove(youngest, oldest, schoolFrom(view))), 'relocation-timeline');
  const home = againstHome(view, 'population_0_14');
  const grown = figure(view, 'youth_unemployment');
  const air = figure(view, 'pm25_air_pollution');
  const later = followersOf(view.profile);
  const follow = later !== null && view.profile.movers.children.every((one) => later.members.includes(one));
  const comes = follow
    ? because(say`${opening(who)} would follow you.`, ...later.ids)
    : say`[With you would come|You would move with|You would take along] ${who}${comingOfAge(view)}.`;
  const first = say`${comes} [In ${view.name}, where ${young} of people are 14 or younger${home}, ${many}|${view.Name} has a population of which ${young} are 14 or younger${home}, so ${many}|Of the people in ${view.name} ${young} are 14 or younger${home}: ${many}]. ${step}${at.mark}`;
  const further = wayOf(view, 'children-lead', [
    () =>
      grown && youngest >= SECONDARY
        ? say`Think of the years after school for ${who}: of young people in ${view.name} who look for work, ${grown} find none${againstHome(view, 'youth_unemployment')}.`
        : null,
    () =>
      say`For ${who}: in ${view.name} ${young} of the population is 14 or younger${home}, and ${many}.${at.mark}`,
    () =>
      air &&
      say`The air that ${who} would breathe in ${view.name} has ${air} of fine dust${againstHome(view, 'pm25_air_pollution')}, on average over town and country.`,
    () =>
      say`[In ${view.name} ${many}: ${young} of people are 14 or younger${home}|Among the people of ${view.name} ${many}, ${young} being 14 or younger${home}].${at.mark}`,
  ]);
  return passage('children', 1.2, view.earlier.length === 0 ? first : further);
};

/** Statutory leave for a birth, where one is wished for or expected. */
export const leave: Writer = (view) => {
  const mother = figure(view, 'family_leave_mother_total_days');
  const at = standing(view, 'family_leave_mother_total_days');
  // Where no leave is called paternity leave, parental leave may serve both, so zero days are not mentioned.
  const paternity = view.atlas.fact(view.iso3, 'paternity_leave_paid_days')?.value;
  const other = paternity === 0 ? null : figure(view, 'paternity_leave_paid_days');
  if (!expectsBirth(view.profile) || !mother || !at) return null;
  const level =
    at.side === 'high' ? `long ${BY_WORLD}` : at.side === 'low' ? `short ${BY_WORLD}` : NEAR_MIDDLE;
  const ids = ['couple-lifestyle-priorities', 'childcare-education-priorities', 'medical-conditions'];
  return passage(
    'leave',
    0.9,
    because(
      say`↗For a child born in ${view.name}, the law as last compared gave ${mother} of leave to the mother, paid or not${other ? say`, and ${other} of paid leave to the other parent` : ''}, ${level}; ask after how many months of contributions newcomers have it.${at.mark}`,
      ...ids,
    ),
  );
};

/** How women fare, where the household named equality. */
export const equality: Writer = (view) => {
  const at = standing(view, 'gender_inequality_index');
  if (!at || careWeight(view.profile, 'equality') === 0) return null;
  const level =
    at.side === 'low'
      ? 'more equal than most'
      : at.side === 'high'
        ? 'less equal than most'
        : 'near the middle';
  const said = wayOf(view, 'equality', [
    () =>
      say`[Equality of women and men was on your list|You want women and men to count equally|Equality was one of your values|It matters to you that women and men are equal]: by the UN index ${view.name} is ${level}.${at.mark}`,
    () =>
      say`[For women and men, whom you named, the UN index rates|On equality the UN index rates|For your wish that women and men be equal, the UN index rates] ${view.name} ${level}.${at.mark}`,
  ]);
  return cared(
    view,
    passage('equality', 0.45 + 0.3 * notable(at.percentile), said && caredSaid(view, said, 'equality')),
    'equality',
  );
};
