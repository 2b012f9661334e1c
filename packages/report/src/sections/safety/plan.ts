import { bank, cityOf, type Line, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeValue, standing, valueOf } from '../../place/view.ts';
import { theChildren } from '../../profile/household.ts';
import { careWeight } from '../../profile/profile.ts';
import { alone, anybody, asCouple, stageIs, withChildren } from '../../profile/when.ts';
import { list } from '../../prose/english.ts';
import { because, given, say } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { advice, hazards, rights, roads, stability, violence } from './body.ts';

const insight: Writer = (view) => {
  const crime = standing(view, 'homicide_rate');
  const road = standing(view, 'road_deaths');
  if (!crime || !road) return null;
  const { movers, stage, stageIds } = view.profile;
  const you =
    movers.children.length > 0
      ? theChildren(movers)
      : movers.people > 1
        ? 'the two of you'
        : stage === 'retired'
          ? 'a retired newcomer'
          : stage === 'student'
            ? 'a student'
            : 'you';
  const deaths = figure(view, 'road_deaths');
  const killings = figure(view, 'homicide_rate');
  if (!deaths || !killings) return null;
  const marks = say`${crime.mark}${road.mark}`;
  const name = view.name;
  const calm = crime.percentile < 40;
  // Roads that are clearly worse than at home are no comfort, wherever they stand in the world.
  const atHome = homeValue(view, 'road_deaths') ?? Number.POSITIVE_INFINITY;
  const tame = road.percentile < 40 && (valueOf(view, 'road_deaths') ?? 0) < 1.25 * atHome;
  const both = say`${killings} homicides and ${deaths} road deaths a year per 100,000 people`;
  const said =
    calm && tame
      ? wayOf(view, 'safe-both', [
          () =>
            say`In ${name} neither crime nor traffic need decide for ${you} (${both}): [choose the quarter by distance and price|look at the way to work, school and doctor instead|give the time to rent and schools].${marks}`,
          () =>
            say`Safety is no reason against ${name} for ${you}: street and road are both calmer [than in most countries|than in the typical country|than one finds in most places|than is usual], with ${both}.${marks}`,
          () =>
            say`With ${both}, ${name} is calmer than most countries for ${you}: [a check of the quarter with two residents is enough|theft is not in these figures, so ask your insurer about it|ask two residents about theft, which these figures leave out].${marks}`,
        ])
      : calm
        ? wayOf(view, 'safe-street', [
            () =>
              say`The danger for ${you} in ${name} is on the road, not in the street: ${both}. [Choose a home from which the daily ways need no main road|Between two homes take the one with the shorter walk to shop and stop|Stand at the next crossing for ten minutes before you take a home].${marks}`,
            () =>
              say`In ${name} traffic is the larger risk for ${you}, with ${both}: [ask for the accident record of a taxi or bus company before the price|watch a week of driving from the pavement before you rent a car].${marks}`,
            () =>
              say`Look at crossings rather than at locks in ${name}, where the figures are ${both}.${marks}`,
          ])
        : tame
          ? wayOf(view, 'safe-road', [
              () =>
                say`In ${name} the quarter decides for ${you}: with ${both}, ask two residents which streets they avoid after dark.${marks}`,
              () =>
                say`For ${you}, safety in ${name} is a matter of address: traffic is calmer than usual (${deaths} deaths a year per 100,000 people), violence is not (${killings}).${marks}`,
            ])
          : crime.percentile > 75
            ? wayOf(view, 'unsafe', [
                () =>
                  say`Safety has a price for ${you} in ${name}, at ${both}: a guarded house, a car or a driver after dark belong in the budget.${marks}`,
                () =>
                  say`With ${both} in ${name}, ${you} would need a routine: known streets, a driver one can call, home before dark until you know the town.${marks}`,
              ])
            : wayOf(view, 'safe-mixed', [
                () =>
                  say`Ordinary caution is enough for ${you} in ${name} on most days (${both}); ask two residents which streets and roads are the exception.${marks}`,
                () =>
                  say`${view.Name} counts ${both}, no rare sight among countries: the quarter and the way to work matter more for ${you} than the country does.${marks}`,
              ]);
  return passage(
    'safety-insight',
    0.7,
    said && because(said, ...(movers.people > 1 ? movers.ids : stageIds)),
  );
};

/** Whom to call, as a task. */
const emergencyAction: Writer = (view) => {
  const practical = view.atlas.practical(view.iso3);
  if (!practical?.from.shown || practical.emergencyNumbers.length === 0) return null;
  const numbers = practical.works112
    ? ['112']
    : practical.works911
      ? ['911']
      : practical.emergencyNumbers.slice(0, 3);
  const who =
    view.profile.movers.people > 1
      ? say`on every telephone in the household`
      : say`in the telephone, beside your address in the local spelling`;
  return passage(
    'safety-emergency',
    0.88 - 0.05 * view.earlier.length,
    given(
      because(
        say`Save the emergency number of ${view.name}, ${list(numbers, 'or')}, ${who}.`,
        ...view.profile.movers.ids,
      ),
      `practical:${view.iso3}`,
    ),
  );
};

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      say`[Walk the way from a possible home to a possible school in ${cityOf(v)} at eight in the morning, and look at each crossing|Go from a likely home to a likely school in ${cityOf(v)} on foot, with a child’s eyes|Stand for ten minutes at the gate of a school in ${cityOf(v)} and watch who comes on foot].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Ask two parents in ${cityOf(v)} at what age their children go to school alone, and by which way|Let parents in ${cityOf(v)} tell you where their children may go without asking|Find out from which age children in ${cityOf(v)} ride the bus alone].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`On a visit to ${cityOf(v)} [walk from the stop to a likely home after dark on a weekday|take the last bus once, and ask the driver which stops are quiet|ask at a chemist’s which streets older customers avoid after dark].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Look at pavements, kerbs and handrails between a likely home and the shops in ${cityOf(v)}, on foot and after rain.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Ask two students in ${cityOf(v)} which stop they get off at after ten in the evening, and which they avoid.`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`Insure the laptop for ${v.name} by name, and find out what the police report has to say for the claim.`,
  ],
  [
    asCouple,
    (v) =>
      say`Agree on a rule for ${cityOf(v)} before you need it: who calls whom, and from when somebody worries.`,
  ],
  [
    alone,
    (v) =>
      say`Give one person at home your address in ${cityOf(v)} and a fixed hour of the week to expect your call.`,
  ],
  [
    stageIs('employee', 'transfer', 'founder'),
    (v) =>
      say`[Try the way to work in ${cityOf(v)} at the hour you would take it, both ways, before choosing a street|Ride the line to work in ${cityOf(v)} at eight and at six|Walk from the station to a future desk in ${cityOf(v)} after dark].`,
  ],
  [
    anybody,
    (v) => say`Before choosing a street in ${cityOf(v)}, ask in three shops where they would not rent.`,
  ],
  [
    anybody,
    (v) =>
      say`Register with your embassy for ${v.name} on the day you arrive, and read the regional part of its advice, not the headline.`,
  ],
];

export const SAFETY: SectionPlan = {
  heading: 'Safety',
  lead: [violence, stability, roads],
  body: [stability, rights, roads, advice, hazards],
  take: 3,
  insight: [insight],
  action: [...bank('safety-action', LINES), emergencyAction],
  table: ({ profile }) => [
    'homicide_rate',
    'road_deaths',
    'political_stability_percentile',
    careWeight(profile, 'honesty') > 0 ? 'control_of_corruption_percentile' : 'rule_of_law_percentile',
  ],
};
