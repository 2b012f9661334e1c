import type { Atlas } from '@global-fit/atlas/atlas';
import { presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import type { Block, ReportSection, TierId } from '../../model.ts';
import { stayMeant, yearlySaid } from '../../place/entry/stay.ts';
import { ownHome } from '../../place/money/property.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { hasUnsafe } from '../../profile/passports/unsafe.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { partnerAhead } from '../../profile/people/ahead.ts';
import { followersOf } from '../../profile/people/followers.ts';
import { theChildren } from '../../profile/household.ts';
import { capitalised, list } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { grouped } from '../../figures/format.ts';
import { answersAtOdds } from './atOdds.ts';
import { leftOpenSaid } from './leftOpen.ts';
import { papersSaid } from './papers.ts';
import { mustsTold } from './mustsTold.ts';
import { ownConditions, quotations, toldBesides } from './ownWords.ts';
import { business, work } from './workTold.ts';

/** Every option chosen, as a list. */
function labels(profile: Profile, id: string): string {
  const found = profile.read
    .choices(id)
    .filter((one) => !['none', 'no-preference', 'undecided'].includes(one))
    .map((one) => profile.read.label(id, one)?.text ?? '')
    .filter((one) => one !== '');
  return list(found);
}

/** Who moves, and whether together. */
function togetherSaid(profile: Profile): Said | string {
  const { movers } = profile;
  if (movers.people < 2) return '';
  const ahead = partnerAhead(profile);
  if (ahead) {
    const rest =
      movers.children.length > 0
        ? say`you and ${because(words(theChildren(movers)), ...movers.ids)}`
        : words('you');
    return because(say` ${ahead.who} would go first, and ${rest} would follow.`, ...ahead.ids);
  }
  const later = followersOf(profile);
  if (!later) return ` ${capitalised(movers.who)} would move together.`;
  return later.members.length === movers.members.length
    ? say` You would go first, and ${later.who} would follow later.`
    : say` ${capitalised(movers.who)} would move, ${later.who} later than you.`;
}

/** Where somebody lives whose land our records hold no figures for: "Tórshavn", "Faroe Islands". */
function unknownHome({
  home,
  homePlace,
  read,
}: Profile): { readonly land: string; readonly where: string } | null {
  const land = home ? '' : (read.all['current-location']?.country ?? '');
  return land === ''
    ? null
    : { land, where: homePlace && homePlace !== land ? `${homePlace}, ${land}` : land };
}

function who(atlas: Atlas, profile: Profile): Said {
  const { age, home, homePlace, movers } = profile;
  const unknown = unknownHome(profile);
  // A city state is named once.
  const where =
    homePlace && home && homePlace !== bareName(home)
      ? `${homePlace}, ${bareName(home)}`
      : home
        ? bareName(home)
        : (unknown?.where ?? null);
  const papers = papersSaid(profile, atlas);
  const company = say`${togetherSaid(profile)}${leftOpenSaid(profile) ?? ''}`;
  const facts = [age === null ? null : `are ${age}`, where ? `live in ${where}` : null].filter(
    (one) => one !== null,
  );
  const you = facts.length > 0 ? `, you ${list(facts)}${papers}` : papers.replace(', with', ', you hold');
  const opening = profile.name === '' ? capitalised(you.replace(/^, /, '')) : `${profile.name}${you}`;
  return because(
    say`${opening === '' ? '' : words(`${opening}.`)}${company}${unknown ? ` Our records hold no figures for ${/Islands$|^Isle /.test(unknown.land) ? 'the ' : ''}${unknown.land}, so nothing here is measured against home.` : ''}`,
    'full-name',
    'age',
    'current-location',
    'citizenship',
    ...(profile.document?.questionIds ?? []),
    ...movers.ids,
    ...(movers.newborn?.ageIds ?? []),
  );
}

const TIMES: Readonly<Record<string, string>> = {
  '0-6-months': 'within six months',
  '6-12-months': 'in six to twelve months',
  '1-2-years': 'in one to two years',
  '2-5-years': 'in two to five years',
  '5-plus-years': 'in more than five years',
  exploring: 'one day, with no date set',
};
const STAYS: Readonly<Record<string, string>> = {
  temporary: 'for up to a year',
  medium: 'for one to three years',
  'long-term': 'for more than three years',
  permanent: 'for good',
  undecided: 'for a time still open',
};

function plan(atlas: Atlas, profile: Profile): Said {
  const { read } = profile;
  const when = TIMES[read.choices('relocation-timeline')[0] ?? ''];
  // A part of every year, told in their own words, is no single stay of up to a year.
  const season = stayMeant({ atlas, profile });
  const stay = season ? say`for ${yearlySaid(season)}` : STAYS[read.choices('relocation-duration')[0] ?? ''];
  const drivers = labels(profile, 'relocation-drivers');
  const push = read.choices('push-vs-pull')[0];
  const force =
    push === 'mostly-push'
      ? ' It is more about leaving where you are than about a place that draws you.'
      : push === 'mostly-pull'
        ? ' You are drawn to somewhere new rather than driven away.'
        : '';
  return because(
    say`You want to move ${when ?? 'when the time is right'}${stay ? say`, ${stay}` : ''}${drivers ? `. Your reasons: ${drivers}` : ''}.${force}`,
    'relocation-timeline',
    'relocation-duration',
    'relocation-drivers',
    'push-vs-pull',
  );
}

/** The least difference between two marks of 1 to 10 that is worth a sentence. */
const APART = 2;

/** Whether something urgent drives the move that no mark reflects: a status that ends, or a state that is feared. */
const isDriven = (profile: Profile): boolean =>
  presentStatus(profile.read.all) !== null ||
  hasUnsafe(profile) ||
  profile.read.has('push-vs-pull', 'mostly-push');

/** What the marks for life and place suggest a move can change. */
function satisfaction(profile: Profile): Said | null {
  const { read } = profile;
  const life = read.slider('current-life-satisfaction');
  const place = read.slider('current-location-satisfaction');
  if (life === null && place === null) return null;
  const marks = [
    life === null ? null : `your life as a whole ${life}`,
    place === null ? null : `the place where you live ${place}`,
  ].filter((one) => one !== null);
  const told = `Of 10 points you give ${list(marks)}.`;
  const gap = life === null || place === null ? null : life - place;
  const sense =
    gap === null
      ? ''
      : gap >= APART
        ? ' The place lags behind the rest, and the place is what a move changes.'
        : gap <= -APART
          ? isDriven(profile)
            ? ''
            : ' The place is not what holds you back: before you move, put into words what else the move is to change.'
          : ' You rate your life and the place much alike: a move is certain to change the place, but your life only through what you do there.';
  return because(words(`${told}${sense}`), 'current-life-satisfaction', 'current-location-satisfaction');
}

/** Property owned. A home that the customer places in another country is not the one they live in. */
function owned(atlas: Atlas, profile: Profile): Said | null {
  const { home, read } = profile;
  const told = read.label('property-type');
  if (!told || read.has('property-type', 'not-applicable')) return null;
  const own = ownHome({ atlas, profile, home, homeName: home ? nameOf(home) : '' });
  return read.has('property-type', 'primary-residence') &&
    own?.country &&
    own.name &&
    own.country.iso3 !== home?.iso3
    ? say`property: a home in ${own.name}`
    : say`property: ${told.text}`;
}

function means(atlas: Atlas, profile: Profile): Said {
  const { read } = profile;
  const income = read.label('expected-annual-income');
  const assets = read.label('liquid-assets-available');
  const debt = read.label('existing-debt');
  const sources = labels(profile, 'income-sources');
  const parts = [
    income ? `yearly income: ${income.text}` : null,
    profile.monthlyBudget === null ? null : `monthly budget: US$${grouped(profile.monthlyBudget, 3)}`,
    assets ? `at short notice: ${assets.text}` : null,
    debt ? `debts: ${debt.text}` : null,
    read.label('budget-relocation') ? `for the move: ${read.label('budget-relocation')?.text}` : null,
    sources ? `to live on: ${sources}` : null,
  ].filter((part) => part !== null);
  const property = owned(atlas, profile);
  const told = parts.join('; ');
  return because(
    told !== '' || property
      ? say`Money, as you told us: ${told}${told !== '' && property ? '; ' : ''}${property ?? ''}.`
      : words('You told us nothing about money, so nothing about money is assumed.'),
    'expected-annual-income',
    'monthly-budget',
    'liquid-assets-available',
    'existing-debt',
    'budget-relocation',
    'income-sources',
    'property-type',
  );
}

function wishes(profile: Profile): Said {
  const { read } = profile;
  const warm = read.slider('climate-preference');
  const warmth = warm === null ? null : ['cold', 'cool', 'mild', 'warm', 'hot'][warm - 1];
  const places = labels(profile, 'location-type');
  const musts = labels(profile, 'new-location-priorities');
  const routes = labels(profile, 'visa-preference');
  const parts = [
    warmth ? `a ${warmth} climate` : null,
    places ? `a setting (${places})` : null,
    musts ? `a place that offers ${musts}` : null,
  ].filter((one) => one !== null);
  const right = routes ? ` For the right to stay you have this in mind: ${routes}.` : '';
  return because(
    words(parts.length > 0 ? `You look for ${list(parts)}.${right}` : right.trim()),
    'location-type',
    'climate-preference',
    'new-location-priorities',
    'visa-preference',
  );
}

/** A summary rests only on questions that were answered. */
function answered(profile: Profile, said: Said): Said {
  const kept = said.answers.filter((id) => profile.read.all[id]?.value != null);
  return kept.length === 0 ? said : { ...said, answers: kept };
}

/** "Profile summary": the household in its own terms. Comments are answered for the report's places. */
export function profileSummary(
  atlas: Atlas,
  profile: Profile,
  views: readonly PlaceView[],
  tier: TierId,
): ReportSection {
  const self = [who(atlas, profile), plan(atlas, profile), work(profile), business(profile)];
  const sought = [means(atlas, profile), satisfaction(profile), wishes(profile), ...quotations(profile)];
  const besides = [mustsTold(atlas, profile), ...toldBesides(profile, views, tier)];
  const paragraphs = (all: readonly (Said | null)[]): readonly Block[] =>
    all
      .filter((one): one is Said => one !== null && one.text !== '')
      .map((one) => paragraph(answered(profile, one)));
  const blocks = [
    ...paragraphs([...self, ...sought]),
    ...answersAtOdds(profile),
    ...ownConditions(atlas, profile),
    ...paragraphs(besides),
  ];
  return { id: 'profile-summary', heading: 'Profile summary', blocks };
}
