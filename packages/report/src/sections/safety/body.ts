import { hazardsOf } from '../../place/surroundings/hazards.ts';
import { cared, caredSaid, cityOf, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeFigure,
  homeValue,
  type PlaceView,
  standing,
  valueOf,
} from '../../place/view.ts';
import { willNotDrive } from '../../profile/move/driving.ts';
import { careWeight } from '../../profile/profile.ts';
import { list, listSaid } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const WHOM: Readonly<Record<string, readonly string[]>> = {
  children: ['For a family', 'With children', 'For a household with children'],
  retired: ['In retirement', '↗For a retired newcomer', 'For somebody retired'],
  student: ['For a student', 'For the years of your studies', 'As a student'],
  alone: [
    'For somebody who comes alone',
    'For somebody who arrives knowing nobody',
    'For a household of one',
  ],
  couple: ['For the two of you', '↗For two newcomers', 'For a household of two'],
};

/** Whose safety it is about. */
function whose(view: PlaceView): Said {
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
  const forms = WHOM[kind] ?? [''];
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
          ? 'near the middle of all countries'
          : percentile <= 75
            ? 'more violent than most'
            : 'among the more violent countries';
  const who = whose(view);
  const compare = besideWords(view);
  const said = wayOf(view, 'violence', [
    () =>
      say`${who}: ${view.name} counts ${rate} homicides a year per 100,000 people${compare}, ${level}.${at.mark}`,
    () =>
      say`${who}, the figure that is counted most alike everywhere: ${rate} homicides a year per 100,000 people${compare}. [That is|By rank that is|It counts as|It ranks] ${level}.${at.mark}`,
    () =>
      say`${who}: by homicides, which tell little of theft or fear in the street, ${view.name} is ${level}${at.mark} (${rate} a year per 100,000 people${compare}).`,
  ]);
  return passage('violence', 1, said);
};

/** What accident figures ask of whom where the road is rough, or rougher than at home. Calm roads ask nothing new. */
const CARE: Readonly<Record<string, string>> = {
  children:
    '[practise the crossings of the way to school before the first day|choose a way to school without a main road|a helmet comes before the first ride]',
  small:
    '[look at the crossings between home and childcare before you sign|choose a home with a way on foot that has no main road|helmet and child seat come before the first ride]',
  teenagers:
    '[go the way to school once together, at the hour it will be taken|settle before the first weekend who drives them home at night|a helmet belongs to the bicycle, and no ride on a motorcycle]',
  retired:
    '[cross at lights, and leave driving at night to others|cross with the crowd and wear something light after dark]',
  student: '[take the bus home at night, not a friend’s motorcycle|a helmet belongs to the bicycle]',
  'no driver':
    '[belts in every seat, and no motorcycle taxi|cross at lights|cross with the crowd and wear something light after dark]',
  adult:
    '[belts in every seat, and no motorcycle taxi|leave long drives at night to others|a first drive in daylight, with somebody who knows the road]',
};

/** By the age of the oldest at the move: those not at school yet, pupils, teenagers; pupils where no age is told. */
function careOf(children: readonly { readonly ageThen: number | null }[]): string {
  const oldest = Math.max(...children.map(({ ageThen }) => ageThen ?? 9));
  return oldest >= 13 ? 'teenagers' : oldest >= 6 ? 'children' : 'small';
}

/** Roads this much worse than at home ask for more care, wherever they stand in the world. */
const ROUGHER = 1.25;

/** Traffic that keeps to the other side than at home; empty where it does not. */
function otherSide({ country, home }: PlaceView): Said {
  const side = country.drivesOn;
  return side && home?.drivesOn && side !== home.drivesOn
    ? because(
        words(
          `. [They drive on the ${side} there, so look the other way first|Traffic keeps to the ${side}, the other side from yours|Cars come from the other side: traffic there keeps ${side}]`,
        ),
        'current-location',
      )
    : words('');
}

/** Whose care the road asks for, as a key of `CARE`. */
function careFor({ profile }: PlaceView): string {
  const { movers, stage } = profile;
  if (movers.children.length > 0) return careOf(movers.children);
  if (willNotDrive(profile)) return 'no driver';
  return stage === 'retired' || stage === 'student' ? stage : 'adult';
}

/** How many the road kills, and what care that asks for. */
export const roads: Writer = (view) => {
  const at = standing(view, 'road_deaths');
  const rate = figure(view, 'road_deaths');
  if (!at || !rate) return null;
  const swap = otherSide(view);
  const { movers, stageIds } = view.profile;
  const [here, there] = [valueOf(view, 'road_deaths') ?? 0, homeValue(view, 'road_deaths')];
  const rough = at.percentile > 60 || (there !== null && here > there * ROUGHER);
  const tail = rough ? `: ${CARE[careFor(view)] ?? ''}` : '';
  const basis = movers.children.length > 0 ? movers.ids : stageIds;
  const level =
    at.percentile > 60
      ? 'high [by world standards|as the world goes|in a comparison of all countries]'
      : at.percentile < 40
        ? 'low [by world standards|as the world goes|in a comparison of all countries]'
        : '[in the middle of the world|where the typical country stands|neither high nor low among countries]';
  const atHome = againstHome(view, 'road_deaths');
  const said = wayOf(view, 'roads', [
    () => say`Traffic deaths stand at ${rate} per 100,000 people, ${level}${atHome}${tail}${swap}.${at.mark}`,
    () =>
      say`On the road ${view.name} loses ${rate} people per 100,000 a year, ${level}${atHome}${tail}${swap}.${at.mark}`,
    () =>
      say`${view.Name} counts ${rate} road deaths a year per 100,000 people, ${level}${atHome}${tail}${swap}.${at.mark}`,
    () =>
      say`Of 100,000 people in ${view.name} traffic kills ${rate} a year, ${level}${atHome}${tail}${swap}.${at.mark}`,
  ]);
  return passage(
    'roads',
    0.3 + 0.4 * notable(at.percentile) + (swap.text ? 0.15 : 0),
    said && because(said, ...basis, ...(there === null ? [] : ['current-location'])),
  );
};

const LEVELS = [
  '',
  'ordinary care',
  'more than ordinary care',
  'think twice about going',
  'do not travel',
] as const;

/** "Australia at level 2 of four (…)": the words of one government, citing no more than its own advice. */
function advisedBy(view: PlaceView, government: 'us' | 'australia', begins: string): Said | null {
  const found = view.atlas.travelAdvice(view.iso3)?.[government];
  if (!found?.from.shown) return null;
  const { level, from } = found;
  return given(
    words(`${begins} at level ${level} of four (${LEVELS[level]}; ${from.asOf ?? 'undated'})`),
    `advice.${government}:${view.iso3}`,
  );
}

/** The stricter level of the two governments, 1 to 4; 0 where neither gives one that may be shown. */
function adviceLevel({ atlas, iso3 }: PlaceView): number {
  const { us, australia } = atlas.travelAdvice(iso3) ?? {};
  return Math.max(...[us, australia].map((one) => (one?.from.shown ? one.level : 0)));
}

/** Two governments' advice, dated. */
export const advice: Writer = (view) => {
  const level = adviceLevel(view);
  const named = view.profile.citizenships.some(({ iso3 }) => iso3 === 'USA' || iso3 === 'AUS');
  if (level < 2 && !named) return null;
  const parts = [
    advisedBy(view, 'us', 'the United States puts it'),
    advisedBy(view, 'australia', 'Australia'),
  ].filter((one) => one !== null);
  if (parts.length === 0) return null;
  const ending =
    level >= 3
      ? '; at such a level ordinary travel insurance may not pay'
      : level === 2
        ? ', for the country as a whole'
        : '';
  const said = say`[Official advice on ${view.name}|What two governments tell their citizens about ${view.name}|Travel advice for ${view.name}, as dated|Before a journey to ${view.name} two governments say this]: ${listSaid(parts)}${ending}.`;
  return passage('advice', 0.25 + 0.2 * level, named && level < 2 ? because(said, 'citizenship') : said);
};

/** Named natural hazards. */
export const hazards: Writer = (view) => {
  const record = hazardsOf(view);
  if (record.names.length === 0) return null;
  const names = list(record.names);
  const { read } = view.profile;
  const buys = read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
  const city = cityOf(view);
  const end = buys
    ? because(words(`the hazard map of the parcel near ${city} comes before the price`), 'housing-preference')
    : words(`the public risk map shows what of that concerns ${city}`);
  const said = wayOf(view, 'hazards', [
    () =>
      say`Somewhere in ${view.name} there ${/s\b(?:$|,| and)/.test(record.names[0] ?? '') ? 'are' : 'is'} ${names}, by the record for the whole country; ${end}.`,
    () => say`For the whole of ${view.name} the record of natural hazards names ${names}: ${end}.`,
    () => say`The record names ${names} for ${view.name} without telling regions apart; ${end}.`,
    () => say`Which part of ${view.name} has ${names} our record does not say: ${end}.`,
  ]);
  return passage(
    'hazards',
    0.15 + 0.08 * record.names.length + (buys ? 0.25 : 0),
    said && given(said, ...record.facts),
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
      ? '[courts stand above those of most countries|its courts rank above most|the law holds better than in most countries]'
      : law.percentile < 40
        ? '[courts are weaker than in most countries, so have contracts checked by a lawyer and pay in parts|the law holds less than in most countries: a lawyer reads what you sign, first]'
        : '[courts stand near the middle of all countries|the law holds about as well as in the typical country]';
  const said = named
    ? wayOf(view, 'stability-named', [
        () =>
          caredSaid(
            view,
            say`You set store by [steady politics|calm politics|a state that lasts|politics without surprises]: ${view.name} is rated ${calm}; ${courts}.${at.mark}${law.mark}`,
            named,
          ),
        () =>
          caredSaid(
            view,
            say`[On politics, which you weighed,|As to the steadiness you asked for,|By the record of its governments|Measured by how governments come and go,|For the calm in politics that you named,] ${view.name} is ${calm}; ${courts}.${at.mark}${law.mark}`,
            named,
          ),
        () =>
          caredSaid(
            view,
            say`[Your wish for stability meets|For stability, you would come to|Stability was your wish, and this is] a country that is ${calm}; ${courts}.${at.mark}${law.mark}`,
            named,
          ),
      ])
    : say`${view.Name} is rated ${calm}; ${courts}.${at.mark}${law.mark}`;
  return cared(
    view,
    passage('stability', 0.3 + 0.25 * notable(at.percentile) + (named ? 0.2 : 0), said),
    'stability',
    'law',
  );
};
