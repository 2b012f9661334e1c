import { theChildren } from '../../profile/household.ts';
import { carriedBy, closeLanguage, relativeOf, testedIn } from '../../place/language/language.ts';
import { languageToLearn } from '../../place/language/untold.ts';
import { bank, cityOf, type Line, oncePassage, type Writer } from '../../place/passage.ts';
import { withoutHearing } from '../../profile/health/hearing.ts';
import { languageRefused } from '../../profile/passports/languageRefused.ts';
import { hasUnsafe, visiting } from '../../profile/passports/unsafe.ts';
import {
  alone,
  anybody,
  asCouple,
  both,
  chose,
  onlyTeens,
  stageIs,
  type When,
  withChildren,
} from '../../profile/when.ts';
import { withArticle } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { type PlaceView, valueOf } from '../../place/view.ts';

/**
 * The customer's attitude to tests applies to a new language; readiness for one applies only to the languages listed.
 */
const TESTS: Readonly<Record<string, string>> = {
  'need-preparation': 'you would take a test if you can prepare for it, so book a course that ends with one',
  'prefer-no-test': 'you would rather avoid tests, so look for conversation classes, not for exam courses',
  unsure: 'try ten lessons before deciding about exams',
};

/** The first place's language, unless the customer speaks it. */
export const languageAction: Writer = (view) => {
  const main = languageToLearn(view);
  const { read, languages } = view.profile;
  const hint = read.choices('language-test-preparedness')[0];
  if (!main || languages.includes(main.code) || carriedBy(view) || view.earlier.length > 0) return null;
  if (languageRefused(view.profile) || closeLanguage(view, main)) return null;
  const relative = relativeOf(view, main);
  const tests =
    hint && TESTS[hint] && testedIn(view, main)
      ? because(words(TESTS[hint]), 'language-test-preparedness')
      : null;
  const begun = view.profile.begun.includes(main.code);
  const why =
    relative && !begun
      ? say`: it is ${withArticle(relative.branch)} language like your ${relative.name}, so begin by reading${withoutHearing(view.profile) ? '' : ' and listening'}${tests ? say`; ${tests}` : ''}`
      : tests
        ? say`: ${tests}`
        : words(
            '[, with two lessons a week until you leave|, and keep two hours a week for it until you leave|, and take two lessons in each week that is left]',
          );
  return oncePassage(
    `language-action-${main.code}`,
    0.93,
    because(
      given(
        say`${begun ? 'Go on with' : 'Start'} ${main.name} now${why}.`,
        `language:${view.iso3}-${main.code}`,
      ),
      'languages-spoken',
    ),
  );
};

const active: When = chose('outdoor-activities', 'hiking', 'climbing', 'cycling', 'running');
const water: When = chose('outdoor-activities', 'beach-swimming', 'surfing', 'diving', 'sailing');
/** Fields whose work cannot be taken to another desk. */
const BY_HAND = [
  'construction-trades',
  'agriculture',
  'healthcare',
  'hospitality-tourism',
  'retail',
  'transport-logistics',
] as const;
const ownHours: When = stageIs('freelance', 'founder', 'owner');
/** Fits people who work wherever their computer is. */
const online: When = (profile) =>
  stageIs('remote')(profile) ?? (profile.read.has('career-field', ...BY_HAND) ? null : ownHours(profile));
const feels = (value: string): When => chose('life-stage-feeling', value);

/** How to commute: by rail only where a railway is on record. */
const firstRide = (view: PlaceView): Said =>
  (valueOf(view, 'railway_km') ?? 0) > 0
    ? given(words('the early train'), `railway_km:${view.iso3}`)
    : words('the early bus');

/** Swimmers need no school for water sports. */
const onBoard = ({ profile }: PlaceView): boolean =>
  profile.read.has('outdoor-activities', 'surfing', 'sailing', 'diving');

const LINES: readonly Line[] = [
  [
    active,
    (v) =>
      say`[Find one club in ${cityOf(v)} for what you do outdoors, and go along once on your visit|Look for the group that meets outdoors in ${cityOf(v)} on Sundays, and join it for a day|Write to a club in ${cityOf(v)} for your sport and ask to come along once as a guest|Walk or ride out of ${cityOf(v)} for two hours, and see where the town ends|Get the map of paths around ${cityOf(v)}, and do one of them on your visit].`,
  ],
  [
    active,
    (v) =>
      say`[Try your usual route on a Saturday in ${cityOf(v)}, with the distance and the climb you are used to|Rent what you need for your sport for one day in ${cityOf(v)} before you ship your own|Time the way from a likely home in ${cityOf(v)} to the first path without cars].`,
  ],
  [
    water,
    (v) =>
      say`[Go into the water near ${cityOf(v)} on your visit, and note from which month to which the beach is guarded|Walk the nearest beach to ${cityOf(v)} at seven in the morning and at noon in the high season${onBoard(v) ? `|↗Take one lesson with a school on the water near ${cityOf(v)}; its teachers know winds and newcomers` : ''}].`,
  ],
  [
    chose('community-preference', 'mixed-international'),
    (v) =>
      say`[↗Spend one evening with a newcomers’ group in ${cityOf(v)} and find out who left last year, and why|↗Look for the language exchange of ${cityOf(v)}, where newcomers and locals sit at one table|Look at the school yard or the campus when you choose a quarter in ${cityOf(v)}; people mix there every day].`,
  ],
  [
    chose('community-preference', 'expat'),
    (v) =>
      say`[${hasUnsafe(v.profile) ? '' : `↗Write to the association of your compatriots in ${cityOf(v)}; the consulate keeps the list|`}Read three months of a forum of your compatriots in ${cityOf(v)} before you post|Go to one meeting of your compatriots in ${cityOf(v)} on your visit].`,
  ],
  [
    chose('community-preference', 'local', 'privacy'),
    (v) =>
      say`[Stay in a quarter of ${cityOf(v)} without hotels for a week, and shop at its market|Rent a flat for your visit to ${cityOf(v)} where nobody spends a holiday|Spend four mornings in the same café in an ordinary quarter of ${cityOf(v)}].`,
  ],
  [
    chose('community-preference', 'professional'),
    (v) =>
      say`[Go to one open evening of your trade in ${cityOf(v)} before you choose a street|Find the professional body of your trade in ${v.name} and its next meeting near ${cityOf(v)}].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Let each child choose one hour of the visit to ${cityOf(v)}: a pool, a library, a sports club they would join${onlyTeens(v.profile) ? '' : `|Take ${theChildren(v.profile.movers)} to a playground in ${cityOf(v)} after school on a weekday, not to a sight`}|Find the clubs for ${onlyTeens(v.profile) ? 'young people' : 'children'} within ${onlyTeens(v.profile) ? 'a short ride' : 'a walk'} of each home you view in ${cityOf(v)}].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Plan one rainy day in ${cityOf(v)} with ${theChildren(v.profile.movers)} on your visit; sunny ones plan themselves|Keep one Saturday of the visit to ${cityOf(v)} without a programme, and see what ${theChildren(v.profile.movers)} would do with it].`,
  ],
  [
    asCouple,
    (v) =>
      say`[Do one ordinary errand each in ${cityOf(v)} without the other: a telephone card, a form, a haircut|Spend a Sunday in ${cityOf(v)} as you would at home, and see by evening what was missing|Choose one thing each that you would take up in ${cityOf(v)}, and look both up on your visit].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[Live for one week in ${cityOf(v)} by the hours you keep at home, and note what is closed when you need it|Spend three ordinary mornings in ${cityOf(v)}: market, library, bench|Find one choir, club or course in ${cityOf(v)} that meets in the morning, and sit in once].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[Spend one night out in ${cityOf(v)} with a student budget, last bus included|Find two students in ${cityOf(v)} who will tell you what they spend in a week|Look up which museums and concerts of ${cityOf(v)} are free for students].`,
  ],
  [
    online,
    (v) =>
      say`[Finish work in ${cityOf(v)} at your usual hour for five days and write down what was still open|Keep your ordinary working hours in ${cityOf(v)} for a week, and see what is left of the daylight|Work two days in ${cityOf(v)} from a shared office; its regulars know the town].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Spend one weekday in ${cityOf(v)} as an employee would: ${firstRide(v)}, the canteen, the way home|Spend a Wednesday evening in ${cityOf(v)}: that is what life after work will be like|Plan two visits to ${cityOf(v)}, one of them to the outskirts where people with your pay live].`,
  ],
  [
    alone,
    (v) =>
      say`[↗Look up one weekly course or club in ${cityOf(v)} that takes newcomers, and go to it on your visit|Eat out alone in ${cityOf(v)} on three evenings; if that is easy, the rest will be too|Note on your visit to ${cityOf(v)} whom you talked to, and how the conversation began].`,
  ],
  [
    feels('settled'),
    (v) =>
      say`[Visit ${cityOf(v)} once in the quiet season, and list what you would do there on ten ordinary evenings|Write down what ${cityOf(v)} would have to offer that home does not, and check those points on a visit].`,
  ],
  [
    feels('building'),
    (v) =>
      say`[Time three errands in ${cityOf(v)} on your visit: a parcel, a form, a doctor’s appointment|Spend two working weeks in ${cityOf(v)}, not a holiday, and note how many hours a day were yours|Find out how many weeks ${v.name} takes to register a resident, open an account and connect a line|Ask for the opening hours of each office that you will need in ${cityOf(v)}, and who has to come in person].`,
  ],
  [
    feels('restless'),
    (v) =>
      say`↗Write down before the move to ${v.name} what you expect to be different, and read it again after three months there.`,
  ],
  [
    feels('fresh-start'),
    (v) =>
      say`[Spend a week in ${cityOf(v)} without anybody you know and note whom you spoke to|Book one course or club in ${cityOf(v)} that begins in your first month].`,
  ],
  [
    feels('slowing-down'),
    (v) =>
      say`[View homes in ${cityOf(v)} twice to see how calm they are: at seven in the morning and at eleven at night|See ${cityOf(v)} on a Sunday and in the season of visitors before you believe that it is calm|Walk down a street in ${cityOf(v)} where you might live at the hour when the bars close|Count the holiday lets around each home you view in ${cityOf(v)}: calm ends where they begin].`,
  ],
  [
    feels('adventure'),
    (v) =>
      say`Take a lease of three to six months in ${cityOf(v)}, since you are free to explore, and put what you do not need into storage.`,
  ],
  [
    both(feels('unsure'), visiting),
    (v) =>
      say`Keep the way back from ${v.name} open for a year: sublet your home instead of ending the lease.`,
  ],
  [
    anybody,
    (v) =>
      say`[Visit ${cityOf(v)} for a week outside the season, in a rented flat, with ordinary shopping and ordinary hours|See ${cityOf(v)} once in the month that suits you least|Stay in ${cityOf(v)} from Sunday to Sunday, not over a weekend].`,
  ],
  [
    anybody,
    (v) =>
      say`[Read the local paper of ${cityOf(v)} for a month, with a translator if need be, and note what people complain about|Follow the town hall of ${cityOf(v)} for a month: its announcements are about what matters in daily life].`,
  ],
];

export const lifestyleActions: readonly Writer[] = [languageAction, ...bank('lifestyle-action', LINES)];
