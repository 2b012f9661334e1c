import type { Block, ReportSection } from '../model.ts';
import type { Profile } from '../profile/profile.ts';
import { bareName, nameOf } from '../prose/countryNames.ts';
import { capitalised, list } from '../prose/english.ts';
import { because, type Said, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { grouped } from '../figures/format.ts';

function labels(profile: Profile, id: string, most = 4): string {
  const found = profile.read
    .choices(id)
    .filter((one) => !['none', 'no-preference', 'undecided'].includes(one))
    .map((one) => profile.read.label(id, one)?.text ?? '')
    .filter((one) => one !== '');
  return list(found.slice(0, most));
}

function who(profile: Profile): Said {
  const { age, home, homePlace, movers, citizenships } = profile;
  const where = homePlace && home ? `${homePlace}, ${bareName(home)}` : home ? bareName(home) : null;
  const passports =
    citizenships.length > 0
      ? `, with ${citizenships.length === 1 ? 'a passport' : 'passports'} of ${list(citizenships.map(nameOf))}`
      : '';
  const company = movers.people > 1 ? ` ${capitalised(movers.who)} would move together.` : '';
  const facts = [age === null ? null : `are ${age}`, where ? `live in ${where}` : null].filter(
    (one) => one !== null,
  );
  const you =
    facts.length > 0 ? `, you ${list(facts)}${passports}` : passports.replace(', with', ', you hold');
  return because(
    words(`${profile.name}${you}.${company}`),
    'full-name',
    'age',
    'current-location',
    'citizenship',
    ...movers.ids,
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

function plan(profile: Profile): Said {
  const { read } = profile;
  const when = TIMES[read.choices('relocation-timeline')[0] ?? ''];
  const stay = STAYS[read.choices('relocation-duration')[0] ?? ''];
  const drivers = labels(profile, 'relocation-drivers', 5);
  const push = read.choices('push-vs-pull')[0];
  const force =
    push === 'mostly-push'
      ? ' More than anything you want to leave where you are.'
      : push === 'mostly-pull'
        ? ' You are drawn to somewhere new rather than driven away.'
        : '';
  return because(
    words(
      `You want to move ${when ?? 'when the time is right'}${stay ? `, ${stay}` : ''}${drivers ? `. Your reasons: ${drivers}` : ''}.${force}`,
    ),
    'relocation-timeline',
    'relocation-duration',
    'relocation-drivers',
    'push-vs-pull',
  );
}

function means(profile: Profile): Said {
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
  return because(
    words(
      parts.length > 0
        ? `Money, as you told us: ${parts.join('; ')}.`
        : 'You told us nothing about money, so nothing about money is assumed.',
    ),
    'expected-annual-income',
    'monthly-budget',
    'liquid-assets-available',
    'existing-debt',
    'budget-relocation',
    'income-sources',
  );
}

function work(profile: Profile): Said {
  const { read } = profile;
  const parts = [
    read.label('work-arrangement')?.text,
    read.label('career-field')?.text,
    read.label('education-level')?.text,
  ].filter((one) => one !== undefined);
  const years = read.number('years-in-field');
  const skills = read.text('special-skills');
  return because(
    words(
      parts.length > 0
        ? `Work and learning: ${parts.join('; ')}${years === null ? '' : `; ${years} years in the field`}${skills ? `. Skills in your words: “${skills.replace(/\s+/g, ' ').slice(0, 160)}”` : ''}.`
        : '',
    ),
    'work-arrangement',
    'career-field',
    'education-level',
    'years-in-field',
    'special-skills',
  );
}

function wishes(profile: Profile): Said {
  const { read } = profile;
  const warm = read.slider('climate-preference');
  const warmth = warm === null ? null : ['cold', 'cool', 'mild', 'warm', 'hot'][warm - 1];
  const places = labels(profile, 'location-type');
  const musts = labels(profile, 'new-location-priorities', 6);
  const routes = labels(profile, 'visa-preference');
  const parts = [
    warmth ? `a ${warmth} climate` : null,
    places ? `a setting (${places})` : null,
    musts ? `a place that offers ${musts}` : null,
  ].filter((one) => one !== null);
  const right = routes ? ` For the right to stay you think of this: ${routes}.` : '';
  return because(
    words(parts.length > 0 ? `You look for ${list(parts)}.${right}` : right.trim()),
    'location-type',
    'climate-preference',
    'new-location-priorities',
    'visa-preference',
  );
}

/** The customer's own words come back as quotations, never longer than a sentence or two. */
function quotation(profile: Profile): Said | null {
  for (const id of ['ideal-life-vision', 'relocation-inspiration', 'current-life-highlights']) {
    const text = profile.read.text(id)?.replace(/\s+/g, ' ');
    if (text)
      return because(
        words(
          `In your words: “${text.length > 280 ? `${text.slice(0, text.lastIndexOf(' ', 270))} …` : text}”`,
        ),
        id,
      );
  }
  return null;
}

/** A summary rests on what was answered, not on what was left out. */
function answered(profile: Profile, said: Said): Said {
  const kept = said.answers.filter((id) => profile.read.all[id]?.value != null);
  return kept.length === 0 ? said : { ...said, answers: kept };
}

/** "Profile summary": the household as it described itself. */
export function profileSummary(profile: Profile): ReportSection {
  const said = [
    who(profile),
    plan(profile),
    work(profile),
    means(profile),
    wishes(profile),
    quotation(profile),
  ];
  const blocks: Block[] = said
    .filter((one): one is Said => one !== null && one.text !== '')
    .map((one) => paragraph(answered(profile, one)));
  return { id: 'profile-summary', heading: 'Profile summary', blocks };
}
