import { cared, caredSaid, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeFigure,
  type PlaceView,
  standing,
  wordOf,
} from '../../place/view.ts';
import { careWeight } from '../../profile/profile.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const WALKS: Readonly<Record<string, readonly string[]>> = {
  children: ['For the way to school', 'For children who will one day go out alone', 'For the walk to school'],
  retired: [
    'For walks in the evening',
    'For slow walks and late buses',
    'For an evening out and a slow way home',
  ],
  student: [
    'For coming home late and on foot',
    'For nights that end at the last bus',
    'For a student without a car',
  ],
  alone: [
    'For somebody who comes home alone',
    'For somebody who arrives knowing nobody',
    'For a household of one',
  ],
  couple: ['For the two of you', 'For evenings out as a couple', 'For two people without a car at first'],
};

/** Whose safety it is about. */
export function whose(view: PlaceView): Said {
  const { movers, stage, stageIds, age } = view.profile;
  const [kind, ids] =
    movers.children.length > 0
      ? (['children', movers.ids] as const)
      : stage === 'retired' && (age ?? 0) >= 60
        ? (['retired', [...stageIds, 'age']] as const)
        : stage === 'student'
          ? (['student', stageIds] as const)
          : movers.people === 1
            ? (['alone', movers.ids] as const)
            : (['couple', movers.ids] as const);
  const forms = WALKS[kind] ?? [''];
  return because(words(forms[view.earlier.length % forms.length] ?? ''), ...ids);
}

function besideWords(view: PlaceView): Said {
  const home = besideHome(view, 'homicide_rate') ? homeFigure(view, 'homicide_rate') : null;
  return home ? because(say`, against ${home} in ${view.homeName}`, 'current-location') : words('');
}

/** Homicide, the figure that is counted most alike across countries. */
export const violence: Writer = (view) => {
  const at = standing(view, 'homicide_rate');
  const rate = figure(view, 'homicide_rate');
  if (!at || !rate) return null;
  const { percentile } = at;
  const level =
    percentile < 25
      ? 'among the safest countries by this measure'
      : percentile < 40
        ? 'safer than most'
        : percentile <= 60
          ? '[near the middle of the world|about where the typical country stands|neither high nor low among countries]'
          : percentile <= 75
            ? 'more violent than most'
            : 'among the more violent countries, although such crime keeps to certain quarters';
  const who = whose(view);
  const compare = besideWords(view);
  const said = wayOf(view, 'violence', [
    () =>
      say`${who}: ${view.name} counts ${rate} homicides a year per 100,000 people${compare}, ${level}.${at.mark}`,
    () =>
      say`${who}, one figure says most: ${rate} homicides a year per 100,000 people${compare}. [That is|By rank that is|It counts as|It ranks] ${level}.${at.mark}`,
    () =>
      say`${who}: by homicides, the crime counted most alike everywhere, ${view.name} is ${level}${at.mark} (${rate} a year per 100,000 people${compare}).`,
  ]);
  return passage('violence', 1, said);
};

/** What traffic means for whom: where the road is rough, and where it is not. */
const TAILS: Readonly<Record<string, readonly [rough: string, calm: string]>> = {
  children: [
    '[the road, more than crime, should shape the way to school|the way to school is where the risk lies|a home on the school’s side of the main road is worth its rent]',
    '[a school bus and a bicycle are both options|the way to school can be walked|children may learn the way on foot]',
  ],
  retired: [
    '[cross with the crowd and leave the driving at night to others|the crossing is the place for care|a seat in the train is worth more than a car]',
    '[the crossing on foot asks for no courage|the bus and one’s feet are enough|a car is a choice, not a need]',
  ],
  student: [
    '[take the bus, not a friend’s motorcycle|the night bus is the safe seat]',
    '[a bicycle is a reasonable way to lectures|one comes home by bicycle at any hour|lectures are within reach on two wheels]',
  ],
  adult: [
    '[live near what you do every day|short ways are the safe ones|the daily ways should decide the address]',
    '[walking and cycling are safe enough to be a habit|a bicycle will do for most ways|one’s own feet are a means of transport]',
  ],
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
          words(`; they also drive on the ${side}, the other side from what you know`),
          'current-location',
        )
      : words('');
  const { movers, stage, stageIds } = view.profile;
  const rough = at.percentile > 60;
  const kind =
    movers.children.length > 0 ? 'children' : stage === 'retired' || stage === 'student' ? stage : 'adult';
  const tail = TAILS[kind]?.[rough ? 0 : 1] ?? '';
  const basis = movers.children.length > 0 ? movers.ids : stageIds;
  const level = rough
    ? 'high [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]'
    : at.percentile < 40
      ? 'low [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]'
      : '[in the middle of the world|where the typical country stands|neither high nor low among countries]';
  const atHome = againstHome(view, 'road_deaths');
  const said = wayOf(view, 'roads', [
    () =>
      say`Traffic deaths stand at ${rate} per 100,000 people, ${level}${atHome}: ${tail}${swap}.${at.mark}`,
    () =>
      say`On the road ${view.name} loses ${rate} people per 100,000 a year, ${level}${atHome}, so ${tail}${swap}.${at.mark}`,
  ]);
  return passage(
    'roads',
    0.3 + 0.4 * notable(at.percentile) + (swap.text ? 0.15 : 0),
    said && because(said, ...basis),
  );
};

const LEVELS = [
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
  const level = Math.max(us?.level ?? 0, australia?.level ?? 0);
  const named = view.profile.citizenships.some(({ iso3 }) => iso3 === 'USA' || iso3 === 'AUS');
  if (level < 2 && !named) return null;
  const parts = [
    us &&
      `the United States puts it at level ${us.level} of four (${LEVELS[us.level]}; ${us.from.asOf ?? 'undated'})`,
    australia &&
      `Australia at level ${australia.level} of four (${LEVELS[australia.level]}; ${australia.from.asOf ?? 'undated'})`,
  ].filter((one) => typeof one === 'string');
  if (parts.length === 0) return null;
  const ending =
    level >= 3
      ? '; at such a level ordinary travel insurance may not pay'
      : level === 2
        ? '; [a level for the whole country, which regions differ from|the regions behind that level differ|the reason stands in the advice]'
        : '';
  const said = given(
    say`[Official advice on ${view.name}|What two governments tell their citizens about ${view.name}|Travel advice for ${view.name}, as dated]: ${list(parts)}${ending}.`,
    `advice:${view.iso3}`,
  );
  return passage('advice', 0.25 + 0.2 * level, named && level < 2 ? because(said, 'citizenship') : said);
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
  const names = list(present.map(([, name]) => name));
  const { read } = view.profile;
  const buys = read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
  const tail = buys
    ? because(
        words('the hazard map of the parcel and the building code of its year come before the price'),
        'housing-preference',
      )
    : present.some(([id]) => id === 'hazard_earthquakes')
      ? words('the year in which a building went up is part of its price')
      : words(
          '[the public risk map says where|they keep to certain regions, which the public risk map shows|your insurer will want to know the address]',
        );
  const said = wayOf(view, 'hazards', [
    () => say`Natural hazards on record for ${view.name} are ${names}; ${tail}.`,
    () => say`On the list of natural hazards for ${view.name} stand ${names}: ${tail}.`,
  ]);
  return passage(
    'hazards',
    0.25 + 0.12 * present.length + (buys ? 0.15 : 0),
    said && given(said, ...present.map(([id]) => `${id}:${view.iso3}`)),
  );
};

/** How steady politics and courts are. */
export const stability: Writer = (view) => {
  const at = standing(view, 'political_stability');
  const law = standing(view, 'rule_of_law');
  if (!at || !law) return null;
  const named =
    careWeight(view.profile, 'stability') > 0
      ? 'stability'
      : careWeight(view.profile, 'law') > 0
        ? 'law'
        : null;
  const calm =
    at.percentile > 60
      ? 'steadier than most countries'
      : at.percentile < 40
        ? 'less steady than most countries'
        : 'about as steady as the typical country';
  const courts =
    law.percentile > 60
      ? 'a contract is worth its paper'
      : law.percentile < 40
        ? 'courts are weaker than in most countries, so have contracts checked by a lawyer and pay in parts'
        : 'courts work, slowly';
  const said = named
    ? wayOf(view, 'stability-named', [
        () =>
          caredSaid(
            view,
            say`You set store by [steady politics|calm politics|a state that lasts|governments that end on time|politics without surprises]: ${view.name} is rated ${calm}, and by the measure of rule of law ${courts}.${at.mark}${law.mark}`,
            named,
          ),
        () =>
          caredSaid(
            view,
            say`[On politics, which you weighed,|As to the steadiness you asked for,|By the record of its governments|Measured by how governments come and go,|For the calm in politics that you named,] ${view.name} is ${calm}; in its courts, ${courts}.${at.mark}${law.mark}`,
            named,
          ),
        () =>
          caredSaid(
            view,
            say`[Your wish for stability meets|For stability, you would come to|Stability was your wish, and this is] a country that is ${calm}, where ${courts}.${at.mark}${law.mark}`,
            named,
          ),
      ])
    : say`${view.Name} is rated ${calm}, and by the measure of rule of law ${courts}.${at.mark}${law.mark}`;
  return cared(
    view,
    passage('stability', 0.3 + 0.25 * notable(at.percentile) + (named ? 0.2 : 0), said),
    'stability',
    'law',
  );
};

/** Rights that are safety for some. */
export const rights: Writer = (view) => {
  const lgbt = careWeight(view.profile, 'lgbt') > 0 ? standing(view, 'lgbt_policy_index') : null;
  if (lgbt) {
    const level =
      lgbt.percentile > 75
        ? 'among the most protective countries'
        : lgbt.percentile > 55
          ? 'above the middle'
          : lgbt.percentile > 40
            ? 'in the middle'
            : 'below most, and people who live there openly are the ones to hear before you decide';
    return passage(
      'rights',
      0.95,
      caredSaid(
        view,
        say`You named LGBTQ+ rights, and law is part of safety: on the policy index ${view.name} stands ${level}.${lgbt.mark}`,
        'lgbt',
      ),
    );
  }
  const women = standing(view, 'women_civil_liberties');
  if (!women || women.percentile > 35) return null;
  return passage(
    'rights',
    0.55,
    say`Women’s civil liberties are rated lower in ${view.name} [than in most countries|than in the typical country|than one finds in most places|than is usual]; if a woman is among those who move, talk to women who live there before you sign anything.${women.mark}`,
  );
};
