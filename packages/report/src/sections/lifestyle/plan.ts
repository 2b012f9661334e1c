import { carriedBy, localLanguage } from '../../place/language.ts';
import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, standing } from '../../place/view.ts';
import { careWeight } from '../../profile/profile.ts';
import { alone, anybody, asCouple, chose, stageIs, withChildren } from '../../profile/when.ts';
import { monthName, monthSpans } from '../../prose/english.ts';
import { because, given, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import {
  at,
  climate,
  climateHere,
  climatePlot,
  degrees,
  extremes,
  isMild,
  rain,
  WARMEST_MILD,
} from './climate.ts';
import { community, culture, language, missed, pace } from './people.ts';
import { outdoors, values } from './values.ts';

const FEELINGS: Readonly<Record<string, string>> = {
  settled:
    '[You come settled and curious: visit PLACE once in the quiet season, and list what you would do there on ten ordinary evenings|You are settled where you are: write down what PLACE would have to offer that home does not, and check those points on a visit].',
  building:
    '[You are building, and errands eat evenings: on a visit to PLACE ask how long a doctor’s appointment, a parcel and an appointment at an office take|These are years of building: find out how long PLACE takes to register a resident, open an account and connect a line|You are building: spend two working weeks in PLACE, not a holiday, and note how many hours a day were yours].',
  restless:
    'You feel restless: before PLACE write down what you expect to be different, and read the page again after three months there.',
  'fresh-start':
    '[You want a fresh start: before you choose PLACE, spend a week there without anybody you know and note whom you spoke to|For a fresh start in PLACE book one course or club that begins in your first month].',
  'slowing-down':
    '[You want more calm: ask in PLACE about opening hours on Sundays and at midday, and about noise at night|For the calm you want, view homes in PLACE twice: at seven in the morning and at eleven at night|Calm differs by street and season: ask in PLACE when the visitors come, and how many].',
  adventure:
    'You are free to explore for a while: in PLACE take a lease of three to six months, and store the rest.',
  unsure:
    'You find this stage of life hard to name: keep the way back from PLACE open for a year, with the lease at home sublet rather than ended.',
};

const feelingInsight: Writer = (view) => {
  const feeling = view.profile.read.choices('life-stage-feeling')[0];
  const text = feeling ? FEELINGS[feeling] : undefined;
  return text
    ? oncePassage('feeling', 0.9, because(words(text.replaceAll('PLACE', view.name)), 'life-stage-feeling'))
    : null;
};

const sunInsight: Writer = (view) => {
  const at = standing(view, 'sunshine');
  const share = figure(view, 'sunshine');
  const beside = besideHome(view, 'sunshine');
  // Light that is like that at home is nothing to be prepared for.
  if (!at || !share || (beside && Math.abs(beside.ratio - 1) < 0.07)) return null;
  const less = beside ? beside.ratio < 1 : at.percentile <= 60;
  const more = beside
    ? `${beside.ratio < 1 ? 'less' : 'more'} light than you have`
    : at.percentile > 60
      ? 'more light than most countries'
      : at.percentile < 40
        ? 'less light than most countries'
        : 'about as much light as the typical country';
  const home = againstHome(view, 'sunshine');
  const ask = !less
    ? '[ask in each home what keeps it cool in the afternoon|view homes at three in the afternoon, when the heat is in|look for shutters and a side away from the sun]'
    : '[ask of each home which way its windows face|view homes at noon and look where the light falls|see a home in winter before you sign for it|prefer the top floor]';
  const said = wayOf(view, 'sun', [
    () => say`${view.Name} gets ${share} of the sunshine it could, ${more}${home}: ${ask}.${at.mark}`,
    () =>
      say`By daylight hours ${view.name} has ${more}, the sun showing for ${share} of the possible time${home}: ${ask}.${at.mark}`,
  ]);
  return passage('sun', 0.55, said);
};

/** Which months are made for being outdoors, and which are the test. */
const monthsInsight: Writer = (view) => {
  const here = climateHere(view);
  if (!here) return null;
  const { temperatureC, label } = here;
  const mild = temperatureC.flatMap((t, i) => (isMild(t) ? [i] : []));
  const { warm, cold } = extremes(here);
  const high = at(here, degrees(temperatureC[warm] as number));
  const low = at(here, degrees(temperatureC[cold] as number));
  if (mild.length === 0 || mild.length === 12) {
    const text =
      mild.length === 12
        ? say`Every month in ${label} is mild, from ${low} to ${high}: ask whether homes there are heated at all, and how.`
        : (temperatureC[cold] as number) > WARMEST_MILD
          ? say`No month in ${label} is cooler than ${low} on average: ask of each flat what cooling costs in a month.`
          : say`No month in ${label} is mild, between ${low} and ${high}: ask of each flat what heating and cooling cost in a year.`;
    return passage('months', 0.6, text);
  }
  const months = monthSpans(mild);
  const said = wayOf(view, 'months', [
    () =>
      say`The mild months of ${label} are ${months}; visit in ${monthName(cold + 1)} (${low}) or ${monthName(warm + 1)} (${high}) as well, whichever you doubt more.`,
    () =>
      say`Plan guests in ${label} for ${months}, and ask what heating costs in ${monthName(cold + 1)}, at ${low}, and cooling in ${monthName(warm + 1)}, at ${high}.`,
    () =>
      say`Judge ${label} in ${monthName(cold + 1)}, when it averages ${low}, and in ${monthName(warm + 1)}, at ${high}; ${months} will please most people.`,
  ]);
  return passage('months', 0.7, said);
};

const TESTS: Readonly<Record<string, string>> = {
  certificate:
    'ask whether your certificate in another language is accepted anywhere on the way, and which level the permit names',
  ready: 'you said you could pass a test, so let a placement test say at which level',
  'need-preparation': 'you would take a test with preparation, so book the course that ends in one',
  'prefer-no-test': 'you would rather avoid tests, so look for conversation, not for exam classes',
  unsure: 'try ten lessons before deciding about exams',
};

const languageAction: Writer = (view) => {
  const main = localLanguage(view);
  const { read, languages } = view.profile;
  const hint = read.choices('language-test-preparedness')[0];
  if (!main || languages.includes(main.code) || carriedBy(view) || view.earlier.length > 0) return null;
  const why =
    hint && TESTS[hint]
      ? because(words(`: ${TESTS[hint]}`), 'language-test-preparedness')
      : words(', two lessons a week until you leave');
  return oncePassage(
    `language-action-${main.code}`,
    0.93,
    because(
      given(say`Start ${main.name} now${why}.`, `language:${view.iso3}-${main.code}`),
      'languages-spoken',
    ),
  );
};

const LINES: readonly Line[] = [
  [
    chose('outdoor-activities', 'hiking', 'climbing', 'cycling', 'running'),
    (v) =>
      say`[Find one club in ${cityOf(v)} for what you do outdoors, and go along once on your visit|Look for the group that meets outdoors in ${cityOf(v)} on Sundays, and join it for a day|Write to a club in ${cityOf(v)} for your sport and ask to come along as a guest].`,
  ],
  [
    chose('outdoor-activities', 'beach-swimming', 'surfing', 'diving', 'sailing'),
    (v) =>
      say`Ask in ${cityOf(v)} from which month to which the beach is guarded, and go into the water on your visit.`,
  ],
  [
    chose('community-preference', 'expat', 'mixed-international'),
    (v) => say`Ask in a newcomers’ group of ${cityOf(v)} who left last year, and why.`,
  ],
  [
    chose('community-preference', 'local', 'privacy'),
    (v) =>
      say`Stay in a quarter of ${cityOf(v)} without hotels for a week, shop at its market and ask at two doors what the flats cost.`,
  ],
  [
    withChildren,
    (v) =>
      say`Let each child choose one hour of the visit to ${cityOf(v)}: a pool, a library, a sports club they would join.`,
  ],
  [
    asCouple,
    (v) =>
      say`Do one ordinary errand each in ${cityOf(v)} without the other: a telephone card, a form, a haircut.`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Live one week in ${cityOf(v)} to the hours you keep at home, and note what is closed when you want it.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Ask two students in ${cityOf(v)} what they spend in a week, and on what they would save first.`,
  ],
  [
    stageIs('remote', 'freelance', 'founder', 'owner'),
    (v) =>
      say`Finish work in ${cityOf(v)} at your usual hour for five days and write down what was still open.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) => say`Ask two future colleagues in ${cityOf(v)} what they did last weekend.`,
  ],
  [
    alone,
    (v) =>
      say`Look up one weekly course or club in ${cityOf(v)} that takes newcomers, and go to it on your visit.`,
  ],
  [
    anybody,
    (v) =>
      say`Visit ${cityOf(v)} for a week outside the season, in a rented flat, with ordinary shopping and ordinary hours.`,
  ],
  [
    anybody,
    (v) =>
      say`Read the local paper of ${cityOf(v)} for a month, with a translator if need be, and note what people complain about.`,
  ],
];

export const LIFESTYLE: SectionPlan = {
  heading: 'Lifestyle',
  lead: [climate, language],
  body: [rain, language, outdoors, community, values, culture, missed, pace],
  take: 4,
  insight: [feelingInsight, monthsInsight, sunInsight],
  action: [languageAction, ...bank('lifestyle-action', LINES)],
  table: ({ profile }) => [
    'sunshine',
    'public_holidays',
    profile.stage === 'retired' ? 'median_age' : 'migrant_stock_share',
    careWeight(profile, 'lgbt') > 0 ? 'lgbt_policy_index' : 'pm25_air_pollution',
    'world_heritage_sites',
  ],
  extra: climatePlot,
};
