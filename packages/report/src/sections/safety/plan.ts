import { bank, cityOf, type Line, passage, type Writer, wayOf } from '../../place/passage.ts';
import { standing } from '../../place/view.ts';
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
      ? 'the children'
      : movers.people > 1
        ? 'the two of you'
        : stage === 'retired'
          ? 'a retired newcomer'
          : stage === 'student'
            ? 'a student'
            : 'you';
  const marks = say`${crime.mark}${road.mark}`;
  const name = view.name;
  const calm = crime.percentile < 40;
  const tame = road.percentile < 40;
  const said =
    calm && tame
      ? wayOf(view, 'safe-both', [
          () =>
            say`In ${name} neither crime nor traffic should decide for ${you}; [surf, ice and ladders are likelier to do harm|bad luck and bad pavements remain|the sun and the stairs do more damage].${marks}`,
          () =>
            say`Safety is not where ${name} wins or loses for ${you}: both street and road are calmer [than in most countries|than in the typical country|than one finds in most places|than is usual].${marks}`,
          () =>
            say`For ${you}, ${name} is a place [to stop thinking about safety and to start thinking about the rest|where safety needs no further thought|to cross safety off the list].${marks}`,
        ])
      : calm
        ? wayOf(view, 'safe-street', [
            () => say`The danger for ${you} in ${name} is on the road, not in the street.${marks}`,
            () =>
              say`Fear the crossing, not the alley: in ${name} that is the order of risk for ${you}.${marks}`,
          ])
        : tame
          ? wayOf(view, 'safe-road', [
              () =>
                say`In ${name} the quarter decides for ${you}: violence clusters, and traffic is tame.${marks}`,
              () =>
                say`For ${you}, safety in ${name} is a matter of address rather than of transport.${marks}`,
            ])
          : crime.percentile > 75
            ? wayOf(view, 'unsafe', [
                () =>
                  say`Safety is something ${you} would buy in ${name}: the right quarter, a car with a door, a taxi at night.${marks}`,
                () =>
                  say`In ${name} routine protects ${you}: known streets, known drivers, home before it is late.${marks}`,
              ])
            : wayOf(view, 'safe-mixed', [
                () =>
                  say`Ordinary caution goes a long way for ${you} in ${name}, on foot more than behind doors.${marks}`,
                () =>
                  say`${view.Name} asks ${you} for the care of any large city, no less and no more.${marks}`,
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
      : say`under a word you will find when you shake`;
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
      say`[Walk the way from a possible home to a possible school in ${cityOf(v)} at eight in the morning; no index knows that crossing|Go from a likely home to a likely school in ${cityOf(v)} on foot, with a child’s eyes|Stand for ten minutes at the gate of a school in ${cityOf(v)} and watch who comes on foot].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Ask two parents in ${cityOf(v)} at what age their children go to school alone: the answer is the best safety figure there is|Let parents in ${cityOf(v)} tell you where their children may go without asking|Find out from which age children in ${cityOf(v)} ride the bus alone].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`On a visit to ${cityOf(v)} [go out for an hour after dark on a weekday and count people of your age in the street|take the last bus once, and see who else does|sit on a square after supper and look who is still about].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Look at the pavements of ${cityOf(v)} in the rain: falls harm more pensioners than thieves do.`,
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
    'political_stability',
    careWeight(profile, 'honesty') > 0 ? 'control_of_corruption' : 'rule_of_law',
  ],
};
