import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, standing } from '../../place/view.ts';
import { careWeight } from '../../profile/profile.ts';
import { alone, anybody, asCouple, chose, stageIs, withChildren } from '../../profile/when.ts';
import { monthName } from '../../prose/english.ts';
import { because, given, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { climate, climateHere, climatePlot, rain } from './climate.ts';
import { community, culture, language, missed, pace } from './people.ts';
import { outdoors, values } from './values.ts';

const FEELINGS: Readonly<Record<string, string>> = {
  settled:
    '[You come settled and curious, so test whether PLACE still surprises you after the second week|Curiosity brought you this far; see whether PLACE feeds it in February as well].',
  building:
    '[You are building, and a place that eats evenings with errands costs more than its rent: count errands on a visit to PLACE|Years of building need quiet logistics: find out how long PLACE takes to deliver a parcel, a plumber and a permit|What you build in PLACE rests on weekdays, so judge it by one].',
  restless: 'Restlessness travels with you: look in PLACE for what would hold you in the third winter.',
  'fresh-start':
    '[For a fresh start, choose between PLACE and the others by where the first conversation came easily|A fresh start needs one person who did not know you before: look for that one in PLACE].',
  'slowing-down':
    '[You want more calm, and calm is a matter of street and season more than of country: ask in PLACE for the quiet side|Slowing down is easier where shops close at noon; find out when PLACE rests|For the calm you want, listen to PLACE at seven in the morning and at eleven at night].',
  adventure: 'You are free to explore for a while, so in PLACE take the lease that ends first.',
  unsure: 'You find this stage of life hard to name; let PLACE be a choice you can leave without loss.',
};

const feelingInsight: Writer = (view) => {
  const feeling = view.profile.read.choices('life-stage-feeling')[0];
  const text = feeling ? FEELINGS[feeling] : undefined;
  return text
    ? oncePassage('feeling', 0.9, because(words(text.replaceAll('PLACE', view.name)), 'life-stage-feeling'))
    : null;
};

const LIGHT: Readonly<Record<string, string>> = {
  retired: 'which joints and moods notice first',
  student: 'which decides whether you study on a bench or under a lamp',
  remote: 'which a desk by the window makes up for, or not',
  freelance: 'which shows in your evenings more than in your work',
  founder: 'which you will see from behind a screen',
  owner: 'which you will miss on every flight back',
  employee: 'which is left over after office hours',
  transfer: 'which no package pays for',
  means: 'which fills or empties the terraces',
  open: 'which you will feel before anything else',
};

const sunInsight: Writer = (view) => {
  const at = standing(view, 'sunshine');
  const share = figure(view, 'sunshine');
  if (!at || !share) return null;
  const { stage, stageIds } = view.profile;
  const more =
    at.percentile > 60
      ? 'more light than most countries'
      : at.percentile < 40
        ? 'less light than most countries'
        : 'about as much light as the typical country';
  const said = wayOf(view, 'sun', [
    () => say`${view.Name} gets ${share} of the sunshine it could, ${more}, ${LIGHT[stage] ?? ''}.${at.mark}`,
    () =>
      say`Light is a climate of its own: ${view.name} has ${more} (${share} of the possible), ${LIGHT[stage] ?? ''}.${at.mark}`,
  ]);
  return passage('sun', 0.55, said && because(said, ...stageIds));
};

/** How many months are made for being outdoors. */
const monthsInsight: Writer = (view) => {
  const here = climateHere(view);
  if (!here) return null;
  const mild = here.temperatureC.map((t, i) => ({ t, i })).filter(({ t }) => t >= 12 && t <= 24);
  if (mild.length === 0 || mild.length === 12) {
    return passage(
      'months',
      0.6,
      given(
        say`${here.label} has ${mild.length === 12 ? 'no month that sends you indoors' : 'no month between cool and hot: one lives with stove or fan'}.`,
        here.record,
      ),
    );
  }
  const hottest = here.temperatureC.indexOf(Math.max(...here.temperatureC));
  const said = wayOf(view, 'months', [
    () =>
      say`The outdoor year of ${here.label} is long or short by your taste for ${monthName(hottest + 1)}; everything else follows.`,
    () =>
      say`In ${here.label} plan guests for ${monthName((mild[0]?.i ?? 4) + 1)} and repairs for ${monthName(hottest + 1)}.`,
    () =>
      say`Judge ${here.label} in its worst month, ${monthName(here.temperatureC.indexOf(Math.min(...here.temperatureC)) + 1)} or ${monthName(hottest + 1)} depending on what you dread.`,
  ]);
  return passage('months', 0.7, said && given(said, here.record));
};

const TESTS: Readonly<Record<string, string>> = {
  certificate: 'your certificate in another language shows that you know how to get one',
  ready: 'you said you could pass a test, so let a placement test say at which level',
  'need-preparation': 'you would take a test with preparation, so book the course that ends in one',
  'prefer-no-test': 'you would rather avoid tests, so look for conversation, not for exam classes',
  unsure: 'try ten lessons before deciding about exams',
};

const languageAction: Writer = (view) => {
  const main = view.atlas.languages.of(view.iso3)[0];
  const { read, languages } = view.profile;
  const hint = read.choices('language-test-preparedness')[0];
  if (!main || languages.includes(main.code) || view.earlier.length > 0) return null;
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
      say`[Find one club in ${cityOf(v)} for what you do outdoors, and go along once on your visit|Look for the group that meets outdoors in ${cityOf(v)} on Sundays, and join it for a day|Write to a club in ${cityOf(v)} for your sport and ask to be a guest once].`,
  ],
  [
    chose('outdoor-activities', 'beach-swimming', 'surfing', 'diving', 'sailing'),
    (v) => say`Go into the water at ${cityOf(v)} in the coldest month you would still call a season.`,
  ],
  [
    chose('community-preference', 'expat', 'mixed-international'),
    (v) => say`Ask in a newcomers’ group of ${cityOf(v)} who left last year, and why.`,
  ],
  [
    chose('community-preference', 'local', 'privacy'),
    (v) =>
      say`Shop at the same market in ${cityOf(v)} three days running, and see who greets you on the third.`,
  ],
  [withChildren, (v) => say`Let the children plan one day in ${cityOf(v)}, with a budget, and follow.`],
  [
    asCouple,
    (v) =>
      say`Have one ordinary quarrel-prone errand in ${cityOf(v)} together, furniture or a form, and see how the town treats you.`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Live one week in ${cityOf(v)} to the hours you keep at home, and note what is closed when you want it.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Spend a Friday night and a Sunday morning in ${cityOf(v)}: one shows what you gain, the other what you lack.`,
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
  [alone, (v) => say`Eat alone in ${cityOf(v)} on a Tuesday; you will do it often.`],
  [
    anybody,
    (v) => say`Visit ${cityOf(v)} in the month the brochures leave out, and live as you would on a Tuesday.`,
  ],
  [anybody, (v) => say`Read the local paper of ${cityOf(v)} for a month, letters page included.`],
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
