import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { standing } from '../../place/view.ts';
import { alone, anybody, asCouple, chose, withChildren } from '../../profile/when.ts';
import { because, given, say } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { animalSaid, childrenLead, coupleLead, equality, leave, petLeadDays, pets } from './kin.ts';
import { aloneLead, clockGap, elders, helpers, relatives, society, togetherDistance } from './ties.ts';

const childInsight: Writer = (view) => {
  const { movers, read } = view.profile;
  const safe = standing(view, 'homicide_rate');
  if (movers.children.length === 0 || !safe) return null;
  const wishes = read.choices('childcare-education-priorities');
  const wish = wishes[view.earlier.length % Math.max(1, wishes.length)];
  const label = wish ? read.label('childcare-education-priorities', wish) : null;
  const place =
    safe.percentile < 40
      ? `${view.name} lets children walk alone earlier than most places do`
      : safe.percentile > 60
        ? `in ${view.name} freedom for children has to be bought with the right quarter`
        : `in ${view.name} much depends on the quarter`;
  return passage(
    'family-insight',
    1,
    because(
      say`${label ? say`You asked for ${label}; keep in mind that ${place}` : say`For the children: ${place}`}.${safe.mark}`,
      ...movers.ids,
    ),
  );
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
          () => say`Caring from ${view.name} is possible in real time: your evening is theirs.`,
          () => say`From ${view.name} you can still be on the line when the doctor calls.`,
        ]
      : [
          () =>
            say`Between ${view.name} and ${view.homeName} somebody is always asleep, so emergencies need a person on the spot.`,
          () =>
            say`The hours between ${view.name} and ${view.homeName} make you the second person to be called, never the first.`,
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

const TRUTHS: readonly Line[] = [
  [
    asCouple,
    (v) =>
      say`A move to ${v.name} fails most often through the one who followed: [make sure both of you have a reason of your own to be there|give that one the first choice of street|let that one decide on the trial month].`,
  ],
  [
    chose('relocation-drivers', 'family-love'),
    (v) =>
      say`You move for family or a relationship: in ${v.name} live close enough to matter and far enough to have a day of your own.`,
  ],
  [
    asCouple,
    (v) =>
      say`One of you will feel at home in ${v.name} first. [Agree now that this is not a verdict on the other|The other needs time, not advice|That gap is ordinary, and it closes].`,
  ],
  [
    alone,
    (v) =>
      say`[Nobody waits for you in ${v.name}, which is freedom in the first month and work from the second|${v.Name} will not notice your arrival; being missed there is something to be built|The first month in ${v.name} is a holiday from being known].`,
  ],
  [
    alone,
    (v) =>
      say`[In ${v.name} the friends of your first month will be newcomers, those of your second year will not: leave room for both|First friends in ${v.name} are found, second ones are kept|Expect two rounds of friends in ${v.name}, the quick and the lasting].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Children settle in ${v.name} in the order of their first invitation: give it, do not wait for it|A birthday with guests is the day on which a child lives in ${v.name}|In ${v.name} the first friend of a child is the second home of the family].`,
  ],
  [
    chose('relationship-status', 'widowed', 'divorced'),
    (v) => say`In ${v.name} nobody knows your story, and you decide when to tell it.`,
  ],
  [
    anybody,
    (v) =>
      say`[Count whom you would call in ${v.name} at three in the morning; until there is one name, the move is not finished|The move to ${v.name} ends on the day a neighbour has your key|You have arrived in ${v.name} when somebody asks you for help].`,
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
    withChildren,
    (v) =>
      say`[Write with the children to a class in ${cityOf(v)}: one letter, three questions, before anything is decided|Let each child keep one thing unpacked until ${cityOf(v)}, and choose it now|Find one child of the right age in ${cityOf(v)} to write to].`,
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
    (v) => say`Spend one day in ${cityOf(v)} apart, each with an errand, and decide in the evening.`,
  ],
  [
    alone,
    (v) =>
      say`Name the person to be called if something happens to you in ${v.name}, with a copy of passport, policy and bank contact.`,
  ],
  [alone, (v) => say`Join one group in ${cityOf(v)} online now, so that somebody expects you.`],
  [
    (p) => ((p.read.slider('extended-family-importance') ?? 0) >= 4 ? ['extended-family-importance'] : null),
    (v) => say`Look up the last flight home from ${cityOf(v)} on a Friday, in the month with the fewest.`,
  ],
  [
    anybody,
    (v) =>
      say`Fix the dates of the first two visits home from ${v.name} before you leave; a date ends most farewells well.`,
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
  insight: [childInsight, farCareInsight, petInsight, ...bank('family-truth', TRUTHS, 0.8)],
  action: [petAction, ...bank('family-action', LINES)],
  table: ({ profile }) =>
    profile.movers.children.length > 0
      ? ['population_0_14', 'under5_mortality', 'family_leave_mother_total_days', 'preprimary_enrolment']
      : ['median_age', 'population_65_plus', 'marriage_age_women', 'utc_offset_capital'],
};
