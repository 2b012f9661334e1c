import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, valueOf } from '../../place/view.ts';
import { theChildren } from '../../profile/household.ts';
import { alone, anybody, asCouple, chose, withChildren, withPupils } from '../../profile/when.ts';
import { because, given, say } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { animalSaid, childrenLead, coupleLead, equality, leave, petLeadDays, pets } from './kin.ts';
import { aloneLead, clockGap, elders, helpers, relatives, society, togetherDistance } from './ties.ts';

/** What the streets are like for children who go out alone. */
const childInsight: Writer = (view) => {
  const { movers } = view.profile;
  const roads = figure(view, 'road_deaths');
  const killings = figure(view, 'homicide_rate');
  if (movers.children.length === 0 || !roads || !killings) return null;
  const traffic = say`${roads} a year per 100,000 people in ${view.name}${againstHome(view, 'road_deaths')}`;
  const said = wayOf(view, 'child-streets', [
    () =>
      say`Before ${theChildren(movers)} ${movers.children.length === 1 ? 'goes' : 'go'} out alone, weigh traffic first: road deaths are ${traffic}; homicides are ${killings}.`,
    () =>
      say`Road deaths number ${traffic}, homicides ${killings}: ask other parents from what age children there cross the main roads alone.`,
    () =>
      say`The way to school is a question of the crossing more than of the country: road deaths are ${traffic}.`,
    () => say`For children on foot or on a bicycle the figure to know is that of road deaths, ${traffic}.`,
  ]);
  return passage('family-insight', 1, said && because(said, ...movers.ids));
};

/** What the law leaves for visits home. */
const leaveInsight: Writer = (view) => {
  const leave = figure(view, 'paid_annual_leave_days');
  const holidays = figure(view, 'public_holidays');
  const working = ['employee', 'transfer', 'remote', 'open'].includes(view.profile.stage);
  if (!working || !leave || !holidays || valueOf(view, 'paid_annual_leave_days') === 0) return null;
  const said = wayOf(view, 'visits-leave', [
    () =>
      say`Visits home have to fit into ${leave} of paid leave, the legal minimum in the first year in ${view.name}, and ${holidays} of public holiday.`,
    () =>
      say`The law of ${view.name} gives ${leave} of paid leave in the first year, beside ${holidays} of public holiday: share them between visits home and guests before the first one is booked.`,
    () =>
      say`Count the days for journeys home: ${leave} of paid leave by law in a first year in ${view.name}${againstHome(view, 'paid_annual_leave_days')}.`,
  ]);
  return passage('visits-leave', 0.84, said && because(said, ...view.profile.stageIds));
};

/** When both ends of a call are awake. */
const callInsight: Writer = (view) => {
  const gap = clockGap(view);
  if (gap === null || !view.home || view.home.iso3 === view.iso3 || Math.abs(gap) < 5) return null;
  const home = view.homeName;
  const said =
    gap < 0
      ? wayOf(view, 'calls-behind', [
          () =>
            say`Calls to ${home} belong to your mornings in ${view.name}: by your evening they are asleep.`,
          () => say`From ${view.name} you reach ${home} before your working day, hardly ever after it.`,
        ])
      : wayOf(view, 'calls-ahead', [
          () =>
            say`Calls to ${home} belong to your evenings in ${view.name}: in your morning they are asleep.`,
          () => say`From ${view.name} you reach ${home} after your working day, hardly ever before it.`,
        ]);
  const offsets = [`utc_offset_capital:${view.iso3}`, `utc_offset_capital:${view.home.iso3}`];
  return passage('calls', 0.83, said && because(given(said, ...offsets), 'current-location'));
};

const farCareInsight: Writer = (view) => {
  const gap = clockGap(view);
  if (
    !view.profile.read.has('eldercare-considerations', 'return-often', 'support-from-afar') ||
    gap === null ||
    !view.home
  )
    return null;
  const near = Math.abs(gap) <= 2;
  const said = wayOf(
    view,
    `far-care-${near}`,
    near
      ? [
          () =>
            say`The clocks of ${view.name} and ${view.homeName} are two hours apart at most, so you can join a doctor’s appointment by telephone.`,
          () =>
            say`With clocks two hours apart at most, a doctor in ${view.homeName} can reach you in ${view.name} during office hours: leave your new number there.`,
        ]
      : [
          () =>
            say`When offices and surgeries in ${view.homeName} are open, it is late or early in ${view.name}: name a person on the spot for emergencies, in writing.`,
          () =>
            say`With the hours between ${view.name} and ${view.homeName}, hospital and carers need a first number that is not yours: settle whose.`,
        ],
  );
  return passage(
    'far-care',
    0.95,
    said &&
      because(
        given(said, `utc_offset_capital:${view.iso3}`, `utc_offset_capital:${view.home.iso3}`),
        'eldercare-considerations',
        'current-location',
      ),
  );
};

const petInsight: Writer = (view) => {
  const days = petLeadDays(view);
  if (!view.profile.hasPets) return null;
  return oncePassage(
    'pet-insight',
    0.85,
    because(
      given(
        say`The longest calendar is that of ${animalSaid(view)}: tests have fixed waiting times that no fee shortens${days ? `, ${days} days in all for ${view.name}` : ''}.`,
        ...(days ? [`pets:${view.iso3}`] : []),
      ),
      'current-location',
    ),
  );
};

const PRACTICE: readonly Line[] = [
  [
    asCouple,
    (v) =>
      say`[Ask for each of you separately whether you may work in ${v.name} from the first day; an answer for one is not an answer for both|Have it in writing before either of you resigns: may both of you work in ${v.name}, and from which day|The one who comes along without a contract needs an own answer from the embassy of ${v.name}: may I work, study, register as self-employed].`,
  ],
  [
    chose('relocation-drivers', 'family-love'),
    (v) =>
      say`You move for family or a relationship: ask the embassy of ${v.name} whether a family permit is open to you before you pay the fee of any other route.`,
  ],
  [
    asCouple,
    (v) =>
      say`[Put both names on the lease and on the first account in ${v.name}: later proof of living together rests on such papers|In ${v.name} let both of you sign lease, account and registration, so that each can deal with every office alone|Give each other a power of attorney for ${v.name}: one of you will be on a journey when an office writes].`,
  ],
  [
    alone,
    (v) =>
      say`[Leave your landlord in ${v.name} and one person at home each other’s numbers: they are the two who notice first if you fall ill|Nobody shares your papers in ${v.name}: keep copies of passport, policy and lease with one person at home|One person at home should be able to act for you while you are in ${v.name}: a power of attorney costs little before the move and a journey after it].`,
  ],
  [
    alone,
    (v) =>
      say`[Choose two groups in ${cityOf(v)} before you fly, one of newcomers and one of locals, and go to both for a month|Look up what meets weekly in ${cityOf(v)} for something you do already, and write to it before you arrive|A weekly course or team in ${cityOf(v)}, booked before the flight, gives the first month its fixed evening].`,
  ],
  [
    withChildren,
    (v) =>
      say`[In ${v.name} invite a classmate home in the first month: the teacher knows who lives nearby|Keep one afternoon a week in ${v.name} free for a classmate’s visit until somebody invites back|Ask the school in ${v.name} in the first week which clubs its pupils go to, and enrol in one].`,
  ],
  [
    chose('relationship-status', 'widowed', 'divorced'),
    (v) =>
      say`Offices in ${v.name} will go by the decree or the death certificate, not by your word: carry an original that may be kept.`,
  ],
  [
    anybody,
    (v) =>
      say`[Name one person at home who may open registered letters once you live in ${v.name}: deadlines of tax office and bank run from delivery|Have your post forwarded to ${v.name} for a year, and ask which letters the service leaves out|Tell bank, insurer, tax office and pension fund the address in ${v.name} yourself; a forwarding order does not reach them all].`,
  ],
];

const petAction: Writer = (view) => {
  const rule = view.atlas.pets(view.iso3)?.importRule;
  const { hasPets, pets: animals } = view.profile;
  if (!hasPets || !rule?.from.shown) return null;
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(rule.page)?.[1];
  const days = petLeadDays(view);
  const carrier =
    animals.includes('bird') || animals.includes('horse') ? 'a specialist carrier' : 'the flight';
  const said = wayOf(view, 'pet-action', [
    () =>
      say`Open the import rule of ${view.name}${host ? ` (the record points to ${host})` : ''} with your vet${days ? ` no later than ${days} days before travel` : ''}, and book ${carrier} only after the last test is dated.`,
    () =>
      say`Ask the vet for one sheet for ${view.name}: each test, its date, its waiting time${host ? `, checked against ${host}` : ''}.`,
  ]);
  return passage(
    'pet-action',
    0.92 - 0.04 * view.earlier.length,
    said && because(given(said, `pets:${view.iso3}`), 'relocating-pets', 'pets-details', 'current-location'),
  );
};

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      say`Get ${v.profile.movers.children.length === 1 ? 'a birth certificate for your child' : 'birth certificates for the children'} [with an apostille, and if another parent stays behind, a notarised consent to live in ${v.name}|apostilled and recent, and for ${v.name} the written consent of a parent who does not come along|in the international form, which ${v.name} reads without a translator, and any custody order beside it].`,
  ],
  [
    withPupils,
    (v) =>
      say`[Write with ${theChildren(v.profile.movers)} to a class in ${cityOf(v)}: one letter with questions of their own, before anything is decided|Ask for a video call between ${theChildren(v.profile.movers)} and a class in ${cityOf(v)}].`,
  ],
  [
    withChildren,
    (v) => say`Ask the school in ${cityOf(v)} to put you in touch with a family that arrived last year.`,
  ],
  [
    chose('relationship-status', 'married'),
    (v) =>
      say`Order a fresh marriage certificate, legalised for ${v.name}: many offices reject one older than a few months.`,
  ],
  [
    chose('relationship-status', 'domestic-partnership'),
    (v) =>
      say`Collect proof of your life together for ${v.name}: leases, bills and an account in both names, year by year.`,
  ],
  [
    chose('relationship-status', 'divorced', 'widowed'),
    (v) =>
      say`Have the papers that end the earlier marriage translated for ${v.name}: registration offices ask for them when they record your status.`,
  ],
  [
    (p) => (p.read.text('unique-family-situation') ? ['unique-family-situation'] : null),
    (v) =>
      say`You described a particular family situation: put it in three sentences to a lawyer in ${v.name} and ask which paper would be missing.`,
  ],
  [
    asCouple,
    (v) =>
      say`Spend one day in ${cityOf(v)} apart: one of you looks at streets to live in, the other at work, courses and the doctor; compare notes in the evening.`,
  ],
  [
    alone,
    (v) =>
      say`Name the person to be called if something happens to you in ${v.name}, with a copy of passport, policy and bank contact.`,
  ],
  [
    alone,
    (v) =>
      say`[Join one association or group in ${cityOf(v)} online now, and note the date of its next meeting after your arrival|Write now to one group in ${cityOf(v)} that meets in person, and ask when newcomers are welcome|Look now for one evening a week in ${cityOf(v)} that you could keep from the first month on: a course, a choir, a club].`,
  ],
  [
    (p) => ((p.read.slider('extended-family-importance') ?? 0) >= 4 ? ['extended-family-importance'] : null),
    (v) => say`Look up the last flight home from ${cityOf(v)} on a Friday, in the month with the fewest.`,
  ],
  [
    anybody,
    (v) =>
      say`Fix the dates of the first two visits home from ${v.name} before you leave, and book the first flight with them.`,
  ],
  [
    anybody,
    (v) =>
      say`Make a will that names which law applies once you live in ${v.name}; a notary at home can tell whether the present one still works.`,
  ],
];

export const FAMILY: SectionPlan = {
  heading: 'Family',
  lead: [childrenLead, coupleLead, aloneLead, togetherDistance, society],
  body: [elders, pets, relatives, leave, helpers, equality, togetherDistance, society],
  take: 3,
  insight: [
    childInsight,
    farCareInsight,
    petInsight,
    leaveInsight,
    callInsight,
    ...bank('family-practice', PRACTICE, 0.8),
  ],
  action: [petAction, ...bank('family-action', LINES)],
  table: ({ profile }) =>
    profile.movers.children.length > 0
      ? ['population_0_14', 'under5_mortality', 'family_leave_mother_total_days', 'preprimary_enrolment']
      : ['median_age', 'population_65_plus', 'marriage_age_women', 'utc_offset_capital'],
};
