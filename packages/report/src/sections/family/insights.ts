import { cityOf, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, type PlaceView, standing, valueOf } from '../../place/view.ts';
import { childrenCalled, childrenOf } from '../../profile/people/called.ts';
import { numberWord } from '../../prose/english.ts';
import { limitedMobility } from '../../profile/health/mobility.ts';
import { mayVisit } from '../../profile/passports/unsafe.ts';
import { onlyTeens, towardsSchool } from '../../profile/when.ts';
import { because, given, say } from '../../prose/said.ts';
import { isCitizen } from '../../place/entry/routes.ts';
import { familyClocks, kinLivesHere } from './familyAt.ts';
import { isAtHome } from '../../place/atHome.ts';

/** How safe streets are for children who go out alone. */
export const childInsight: Writer = (view) => {
  const { movers } = view.profile;
  const roads = figure(view, 'road_deaths');
  const killings = figure(view, 'homicide_rate');
  if (movers.children.length === 0 || !roads || !killings) return null;
  const traffic = say`${roads} a year per 100,000 people in ${view.name}${againstHome(view, 'road_deaths')}`;
  const roaming = childrenOf(movers, { from: 6, alone: true });
  if (onlyTeens(view.profile))
    return passage(
      'family-insight',
      1,
      because(
        say`[For somebody who comes home alone in the evening|Before ${childrenCalled(movers)} ${movers.children.length === 1 ? 'is' : 'are'} out without you|For evenings out and late buses] the figures to know are road deaths, ${traffic}, and homicides, ${killings}.`,
        ...movers.ids,
        'relocation-timeline',
      ),
    );
  const said = wayOf(view, 'child-streets', [
    () =>
      roaming.length > 0
        ? say`Before ${childrenCalled(movers, roaming)} ${roaming.length === 1 ? 'goes' : 'go'} out alone, weigh traffic first: road deaths are ${traffic}; homicides are ${killings}.`
        : null,
    () =>
      towardsSchool(view.profile) === null
        ? say`With a pram the road is what counts: road deaths number ${traffic}, homicides ${killings}.`
        : null,
    () =>
      towardsSchool(view.profile) &&
      say`Road deaths number ${traffic}, homicides ${killings}: [the main road decides from what age children go alone|look first at the crossing on the way to school|teach children to watch out for cars rather than for people].`,
    () =>
      towardsSchool(view.profile) &&
      say`On the way to school the crossing matters more than the country: road deaths are ${traffic}.`,
    () =>
      towardsSchool(view.profile) &&
      !limitedMobility(view.profile) &&
      say`For children on foot or on a bicycle the figure to know is that of road deaths, ${traffic}.`,
  ]);
  return passage('family-insight', 1, said && because(said, ...movers.ids));
};

/** The time work leaves to parents. */
export const parentsTime: Writer = (view) => {
  const { movers, stage, stageIds } = view.profile;
  const hours = figure(view, 'weekly_hours_employees');
  const leave = figure(view, 'paid_annual_leave_days');
  const employed = ['employee', 'transfer', 'open'].includes(stage);
  if (movers.children.length === 0 || !employed || !hours) return null;
  const home = againstHome(view, 'weekly_hours_employees');
  const counted = view.ledger.timesUsed('parents-time') === 0 ? ' (part-time posts counted in)' : '';
  const off = say`${counted}${leave ? say`, beside ${leave} of paid leave by law` : ''}`;
  const said = wayOf(view, 'parents-time', [
    () =>
      say`A parent employed in ${view.name} is at work for ${hours} a week${home}${off}: the rest of the week is for ${childrenCalled(movers)}.`,
    () =>
      say`How much ${childrenCalled(movers)} would see of you in ${view.name} depends on working weeks of ${hours}${home}${off}.`,
  ]);
  return passage('parents-time', 0.9, said && because(said, ...stageIds, ...movers.ids));
};

/** Prospects after school. */
export const startInsight: Writer = (view) => {
  const { movers } = view.profile;
  const idle = figure(view, 'youth_unemployment');
  const at = standing(view, 'youth_unemployment');
  if (!movers.children.some(({ ageThen }) => (ageThen ?? 0) >= 10) || !idle || !at) return null;
  const level =
    at.side === 'high'
      ? 'more [than in most countries|than in the typical country|than is usual]'
      : at.side === 'low'
        ? 'fewer [than in most countries|than in the typical country|than is usual]'
        : '[near the middle of the world|about where the typical country stands]';
  return passage(
    'first-job',
    0.78,
    because(
      say`After school comes a first job: of people aged 15 to 24 who look for one in ${view.name}, ${idle} find none${againstHome(view, 'youth_unemployment')}, ${level}.${at.mark}`,
      ...movers.ids,
    ),
  );
};

/** Statutory leave for visits home. */
export const leaveInsight: Writer = (view) => {
  const leave = figure(view, 'paid_annual_leave_days');
  const holidays = figure(view, 'public_holidays');
  const working = ['employee', 'transfer', 'remote', 'open'].includes(view.profile.stage);
  if (!working || !mayVisit(view) || !leave || !holidays || valueOf(view, 'paid_annual_leave_days') === 0)
    return null;
  const said = wayOf(view, 'visits-leave', [
    () =>
      say`Visits home have to fit into ${leave} of paid leave, the legal minimum in the first year in ${view.name}, and ${holidays}.`,
    () =>
      say`The law of ${view.name} gives ${leave} of paid leave in the first year, beside ${holidays}: visits home and guests share them.`,
    () =>
      say`Journeys home come out of ${leave} of paid leave by law in a first year in ${view.name}${againstHome(view, 'paid_annual_leave_days')}.`,
    () =>
      say`With ${leave} of leave by law and ${holidays}, ${view.name} leaves time for one long journey home a year or for several short ones.`,
  ]);
  return passage('visits-leave', 0.84, said && because(said, ...view.profile.stageIds));
};

const EVENING = 20;
/** Hours of difference up to which eight in the evening is evening on both sides. */
const LATEST_BEHIND = 2.5;

/** An hour in words, noon and midnight by name. */
function hourWords(hour: number): string {
  const at = ((hour % 24) + 24) % 24;
  const full = Math.floor(at);
  if (at !== full) {
    const minutes = (at - full) * 60;
    const clock = minutes === 30 ? 'half past' : minutes < 30 ? 'a quarter past' : 'a quarter to';
    const next = (minutes > 30 ? full + 1 : full) % 24;
    return `${clock} ${hourWords(next)}`;
  }
  if (at === 0) return 'midnight';
  if (at === 12) return 'noon';
  return `${numberWord(at > 12 ? at - 12 : at)} in the ${at < 12 ? 'morning' : at < 18 ? 'afternoon' : 'evening'}`;
}

/** When both sides of a call are awake. */
export const callInsight: Writer = (view) => {
  const [clock] = familyClocks(view);
  if (!clock || isAtHome(view)) return null;
  // Clocks eighteen hours behind are like clocks six hours ahead, one day apart.
  const [gap, july] = clock.halves.map((hours) => ((((hours + 12) % 24) + 24) % 24) - 12) as [number, number];
  if (!Number.isInteger(4 * gap) || !Number.isInteger(4 * july)) return null;
  const home = clock.name;
  const together = gap === july;
  /** By how many hours at most the evening there comes before home's. */
  const later = Math.max(-gap, -july);
  const near = Math.max(Math.abs(gap), Math.abs(july)) <= LATEST_BEHIND;
  const there = `${hourWords(EVENING - gap)}${together ? '' : ` (${hourWords(EVENING - july)} in July)`}`;
  const said =
    gap === 0 && together
      ? wayOf(view, 'calls-same', [
          () =>
            say`The clocks of ${view.name} and ${home} agree: calls can stay at the hour they have today.`,
          () =>
            say`No hour is lost between ${view.name} and ${home}; an evening call is an evening call on both ends.`,
        ])
      : gap < 5 && later <= LATEST_BEHIND
        ? wayOf(view, near ? 'calls-near' : 'calls-earlier', [
            () =>
              near
                ? say`At eight in the evening in ${view.name} it is ${there} in ${home}: evening calls go on as they are.`
                : say`Eight in the evening in ${view.name} is ${there} in ${home}: call late in your evening, or at weekends.`,
            () => say`An evening call from ${view.name} at eight reaches ${home} at ${there}.`,
            () =>
              near
                ? say`Eight in the evening in ${view.name} is ${there} in ${home}, an hour for calls on both ends.`
                : say`At eight in the evening in ${view.name} it is ${there} in ${home}, where the working day may not be over.`,
          ])
        : gap < 0
          ? wayOf(view, 'calls-behind', [
              () =>
                say`Call ${home} in the morning from ${view.name}: at eight in the evening it is ${there} there.`,
              () =>
                say`From ${view.name} you reach ${home} in your mornings, hardly ever in your evenings: your eight in the evening is ${there} there.`,
            ])
          : wayOf(view, 'calls-ahead', [
              () => say`Call ${home} in the evening from ${view.name}: at eight it is ${there} there.`,
              () =>
                say`From ${view.name} you reach ${home} in your evenings, hardly ever in your mornings: your eight in the evening is ${there} there.`,
            ]);
  const weight = Math.abs(gap) >= 5 ? 1.1 : 0.8;
  return passage('calls', weight, said && because(given(said, ...clock.facts), ...clock.ids));
};

/** Looking after relatives across a time difference. */
export const farCareInsight: Writer = (view) => {
  const [clock] = familyClocks(view);
  if (!view.profile.read.has('eldercare-considerations', 'return-often', 'support-from-afar') || !clock)
    return null;
  const near = clock.halves.every((hours) => Math.abs(hours) <= 2);
  const same = clock.halves.every((hours) => hours === 0);
  const said = wayOf(
    view,
    `far-care-${near}`,
    near
      ? [
          () =>
            say`The clocks of ${view.name} and ${clock.name} are ${same ? 'the same' : 'two hours apart at most'}, so you can join a doctor’s appointment by telephone.`,
          () =>
            say`↗With ${same ? 'the same clock' : 'clocks two hours apart at most'}, a doctor in ${clock.name} can reach you in ${view.name} during office hours.`,
        ]
      : [
          () =>
            say`Office hours in ${clock.name} and in ${view.name} overlap in part at best: the paper you need is a power of attorney for somebody on the spot.`,
          () =>
            say`Because of the hours between ${view.name} and ${clock.name}, give hospital and carers a first number that is not yours, in writing.`,
        ],
  );
  return passage(
    'far-care',
    0.95,
    said && because(given(said, ...clock.facts), 'eldercare-considerations', ...clock.ids),
  );
};

/** Whether somebody comes back to a country of their own, among people they know. */
const comesBack = (view: PlaceView): boolean => isCitizen(view) && kinLivesHere(view);

/** How many people there came from elsewhere and know what arriving is. */
export const newcomersInsight: Writer = (view) => {
  const share = figure(view, 'migrant_stock_share');
  const at = standing(view, 'migrant_stock_share');
  const { movers } = view.profile;
  if (movers.children.length > 0 || !share || !at) return null;
  const said =
    at.side === 'high'
      ? wayOf(view, 'newcomers-many', [
          () =>
            say`${share} of the people in ${view.name} were born elsewhere${againstHome(view, 'migrant_stock_share')}: in a class or a club in ${cityOf(view)} somebody else will be new as well.${at.mark}`,
          () =>
            say`The share of people born elsewhere is ${share} in ${view.name}${againstHome(view, 'migrant_stock_share')}, so you need not explain an accent.${at.mark}`,
          () =>
            say`Of the people in ${view.name} ${share} were born elsewhere${againstHome(view, 'migrant_stock_share')}: in ${cityOf(view)} you would not be the only ${movers.people === 1 ? 'one' : 'ones'} without old friends.${at.mark}`,
          () =>
            say`[↗With ${share} of its people born elsewhere${againstHome(view, 'migrant_stock_share')}, ${view.name} is used to newcomers|↗${view.Name} has ${share} of people born elsewhere${againstHome(view, 'migrant_stock_share')}: its offices see newcomers every day].${at.mark}`,
        ])
      : at.side === 'low' && !comesBack(view)
        ? say`Only ${share} of the people in ${view.name} were born elsewhere${againstHome(view, 'migrant_stock_share')}: circles of friends are old there, and take a season longer to open to you.${at.mark}`
        : null;
  return passage('newcomers', 0.74, said && because(said, ...movers.ids));
};
