import { rounded } from '../figures/format.ts';
import { cared, notable, passage, type Writer, wayOf } from '../place/passage.ts';
import { besideHome, figure, homeFigure, type PlaceView, standing } from '../place/view.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import type { SectionPlan } from './compose.ts';

/** Who in the household gives healthcare its weight, in words. */
function patient(view: PlaceView): Said {
  const { profile } = view;
  const { read, movers } = profile;
  if (read.has('medical-conditions', 'pregnancy')) return because(words('a pregnancy'), 'medical-conditions');
  if (read.has('medical-conditions', 'chronic-illness', 'specialist-care', 'heart-circulation'))
    return because(words('regular care'), 'medical-conditions');
  if (movers.elders.length > 0) return because(words('an older relative'), ...movers.ids);
  if (movers.children.length > 0) return because(words('a family with children'), ...movers.ids);
  if (profile.stage === 'retired') return because(words('the years ahead'), ...profile.stageIds);
  return because(words('everyday life'), ...profile.stageIds);
}

const COVER: Readonly<Record<string, string>> = {
  highest: 'among the most complete in the world',
  high: 'more complete than in most of the world',
  above: 'somewhat more complete than in the typical country',
  middle: 'about as complete as in the typical country',
  below: 'thinner than in the typical country',
  low: 'thinner than in most of the world',
  lowest: 'among the thinnest in the world',
};

/** Coverage of essential services and how long people live. */
export const coverage: Writer = (view) => {
  const at = standing(view, 'uhc_index');
  const index = figure(view, 'uhc_index');
  const life = figure(view, 'life_expectancy');
  if (!at || !index) return null;
  const home = besideHome(view, 'life_expectancy');
  const homeLife = homeFigure(view, 'life_expectancy');
  const gap =
    home && homeLife && life && Math.abs(home.ratio - 1) > 0.02
      ? say`, against ${homeLife} in ${view.homeName}`
      : '';
  const said = wayOf(view, 'coverage', [
    () =>
      say`For ${patient(view)}, begin with what can be had at all: on the index of essential services ${view.name} scores ${index} of 100, ${COVER[at.level] ?? ''}${at.mark}.${life ? say` People live ${life} on average${gap}.` : ''}`,
    () =>
      say`${life ? say`Life expectancy in ${view.name} is ${life}${gap}. ` : ''}Behind it stands a supply of essential care that is ${COVER[at.level] ?? ''} (${index} of 100)${at.mark}, which matters for ${patient(view)}.`,
    () =>
      say`Care in ${view.name} is ${COVER[at.level] ?? ''}, at ${index} of 100 on the index of essential services${at.mark}. ${life ? say`A life lasts ${life} on average${gap}; ` : ''}for ${patient(view)} the question is how quickly you get to see somebody.`,
  ]);
  return passage('coverage', 1, said);
};

/** Doctors, nurses and beds. */
export const staff: Writer = (view) => {
  const at = standing(view, 'physicians_density');
  const doctors = figure(view, 'physicians_density');
  if (!at || !doctors) return null;
  const beds = figure(view, 'hospital_beds');
  const home = homeFigure(view, 'physicians_density');
  const compare = home && view.home?.iso3 !== view.iso3 ? say` (${view.homeName}: ${home})` : '';
  const bedWords = beds ? say` and ${beds} hospital beds` : '';
  const judgement =
    at.percentile > 60
      ? 'Waiting has more to do with money and referral here than with a lack of staff.'
      : at.percentile < 40
        ? 'That is few, and specialists sit in the capital: live within reach of a large hospital.'
        : 'That is ordinary provision; a second opinion may mean a trip to the capital.';
  return cared(
    view,
    passage(
      'staff',
      0.35 + 0.4 * notable(at.percentile),
      say`There are ${doctors} physicians${compare}${bedWords} per thousand people. ${judgement}${at.mark}`,
    ),
    'healthcare',
  );
};

/** What patients pay themselves. */
export const pocket: Writer = (view) => {
  const at = standing(view, 'out_of_pocket_health');
  const share = figure(view, 'out_of_pocket_health');
  if (!at || !share) return null;
  const { stage, stageIds } = view.profile;
  const high = at.percentile > 60;
  const low = at.percentile < 40;
  const advice = high
    ? stage === 'retired'
      ? 'Put private insurance into the monthly budget, and ask up to which age it takes new members.'
      : stage === 'student'
        ? 'A student policy is cheap compared with one broken leg; buy it before you fly.'
        : 'Price private insurance before you compare salaries.'
    : low
      ? stage === 'retired'
        ? 'Once you are registered, care should not eat the pension; find out when a foreign pensioner may register.'
        : 'Once registered you should not need much private cover; the gap is the months before.'
      : 'Insurance for the first year closes the part the public system leaves open.';
  return cared(
    view,
    passage(
      'pocket',
      0.4 + 0.4 * notable(at.percentile),
      because(
        say`Patients pay ${share} of all health spending out of their own pocket, ${high ? 'a large share by world standards' : low ? 'a small share by world standards' : 'close to the middle of the world'}${at.mark}. ${advice}`,
        ...stageIds,
      ),
    ),
    'healthcare',
  );
};

const CONDITIONS: Readonly<Record<string, { indicator: string; say: (figure: Said, bad: boolean) => Said }>> =
  {
    respiratory: {
      indicator: 'pm25_air_pollution',
      say: (air, bad) =>
        say`For lungs, the air decides: fine dust averages ${air}, ${bad ? 'more than in most countries, so look at monthly readings for the very street, winter included' : 'less than in most countries, although traffic and wood smoke vary by street'}`,
    },
    'heart-circulation': {
      indicator: 'summer_daily_high',
      say: (heat, bad) =>
        say`A heart works harder in heat: afternoons in the hottest month average ${heat}, ${bad ? 'more than in most countries, so cool nights, shade or altitude belong on your list' : 'milder than in most countries'}`,
    },
    mobility: {
      indicator: 'terrain_ruggedness',
      say: (_figure, bad) =>
        say`With limited mobility the lie of the land counts: by the ruggedness index the country is ${bad ? 'hillier than most, so visit the exact quarter with the aids you use' : 'flatter than most, and pavements and lifts remain the thing to test on the spot'}`,
    },
    'mental-health': {
      indicator: 'suicide_rate',
      say: (_figure, bad) =>
        say`Care for the mind needs a language you can be precise in, so look for a therapist before the move and keep the present one online through the first season; ${bad ? 'public figures suggest that this is a field where the country struggles' : 'public figures give no sign that the country does worse than most'}`,
    },
    pregnancy: {
      indicator: 'maternal_mortality',
      say: (deaths, bad) =>
        say`For a birth, maternal deaths stand at ${deaths} per 100,000, ${bad ? 'more than in most countries: choose the hospital before the home' : 'fewer than in most countries'}. Insurers often exclude a pregnancy that began before the policy`,
    },
    'chronic-illness': {
      indicator: 'uhc_index',
      say: (index, bad) =>
        say`A chronic illness asks for continuity: services score ${index} of 100, ${bad ? 'which makes it likelier that you order from the regional centre or go private' : 'less where this falls short of most than how soon you are let in'}`,
    },
  };

/** Named conditions, each beside the figure that bears on it. */
export const conditions: Writer = (view) => {
  const chosen = view.profile.read
    .choices('medical-conditions')
    .filter((choice) => CONDITIONS[choice] && choice !== 'chronic-illness');
  const id = chosen[view.earlier.length % Math.max(1, chosen.length)] ?? chosen[0];
  const rule = id ? CONDITIONS[id] : undefined;
  if (!rule) return null;
  const at = standing(view, rule.indicator);
  const value = figure(view, rule.indicator);
  if (!at || !value) return null;
  return passage(
    `condition-${id}`,
    1.3,
    because(say`${rule.say(value, at.percentile > 50)}.${at.mark}`, 'medical-conditions'),
  );
};

/** Chronic illness or specialist care: what to arrange. */
export const chronic: Writer = (view) => {
  const { read } = view.profile;
  if (!read.has('medical-conditions', 'chronic-illness', 'specialist-care')) return null;
  const spending = besideHome(view, 'health_spending_per_capita');
  const money = spending
    ? say` Health spending per person is ${spending.than}, a fair hint at equipment and choice of specialists.`
    : '';
  const city = view.cities[0]?.name;
  return passage(
    'chronic',
    1.2,
    because(
      say`You told us about care that cannot pause. In ${view.name} have one named clinic${city ? ` in or near ${city}` : ''} agree to take over before you leave, and bring the last reports translated.${money}`,
      'medical-conditions',
      ...(money ? ['current-location'] : []),
    ),
  );
};

/** Medicines: what may be carried, what has to be asked. */
export const medicines: Writer = (view) => {
  const { read } = view.profile;
  if (!read.has('medication-dependencies', 'yes')) return null;
  const named = read.text('medication-details');
  return passage(
    'medicines',
    1.1,
    because(
      say`Regular medicine travels under the law of the country it enters. Ask the medicines authority of ${view.name} ${named ? 'about each active substance you listed' : 'about each active substance'}: is it registered, is it controlled, how many days may be carried, and does the local prescription need a local specialist? Our records hold no list of controlled medicines.`,
      'medication-dependencies',
      ...(named ? ['medication-details'] : []),
    ),
  );
};

/** Reciprocal care and entry health rules. */
export const entry: Writer = (view) => {
  const health = view.atlas.healthEntry(view.iso3);
  if (!health) return null;
  const parts: Said[] = [];
  const record = `health:${view.iso3}`;
  if (
    health.euHealthCard?.from.shown &&
    view.home &&
    view.atlas.healthEntry(view.home.iso3)?.euHealthCard &&
    view.home.iso3 !== view.iso3
  ) {
    parts.push(
      because(
        given(
          words(
            `Until you are registered, the European health insurance card from ${view.homeName} covers what cannot wait; it does not cover moving there to be treated.`,
          ),
          record,
        ),
        'current-location',
      ),
    );
  }
  if (health.ukReciprocal?.from.shown && view.home?.iso3 === 'GBR') {
    parts.push(
      because(
        given(
          words(
            `A reciprocal arrangement with the United Kingdom pays for necessary care on visits${health.ukReciprocal.kind === 'GHIC' ? ' (bring the GHIC card)' : ''}; residents have to join the local system.`,
          ),
          record,
        ),
        'current-location',
      ),
    );
  }
  if (health.australiaReciprocal?.from.shown && view.home?.iso3 === 'AUS') {
    parts.push(
      because(
        given(
          words(
            `Australia has a reciprocal agreement for necessary care with ${view.name}; it bridges the start and ends where residence begins.`,
          ),
          record,
        ),
        'current-location',
      ),
    );
  }
  if (health.yellowFever?.risk && health.yellowFever.from.shown)
    parts.push(
      given(
        words(
          `Yellow fever occurs ${health.yellowFever.partsOnly ? 'in parts of the country' : 'here'}: have the vaccination entered in a certificate, since other countries will ask for it when you travel on.`,
        ),
        record,
      ),
    );
  const malaria = health.malaria;
  if (malaria?.from.shown && malaria.casesPer1000AtRisk > 1)
    parts.push(
      given(
        words(
          `Malaria is present, with ${rounded(malaria.casesPer1000AtRisk)} cases per 1,000 people at risk in the last count; ask a travel clinic about the very region you choose.`,
        ),
        record,
      ),
    );
  if (parts.length === 0) return null;
  return passage('health-entry', 0.75, { ...say`${parts[0] ?? ''}${parts[1] ? say` ${parts[1]}` : ''}` });
};

/** Children and older people. */
export const ages: Writer = (view) => {
  const { movers } = view.profile;
  if (movers.children.length > 0) {
    const at = standing(view, 'under5_mortality');
    const shots = figure(view, 'measles_immunisation');
    if (!at || !shots) return null;
    const child =
      at.percentile < 40
        ? 'Young children are safer here than in most countries'
        : at.percentile > 60
          ? 'Child mortality is higher here than in most countries, so a paediatrician you can reach at night is part of the choice of home'
          : 'For young children the country stands near the middle of the world';
    return passage(
      'child-health',
      0.7,
      because(
        say`${child}${at.mark}; ${shots} of infants get the measles vaccine. Bring the vaccination records of ${movers.children.length === 1 ? 'your child' : 'the children'}: schools ask for them.`,
        ...movers.ids,
      ),
    );
  }
  if (
    movers.elders.length > 0 ||
    view.profile.read.has('eldercare-considerations', 'moving-with-us', 'joining-later')
  ) {
    const share = figure(view, 'population_65_plus');
    if (!share) return null;
    return passage(
      'elder-health',
      0.7,
      because(
        say`People over 65 make up ${share} of the population in ${view.name}, which tells how used doctors and towns are to old age. Insurance for a newcomer at that age is the hard part: ask for a written quote before you promise anything.`,
        'eldercare-considerations',
        ...movers.ids,
      ),
    );
  }
  return null;
};

export const healthInsight: Writer = (view) => {
  const index = standing(view, 'uhc_index');
  const pocketAt = standing(view, 'out_of_pocket_health');
  if (!index || !pocketAt) return null;
  const good = index.percentile > 60;
  const dear = pocketAt.percentile > 60;
  const who = patient(view);
  const core =
    good && dear
      ? 'good care that you are expected to pay for'
      : good
        ? 'good care, once you are inside the system'
        : dear
          ? 'care that depends on your purse and on the nearest city'
          : 'care that is public in name and thin in places';
  const fix =
    good && dear
      ? 'insurance decides'
      : good
        ? 'the date on which cover starts decides'
        : dear
          ? 'the distance to a private hospital decides'
          : 'a fund for treatment elsewhere decides';
  return passage(
    'health-insight',
    0.6,
    say`${view.Name} offers ${core}. For ${who}, ${fix}.${index.mark}${pocketAt.mark}`,
  );
};

export const healthAction: Writer = (view) => {
  const { read, stage, stageIds, age, movers } = view.profile;
  if (read.has('medication-dependencies', 'yes'))
    return passage(
      'health-action',
      1,
      because(
        say`Three months before the move ask your doctor for a letter in English with every active substance and dose, and for as many days of supply as ${view.name} lets you carry.`,
        'medication-dependencies',
      ),
    );
  if (read.has('medical-conditions', 'pregnancy'))
    return passage(
      'health-action',
      1,
      because(
        say`Ask the airline and the insurer for their last week of travel and of cover, and register with a maternity clinic in ${view.cities[0]?.name ?? view.name} first.`,
        'medical-conditions',
      ),
    );
  if (stage === 'retired' && age !== null)
    return passage(
      'health-action',
      0.9,
      because(
        say`Get two written quotes for health insurance in ${view.name} at age ${String(age)} with your conditions declared, and ask the pension office at home whether it pays for your cover abroad.`,
        ...stageIds,
        'age',
      ),
    );
  if (stage === 'student')
    return passage(
      'health-action',
      0.9,
      because(
        say`Check whether enrolment in ${view.name} includes health cover, from which date, and what proof the visa office wants to see.`,
        ...stageIds,
      ),
    );
  if (movers.children.length > 0)
    return passage(
      'health-action',
      0.8,
      because(
        say`Find a paediatrician in ${view.cities[0]?.name ?? view.name} who takes new patients, and compare the vaccination calendars of both countries with your own doctor.`,
        ...movers.ids,
      ),
    );
  if (stage === 'employee' || stage === 'transfer')
    return passage(
      'health-action',
      0.7,
      because(
        say`Ask the employer from which day you and ${movers.people > 1 ? 'your family' : 'any treatment under way'} are insured, and buy travel cover up to that day.`,
        ...stageIds,
      ),
    );
  return passage(
    'health-action',
    0.6,
    because(
      say`Buy international cover with treatment at home included for the first twelve months, and cancel it only when the local card is in your hand in ${view.name}.`,
      ...stageIds,
    ),
  );
};

export const HEALTHCARE: SectionPlan = {
  heading: 'Healthcare',
  lead: [coverage, staff],
  body: [conditions, chronic, medicines, ages, staff, pocket, entry],
  take: 3,
  insight: [healthInsight],
  action: [healthAction],
  table: ({ profile }) => [
    'life_expectancy',
    'physicians_density',
    profile.movers.children.length > 0 ? 'under5_mortality' : 'hospital_beds',
    'out_of_pocket_health',
    profile.read.has('medical-conditions', 'respiratory')
      ? 'pm25_air_pollution'
      : 'health_spending_per_capita',
  ],
};
