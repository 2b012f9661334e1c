import { cared, caredSaid, notable, passage, type Writer, wayOf } from '../place/passage.ts';
import { besideHome, figure, homeFigure, type PlaceView, standing, valueOf, wordOf } from '../place/view.ts';
import { careWeight } from '../profile/profile.ts';
import { list } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import type { SectionPlan } from './compose.ts';

/** Whose safety it is about. */
function whose(view: PlaceView): Said {
  const { movers, stage, stageIds, age } = view.profile;
  if (movers.children.length > 0) return because(words('Parents ask about safety first'), ...movers.ids);
  if (stage === 'retired' && (age ?? 0) >= 60)
    return because(
      words('In later life safety means streets you can walk after dark and drivers who stop'),
      ...stageIds,
      'age',
    );
  if (stage === 'student') return because(words('A student comes home late and on foot'), ...stageIds);
  if (movers.people === 1)
    return because(words('On your own you are your own neighbourhood watch'), ...movers.ids);
  return because(words('For the two of you safety is mostly a matter of routine'), ...movers.ids);
}

/** Homicide, the figure that is counted most alike across countries. */
export const violence: Writer = (view) => {
  const at = standing(view, 'homicide_rate');
  const rate = figure(view, 'homicide_rate');
  if (!at || !rate) return null;
  const beside = besideHome(view, 'homicide_rate');
  const home = homeFigure(view, 'homicide_rate');
  const small = (valueOf(view, 'homicide_rate') ?? 9) < 1.5;
  const compare =
    beside && home
      ? say`, ${small && (beside.ratio < 2 || false) ? 'a level at which such a crime is news' : beside.relation === 'same' ? 'as' : beside.short}${small && beside.ratio < 2 ? '' : say` compared with ${view.homeName}`} (${home} there)`
      : words('');
  const fixed = beside?.relation === 'same' && !small ? say`, the same as in ${view.homeName}` : compare;
  const level =
    at.percentile < 25
      ? 'among the safest countries by this measure'
      : at.percentile < 40
        ? 'safer than most by this measure'
        : at.percentile <= 60
          ? 'near the middle of the world'
          : at.percentile <= 75
            ? 'more violent than most by this measure'
            : 'among the more violent countries, although such crime keeps to certain quarters';
  const said = wayOf(view, 'violence', [
    () =>
      say`${whose(view)}. ${view.Name} counts ${rate} homicides a year per 100,000 people${fixed}: ${level}${at.mark}.`,
    () =>
      say`By homicides, the crime counted most alike everywhere, ${view.name} is ${level}${at.mark}: ${rate} a year per 100,000 people${fixed}. ${whose(view)}.`,
    () =>
      say`${rate} homicides a year per 100,000 people${fixed} put ${view.name} ${level.startsWith('near') ? '' : 'where it counts as '}${level}${at.mark}.`,
  ]);
  return passage('violence', 1, said);
};

/** The road kills more often than crime does. */
export const roads: Writer = (view) => {
  const at = standing(view, 'road_deaths');
  const rate = figure(view, 'road_deaths');
  if (!at || !rate) return null;
  const side = view.country.drivesOn;
  const home = view.home?.drivesOn;
  const swap =
    side && home && side !== home
      ? because(
          words(
            ` They drive on the ${side}, the other side from what you know: take two lessons, and look twice as a pedestrian.`,
          ),
          'current-location',
        )
      : '';
  const tail =
    at.percentile > 60
      ? view.profile.movers.children.length > 0
        ? 'the road, more than crime, is what should shape the way to school'
        : 'the road is the likelier danger here, so live near what you do every day'
      : at.percentile < 40
        ? view.profile.stage === 'retired'
          ? 'drivers are used to people who cross slowly'
          : 'walking and cycling are safe enough to be a habit'
        : 'care on the road is as needed here as anywhere';
  return passage(
    'roads',
    0.4 + 0.4 * notable(at.percentile),
    say`Traffic deaths stand at ${rate} per 100,000 people, ${at.percentile > 60 ? 'high by world standards' : at.percentile < 40 ? 'low by world standards' : 'in the middle of the world'}${at.mark}: ${tail}.${swap}`,
  );
};

const LEVEL_WORDS = [
  '',
  'ordinary care',
  'more than ordinary care',
  'think twice about going',
  'do not travel',
] as const;

/** Two governments' advice, dated. */
export const advice: Writer = (view) => {
  const found = view.atlas.travelAdvice(view.iso3);
  const us = found?.us?.from.shown ? found.us : null;
  const australia = found?.australia?.from.shown ? found.australia : null;
  if (!us && !australia) return null;
  const parts = [
    us &&
      `the United States advises level ${us.level} of 4 (${LEVEL_WORDS[us.level]}; ${us.from.asOf ?? 'undated'})`,
    australia &&
      `Australia level ${australia.level} of 4 (${LEVEL_WORDS[australia.level]}; ${australia.from.asOf ?? 'undated'})`,
  ].filter((one) => typeof one === 'string');
  const level = Math.max(us?.level ?? 0, australia?.level ?? 0);
  const named = view.profile.citizenships.some((country) => country.iso3 === 'USA' || country.iso3 === 'AUS');
  const ending =
    level >= 3
      ? ' At such a level ordinary travel insurance may not pay: read the exclusion before you book.'
      : level === 2
        ? ' That is a hint to read which regions are meant.'
        : '';
  return passage(
    'advice',
    0.3 + 0.2 * level + (named ? 0.2 : 0),
    given(say`For travellers, ${list(parts)}.${ending}`, `advice:${view.iso3}`),
  );
};

const HAZARDS: readonly (readonly [string, string])[] = [
  ['hazard_earthquakes', 'earthquakes'],
  ['hazard_volcanoes', 'volcanoes'],
  ['hazard_storms', 'tropical storms'],
  ['hazard_floods', 'floods'],
  ['hazard_drought', 'drought'],
  ['hazard_landslides', 'landslides'],
];

/** Named natural hazards. */
export const hazards: Writer = (view) => {
  const present = HAZARDS.filter(([id]) => wordOf(view, id) === 'yes');
  if (present.length === 0) return null;
  const facts = present.map(([id]) => `${id}:${view.iso3}`);
  const names = list(present.map(([, name]) => name));
  const strong = present.some(([id]) =>
    ['hazard_earthquakes', 'hazard_volcanoes', 'hazard_storms'].includes(id),
  );
  const buys = view.profile.read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
  const ending = buys
    ? because(
        words(
          ' Before you buy, ask for the hazard map of the parcel and the year of the building code it was built under.',
        ),
        'housing-preference',
      )
    : strong
      ? ' As a tenant, ask when the building went up and where people gather if it shakes or blows.'
      : ' A look at the flood or fire map costs nothing before signing a lease.';
  return passage(
    'hazards',
    0.3 + 0.1 * present.length + (buys ? 0.2 : 0),
    given(
      say`Nature has its say in ${view.name}: ${names} ${present.length === 1 ? 'is' : 'are'} on record.${ending}`,
      ...facts,
    ),
  );
};

/** How steady politics and courts are. */
export const stability: Writer = (view) => {
  const at = standing(view, 'political_stability');
  const law = standing(view, 'rule_of_law');
  if (!at || !law) return null;
  const named = careWeight(view.profile, 'stability', 'law') > 0;
  const calm = at.percentile > 60;
  const rough = at.percentile < 40;
  const start = named
    ? caredSaid(
        view,
        words('You set store by stable politics: '),
        careWeight(view.profile, 'stability') > 0 ? 'stability' : 'law',
      )
    : words('');
  const first = `${view.name} is rated ${calm ? 'steadier than most countries' : rough ? 'less steady than most countries' : 'about as steady as the typical country'}`;
  const second =
    law.percentile > 60
      ? 'a contract is worth its paper'
      : law.percentile < 40
        ? 'a contract is worth what the other side thinks of it, so keep amounts small and witnesses near'
        : 'courts work, slowly';
  const sentence = say`${start}${named ? first : first.charAt(0).toUpperCase() + first.slice(1)}${at.mark}, and by the measure of rule of law ${second}${law.mark}.`;
  return cared(
    view,
    passage('stability', 0.35 + 0.35 * notable(at.percentile), sentence),
    'stability',
    'law',
  );
};

/** Rights that are safety for some. */
export const rights: Writer = (view) => {
  const lgbt = careWeight(view.profile, 'lgbt') > 0 ? standing(view, 'lgbt_policy_index') : null;
  if (lgbt) {
    return passage(
      'rights',
      0.9,
      caredSaid(
        view,
        say`You named LGBTQ+ rights, and law is part of safety: on the policy index ${view.name} stands ${lgbt.percentile > 75 ? 'among the most protective countries' : lgbt.percentile > 55 ? 'above the middle' : lgbt.percentile > 40 ? 'in the middle' : 'below most, so ask people who live there openly before you decide'}.${lgbt.mark}`,
        'lgbt',
      ),
    );
  }
  const women = standing(view, 'women_civil_liberties');
  if (!women || women.percentile > 35) return null;
  return passage(
    'rights',
    0.5,
    say`Women’s civil liberties are rated lower in ${view.name} than in most countries; if a woman is among those who move, talk to women who live there before you sign anything.${women.mark}`,
  );
};

/** Whom to call. */
export const emergency: Writer = (view) => {
  const practical = view.atlas.practical(view.iso3);
  if (!practical?.from.shown || practical.emergencyNumbers.length === 0) return null;
  const numbers = practical.works112
    ? ['112']
    : practical.works911
      ? ['911']
      : practical.emergencyNumbers.slice(0, 3);
  const also =
    practical.works112 || practical.works911
      ? practical.emergencyNumbers.filter((one) => !numbers.includes(one)).slice(0, 2)
      : [];
  return passage(
    'emergency',
    0.35,
    given(
      say`In an emergency dial ${list(numbers, 'or')}${also.length > 0 ? `; ${list(also)} ${also.length === 1 ? 'is' : 'are'} on record too` : ''}. Save ${numbers.length + also.length > 1 ? 'them' : 'it'} under a word that everybody in the household knows.`,
      `practical:${view.iso3}`,
    ),
  );
};

export const safetyInsight: Writer = (view) => {
  const crime = standing(view, 'homicide_rate');
  const road = standing(view, 'road_deaths');
  if (!crime || !road) return null;
  const { movers, stage } = view.profile;
  const you =
    movers.children.length > 0
      ? 'for the children'
      : stage === 'retired'
        ? 'at your pace'
        : movers.people > 1
          ? 'for the two of you'
          : 'for you';
  const text =
    crime.percentile < 40 && road.percentile < 40
      ? `neither crime nor traffic should decide ${you}; the winter pavement or the surf is likelier to hurt you`
      : crime.percentile < 40
        ? `the danger ${you} is on the road, not in the street`
        : road.percentile < 40
          ? `it is the quarter, ${you}, that decides: violence clusters, and traffic is tame`
          : crime.percentile > 75
            ? `safety is something you buy ${you}: the right quarter, a car with a door, a taxi at night`
            : `ordinary caution goes a long way ${you}, on foot more than behind doors`;
  const answers = movers.children.length > 0 || movers.people > 1 ? movers.ids : view.profile.stageIds;
  return passage(
    'safety-insight',
    0.7,
    because(say`In ${view.name} ${text}.${crime.mark}${road.mark}`, ...answers),
  );
};

export const safetyAction: Writer = (view) => {
  const us = view.profile.citizenships.some((country) => country.iso3 === 'USA');
  const { movers, stage, stageIds } = view.profile;
  const city = view.cities[0]?.name ?? view.name;
  if (movers.children.length > 0)
    return passage(
      'safety-action',
      0.8,
      because(
        say`Walk the way from a possible home to a possible school in ${city} at eight in the morning; no index knows that crossing.`,
        ...movers.ids,
      ),
    );
  if (stage === 'retired')
    return passage(
      'safety-action',
      0.7,
      because(
        say`On a visit to ${city} go out for an hour after dark on a weekday and count people of your age in the street.`,
        ...stageIds,
      ),
    );
  if (stage === 'student')
    return passage(
      'safety-action',
      0.7,
      because(
        say`Ask two students in ${city} which stop they get off at after ten in the evening, and which they avoid.`,
        ...stageIds,
      ),
    );
  if (us)
    return passage(
      'safety-action',
      0.6,
      because(
        say`Enrol with your embassy for ${view.name} on the day you arrive, and read the regional part of the advice, not the headline.`,
        'citizenship',
      ),
    );
  return passage(
    'safety-action',
    0.5,
    because(
      say`Before choosing a street in ${city}, ask three people in three shops where they would not rent.`,
      ...stageIds,
    ),
  );
};

export const SAFETY: SectionPlan = {
  heading: 'Safety',
  lead: [violence, stability],
  body: [stability, rights, roads, advice, hazards, emergency],
  take: 3,
  insight: [safetyInsight],
  action: [safetyAction],
  table: ({ profile }) => [
    'homicide_rate',
    'road_deaths',
    'political_stability',
    careWeight(profile, 'honesty') > 0 ? 'control_of_corruption' : 'rule_of_law',
  ],
};
