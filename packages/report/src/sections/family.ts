import { distanceKm } from '../figures/distance.ts';
import { constant, shown } from '../figures/quantity.ts';
import { cared, caredSaid, notable, passage, type Writer, wayOf } from '../place/passage.ts';
import { figure, type PlaceView, standing, wordOf } from '../place/view.ts';
import { careWeight } from '../profile/profile.ts';
import { counted, list, numberWord } from '../prose/english.ts';
import { nameOf } from '../prose/countryNames.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import type { SectionPlan } from './compose.ts';

/** Hours between the clocks of two countries' capitals; null when unknown. */
export function clockGap(view: PlaceView): number | null {
  if (!view.home) return null;
  const here = view.atlas.fact(view.iso3, 'utc_offset_capital')?.value;
  const there = view.atlas.fact(view.home.iso3, 'utc_offset_capital')?.value;
  return typeof here === 'number' && typeof there === 'number' ? here - there : null;
}

function clockSaid(view: PlaceView): Said {
  const gap = clockGap(view);
  if (gap === null || !view.home) return words('');
  const facts = [`utc_offset_capital:${view.iso3}`, `utc_offset_capital:${view.home.iso3}`];
  const size = Math.abs(gap);
  const hours = Number.isInteger(size)
    ? counted(size, 'hour')
    : `${numberWord(Math.floor(size))} and a half hours`;
  return because(
    given(
      words(size === 0 ? 'the clock is the same' : `the clock is ${hours} ${gap > 0 ? 'ahead' : 'behind'}`),
      ...facts,
    ),
    'current-location',
  );
}

function distance(view: PlaceView): Said | null {
  const city = view.cities[0];
  const from = view.home?.capitalPoint ?? null;
  const to = city?.point ?? view.country.capitalPoint;
  if (!from || !to || view.home?.iso3 === view.iso3) return null;
  const km = Math.round(distanceKm(from, to) / 100) * 100;
  if (km < 100) return null;
  return because(
    shown(
      constant(km, 'great-circle distance from the capital at home, rounded to hundreds of kilometres'),
      (value) => `${value.toLocaleString('en-GB')} km`,
    ),
    'current-location',
  );
}

/** Children: who they are, and what the country is like for them. */
export const childrenLead: Writer = (view) => {
  const { children } = view.profile.movers;
  if (children.length === 0) return null;
  const ages = children
    .map((child) => child.age)
    .filter((age): age is number => age !== null)
    .sort((a, b) => a - b);
  const ageIds = children.map((child) => `family-member-${child.n}-family-member-age`);
  const who = because(
    words(
      ages.length === children.length
        ? ages.length === 1
          ? `a child of ${ages[0]}`
          : `children of ${list(ages.map(String))}`
        : counted(children.length, 'child', 'children'),
    ),
    ...ageIds,
  );
  const young = figure(view, 'population_0_14');
  const at = standing(view, 'population_0_14');
  if (!young || !at) return null;
  const many =
    at.percentile > 60
      ? 'Playgrounds and waiting rooms are full'
      : at.percentile < 40
        ? 'Children are few, noticed, and often fussed over'
        : 'Children are an ordinary sight';
  const youngest = ages[0] ?? 8;
  const step =
    youngest < 6
      ? 'At that age a language comes by itself within a year; what you need is a place in childcare.'
      : youngest < 12
        ? 'Primary school is the kind age to move: friends come by the desk.'
        : 'Teenagers move against their will more often than not: let them choose between two towns, and move between school years.';
  const said = wayOf(view, 'children-lead', [
    () =>
      say`You would move with ${who}. In ${view.name} ${young} of people are under 15${at.mark}. ${many}. ${step}`,
    () =>
      say`For ${who}, ${view.name} means this: ${young} of the population is under 15${at.mark}. ${many}.`,
    () =>
      say`${many} in ${view.name}, where ${young} of people are under 15${at.mark}. Yours, ${who}, would notice the difference first.`,
  ]);
  return passage('children', 1.2, said);
};

/** Couples without children. */
export const coupleLead: Writer = (view) => {
  const { read, movers } = view.profile;
  if (!movers.hasPartner || movers.children.length > 0) return null;
  const chosen = read.choices('couple-lifestyle-priorities');
  const ids = ['couple-lifestyle-priorities', ...movers.ids];
  const works = standing(view, 'labour_participation_female');
  const lgbt = standing(view, 'lgbt_policy_index');
  if (chosen.includes('recognised-relationship') && lgbt) {
    return passage(
      'couple',
      1.2,
      because(
        say`You asked that your relationship be recognised by law. On the index of LGBT+ policy ${view.name} ranks ${lgbt.percentile > 60 ? 'above most countries' : lgbt.percentile < 40 ? 'below most countries' : 'near the middle'}${lgbt.mark}; if you are a same-sex or unmarried couple, have the status of your papers confirmed in writing.`,
        ...ids,
      ),
    );
  }
  if (chosen.some((one) => ['both-careers', 'partner-work-permit'].includes(one)) && works) {
    const rate = figure(view, 'labour_participation_female');
    return passage(
      'couple',
      1.2,
      because(
        say`Two careers have to land. Of women in ${view.name} ${rate ?? ''} are in the labour force${works.mark}; what decides for you is whether the partner’s permit comes with the right to work, so ask before choosing who applies.`,
        ...ids,
      ),
    );
  }
  const wish: Readonly<Record<string, string>> = {
    'time-together': 'more time together',
    'social-life': 'a lively social life',
    'starting-family': 'a good place to start a family',
    quiet: 'peace and quiet',
    travel: 'easy travel',
    saving: 'saving for later',
  };
  const named = chosen.map((one) => wish[one]).filter((one) => one !== undefined);
  const what =
    named.length > 0
      ? `What you want as a couple is ${list(named.slice(0, 2))}`
      : 'Two people rarely want the same from a place';
  return passage(
    'couple',
    1,
    because(
      say`${what}. ${named.length > 0 ? `Measure ${view.name} by that on a visit: one weekday each, alone, then compare notes` : `Before ${view.name} becomes a plan, each of you should name one thing that would make you leave it again`}.`,
      ...ids,
    ),
  );
};

/** Alone: distance and clock to the people at home. */
export const aloneLead: Writer = (view) => {
  if (view.profile.movers.people > 1 || !view.home) return null;
  const km = distance(view);
  const clock = clockSaid(view);
  const status = view.profile.read.choices('relationship-status')[0];
  const frame: Readonly<Record<string, string>> = {
    single: 'You move on your own, so family is a matter of flights and calls',
    divorced: 'You move on your own account, and those who matter stay reachable or not by distance',
    widowed: 'You would go alone, and the people who carried you through stay where they are',
    married: 'You answered for yourself alone, so plan how often the two of you meet',
    'domestic-partnership': 'You answered for yourself alone, so plan how often the two of you meet',
  };
  const start = because(
    words(frame[status ?? ''] ?? 'You move on your own'),
    'relationship-status',
    'relocating-family-members',
  );
  const said = wayOf(view, 'alone', [
    () =>
      say`${start}: ${km ? say`${view.name} lies about ${km} from your capital and ` : ''}${clock.text ? clock : 'the clocks differ'}.`,
    () =>
      say`${km ? say`About ${km} lie between ${view.cities[0]?.name ?? view.name} and the capital of ${view.homeName}` : say`${view.Name} is another country’s distance away`}; ${clock.text ? clock : 'mind the clock'}. ${start}.`,
    () =>
      say`Calls home from ${view.name} are easy to plan${clock.text ? say`: ${clock}` : ''}. Visits are the harder part${km ? say`, with about ${km} to cover` : ''}.`,
  ]);
  return passage('distance', 1, said);
};

/** Relatives who stay behind, and how far they are. */
export const relatives: Writer = (view) => {
  const { read } = view.profile;
  const places = read
    .choices('extended-family-location')
    .map((code) => view.atlas.country(code))
    .filter((one) => one !== null);
  const weight = read.slider('extended-family-importance');
  if (places.length === 0) return null;
  const here = places.find((one) => one.iso3 === view.iso3);
  if (here)
    return passage(
      'relatives',
      1,
      because(
        say`Part of your family lives in ${view.name} already. That is worth more than any index: they can receive parcels, vouch for you to a landlord, and tell you what the embassy will not.`,
        'extended-family-location',
      ),
    );
  const to = view.cities[0]?.point ?? view.country.capitalPoint;
  const near = places
    .flatMap((one) => (one.capitalPoint && to ? [{ one, km: distanceKm(one.capitalPoint, to) }] : []))
    .sort((a, b) => a.km - b.km)[0];
  if (!near) return null;
  const far =
    near.km > 3500
      ? 'a long flight, so visits will be few and long'
      : near.km > 900
        ? 'a short flight, near enough for a long weekend'
        : 'near enough for a train or a car';
  const said = because(
    say`Of the countries where your relatives live, ${nameOf(near.one)} is the closest to ${view.name}: ${far}.${weight !== null && weight >= 4 ? ' You rated that closeness high, so put two visits a year into the budget as a fixed cost.' : ''}`,
    'extended-family-location',
    ...(weight === null ? [] : ['extended-family-importance']),
  );
  return passage('relatives', 0.5 + (weight ?? 3) * 0.1, said);
};

/** Leave for parents. */
export const leave: Writer = (view) => {
  const { read, movers } = view.profile;
  const starting =
    read.has('couple-lifestyle-priorities', 'starting-family') ||
    read.has('medical-conditions', 'pregnancy') ||
    read.has('childcare-education-priorities', 'parental-leave');
  const small = movers.children.some((child) => child.age !== null && child.age < 4);
  if (!starting && !small) return null;
  const mother = figure(view, 'family_leave_mother_total_days');
  const at = standing(view, 'family_leave_mother_total_days');
  const father = figure(view, 'paternity_leave_paid_days');
  if (!mother || !at) return null;
  return passage(
    'leave',
    0.9,
    because(
      say`Should a child be born in ${view.name}, the law on record in 2022 opened ${mother} of paid leave to a mother${father ? say` and ${father} to a father` : ''}, ${at.percentile > 60 ? 'long by world standards' : at.percentile < 40 ? 'short by world standards' : 'near the middle of the world'}${at.mark}. Foreigners usually earn it through contributions first.`,
      'couple-lifestyle-priorities',
      'childcare-education-priorities',
      ...movers.ids,
    ),
  );
};

/** Older relatives. */
export const elders: Writer = (view) => {
  const { read, movers } = view.profile;
  const care = read.choices('eldercare-considerations')[0];
  if (!care || care === 'none') return null;
  const clock = clockSaid(view);
  const texts: Readonly<Record<string, Said>> = {
    'moving-with-us': say`Moving an older relative to ${view.name} is a question of permit and insurance before it is one of love. Ask for both in writing, and see a care home there even if you never mean to use it.`,
    'joining-later': say`A relative may join you later. Find out now whether ${view.name} lets residents bring parents at all, because where it does not, later will not help.`,
    'support-from-afar': say`You will care from afar, and ${clock.text ? clock : 'the time difference counts'}: name one person near your relative with a power of attorney, and one doctor who may speak to you.`,
    'return-often': say`You need to go back often. From ${view.name} ${clock.text ? clock : 'the clock differs'}; price six returns a year at short notice, and choose the city by its airport.`,
  };
  const said = texts[care];
  return said ? passage('elders', 1.1, because(said, 'eldercare-considerations', ...movers.ids)) : null;
};

/** Animals: what the country asks. */
export const pets: Writer = (view) => {
  const { profile } = view;
  if (!profile.hasPets) return null;
  const record = view.atlas.pets(view.iso3);
  const rule = record?.importRule;
  const animals = profile.pets.map(
    (one) =>
      ({
        dog: 'dog',
        cat: 'cat',
        'dog-restricted-breed': 'dog of a restricted breed',
        bird: 'bird',
        horse: 'horse',
        'rabbit-rodent': 'small mammal',
        'reptile-amphibian': 'reptile or amphibian',
        fish: 'fish',
      })[one] ?? 'animal',
  );
  const what = because(
    words(animals.length > 0 ? `your ${list([...new Set(animals)])}` : 'your animal'),
    'relocating-pets',
    'pets-details',
  );
  if (!rule?.from.shown) {
    return passage(
      'pets',
      0.9,
      say`Our records hold no printable rule for bringing ${what} to ${view.name}. Ask its veterinary authority for the import conditions and for how long before travel each test must be done.`,
    );
  }
  const asks = [
    rule.microchip && 'a microchip',
    rule.rabiesVaccine && 'a rabies vaccination',
    rule.titreTest && 'a rabies antibody test',
    rule.permit && 'an import permit',
    rule.quarantine && 'quarantine',
    rule.tapewormTreatment && 'tapeworm treatment',
    rule.healthCertificate && 'a health certificate',
  ].filter((one) => typeof one === 'string');
  const lead = rule.leadDays
    ? ` Allow at least ${rule.leadDays} days${rule.leadDaysIfTitre ? `, or ${rule.leadDaysIfTitre} where an antibody test is needed` : ''}.`
    : '';
  const breeds =
    rule.bannedBreeds && profile.pets.includes('dog-restricted-breed')
      ? ' The country restricts some breeds by law, so clear the breed before anything else.'
      : '';
  return passage(
    'pets',
    1.1,
    given(
      say`To bring ${what} into ${view.name} the record asks for ${asks.length > 0 ? list(asks) : 'papers it does not spell out'}.${lead}${breeds}`,
      `pets:${view.iso3}`,
    ),
  );
};

/** What stands for family policy where nobody depends on it. */
export const society: Writer = (view) => {
  const median = figure(view, 'median_age');
  const at = standing(view, 'median_age');
  if (!median || !at || view.profile.age === null) return null;
  const value = view.atlas.fact(view.iso3, 'median_age')?.value;
  const gap = typeof value === 'number' ? view.profile.age - value : 0;
  const place =
    gap > 12
      ? 'so most people you meet will be a good deal younger than you'
      : gap < -8
        ? 'so you would be younger than most of your neighbours'
        : 'so you would be among people near your own age';
  const dating =
    view.profile.read.has('relationship-status', 'single', 'divorced', 'widowed') &&
    view.profile.movers.people === 1;
  const marry = dating ? figure(view, 'marriage_age_women') : null;
  return passage(
    'society',
    0.35 + 0.25 * notable(at.percentile),
    because(
      say`Half the people in ${view.name} are younger than ${median}, ${place}.${marry ? say` Women marry at ${marry} on average, a hint at how long circles of friends stay open.` : ''}`,
      'age',
      ...(dating ? ['relationship-status'] : []),
    ),
  );
};

/** How women fare, where the household named equality or women and girls move. */
export const equality: Writer = (view) => {
  const at = standing(view, 'gender_inequality_index');
  if (!at || careWeight(view.profile, 'equality') === 0) return null;
  return cared(
    view,
    passage(
      'equality',
      0.5 + 0.3 * notable(at.percentile),
      caredSaid(
        view,
        say`Equality of women and men was on your list: by the UN index ${view.name} is ${at.percentile < 40 ? 'more equal than most' : at.percentile > 60 ? 'less equal than most, which daughters and wives notice first' : 'near the middle'}.${at.mark}`,
        'equality',
      ),
    ),
    'equality',
  );
};

export const familyInsight: Writer = (view) => {
  const { movers, read, hasPets } = view.profile;
  if (movers.children.length > 0) {
    const safe = standing(view, 'homicide_rate');
    const wish = read.choices('childcare-education-priorities')[0];
    const label = wish ? read.label('childcare-education-priorities', wish) : null;
    return safe
      ? passage(
          'family-insight',
          1,
          because(
            say`${label ? say`You put ${label} first` : 'For the children'}, and ${safe.percentile < 40 ? `${view.name} lets children walk to school earlier than most places do` : safe.percentile > 60 ? `in ${view.name} freedom of movement for children has to be bought with the right quarter` : `in ${view.name} that depends on the quarter more than on the country`}.${safe.mark}`,
            ...movers.ids,
          ),
        )
      : null;
  }
  if (read.has('eldercare-considerations', 'return-often', 'support-from-afar')) {
    const gap = clockGap(view);
    if (gap !== null && view.home)
      return passage(
        'family-insight',
        0.9,
        because(
          given(
            words(
              Math.abs(gap) <= 2
                ? `Caring from ${view.name} is possible in real time: your evening is theirs.`
                : `Between ${view.name} and ${view.homeName} somebody is always asleep, so emergencies need a person on the spot.`,
            ),
            `utc_offset_capital:${view.iso3}`,
            `utc_offset_capital:${view.home.iso3}`,
          ),
          'eldercare-considerations',
          'current-location',
        ),
      );
  }
  if (hasPets)
    return passage(
      'family-insight',
      0.8,
      because(
        say`For ${view.name} the animal’s calendar is the longest: its tests have fixed waiting times that no fee shortens.`,
        'relocating-pets',
      ),
    );
  if (movers.hasPartner)
    return passage(
      'family-insight',
      0.7,
      because(
        say`A move to ${view.name} fails most often through the one who followed: make sure both of you have a reason of your own to be there.`,
        ...movers.ids,
      ),
    );
  const drivers = read.has('relocation-drivers', 'family-love');
  return passage(
    'family-insight',
    0.5,
    because(
      say`${drivers ? 'You move for family or a relationship, so live close enough to matter and far enough to have a day of your own' : `Nobody waits for you in ${view.name}, which is freedom in the first month and work from the second`}.`,
      'relocation-drivers',
      'relocating-family-members',
    ),
  );
};

export const familyAction: Writer = (view) => {
  const { movers, read, hasPets, pets: animals } = view.profile;
  const rule = view.atlas.pets(view.iso3)?.importRule;
  if (hasPets && rule?.from.shown) {
    const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(rule.page)?.[1];
    return passage(
      'family-action',
      1,
      because(
        given(
          say`Open the import rule of ${view.name}${host ? ` (record points to ${host})` : ''} with your vet${(rule.leadDaysIfTitre ?? rule.leadDays) ? ` no later than ${rule.leadDaysIfTitre ?? rule.leadDays} days before travel` : ''}, and book the ${animals.includes('bird') || animals.includes('horse') ? 'specialist carrier' : 'flight'} only after the last test is dated.`,
          `pets:${view.iso3}`,
        ),
        'relocating-pets',
        'pets-details',
      ),
    );
  }
  if (movers.children.length > 0)
    return passage(
      'family-action',
      0.9,
      because(
        say`Get ${movers.children.length === 1 ? 'a birth certificate for your child' : 'birth certificates for the children'} with an apostille, and if another parent stays behind, a notarised consent to live in ${view.name}.`,
        ...movers.ids,
      ),
    );
  if (read.has('relationship-status', 'married') && movers.hasPartner)
    return passage(
      'family-action',
      0.8,
      because(
        say`Order a fresh marriage certificate, legalised for ${view.name}: many offices reject one older than a few months.`,
        'relationship-status',
        ...movers.ids,
      ),
    );
  if (read.has('relationship-status', 'divorced', 'widowed'))
    return passage(
      'family-action',
      0.7,
      because(
        say`Have the papers that end the earlier marriage translated for ${view.name}; registration offices ask for them when they record your status.`,
        'relationship-status',
      ),
    );
  if (wordOf(view, 'has_coastline') !== null && read.text('unique-family-situation') !== null)
    return passage(
      'family-action',
      0.7,
      because(
        say`You described a particular family situation. Put it in three sentences to a lawyer in ${view.name} and ask which paper would be missing.`,
        'unique-family-situation',
      ),
    );
  return passage(
    'family-action',
    0.5,
    because(
      say`Name the person to be called if something happens to you in ${view.name}, give that person a copy of passport, policy and bank contact, and register with your embassy.`,
      'relocating-family-members',
    ),
  );
};

export const FAMILY: SectionPlan = {
  heading: 'Family',
  lead: [childrenLead, coupleLead, aloneLead, society],
  body: [elders, pets, relatives, leave, equality, aloneLead, society],
  take: 3,
  insight: [familyInsight],
  action: [familyAction],
  table: ({ profile }) =>
    profile.movers.children.length > 0
      ? ['population_0_14', 'under5_mortality', 'family_leave_mother_total_days', 'preprimary_enrolment']
      : ['median_age', 'population_65_plus', 'marriage_age_women', 'utc_offset_capital'],
};
