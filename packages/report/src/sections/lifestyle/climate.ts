import { annualMean } from '@global-fit/atlas/climate';
import type { City, Country } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/nearClimate';
import { WARMTH_STEPS } from '@global-fit/matching/profile/wants';
import { degrees } from '../../figures/format.ts';
import type { Block } from '../../model.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { homeCity, homeTown } from '../../place/home.ts';
import { startOf } from '../../place/start.ts';
import type { PlaceView } from '../../place/view.ts';
import { counted, monthName, numberWord } from '../../prose/english.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

export interface LocalClimate {
  readonly label: string;
  readonly record: string;
  readonly temperatureC: readonly number[];
  readonly rainfallMm: readonly (number | null)[];
  /** Whether it is the record of a town; else that of a whole country, whose normals are of 1961 to 1990. */
  readonly isTown: boolean;
}

const noRain = (months: readonly number[]): readonly null[] => months.map(() => null);

function cityClimate(city: City, label: string): LocalClimate | null {
  if (!city.temperatureC) return null;
  const rain = city.rainfallMm && city.rainfallQuality === 'ok' ? city.rainfallMm : noRain(city.temperatureC);
  const record = `cityclimate:${city.id}`;
  return { label, record, temperatureC: city.temperatureC, rainfallMm: rain, isTown: true };
}

/** The mean of a whole country; null where none is on record. */
export function countryClimate(view: PlaceView, country: Country, label: string): LocalClimate | null {
  const found = view.atlas.countryClimate(country.iso3);
  if (!found?.temperatureC) return null;
  const { temperatureC, rainfallMm } = found;
  const rain = rainfallMm ?? noRain(temperatureC);
  return { label, record: `climate:${country.iso3}`, temperatureC, rainfallMm: rain, isTown: false };
}

/** The first recommended city that has a record, or one nearby that has, else the mean of the country. */
export function climateHere(view: PlaceView): LocalClimate | null {
  for (const city of view.cities) {
    const found = cityClimate(city, city.name);
    if (found) return found;
  }
  for (const city of view.cities) {
    const near = nearClimate(view.atlas, city)?.city;
    const found = near ? cityClimate(near, near.name) : null;
    if (found) return found;
  }
  return countryClimate(view, view.country, bareName(view.country));
}

/**
 * The same at home: the town nearest to it that has a record, else the mean of the country, which says that
 * it is one.
 */
export function climateAtHome(view: PlaceView): LocalClimate | null {
  if (!view.home) return null;
  const city = homeCity(view);
  const near = city ? nearClimate(view.atlas, city)?.city : null;
  const found = near ? cityClimate(near, homeTown(view, near)) : null;
  return found ?? countryClimate(view, view.home, `${nameOf(view.home)} on average`);
}

const WISHES = ['cold', 'cool', 'mild', 'warm', 'hot'] as const;

/** Indexes of the warmest and the coldest month, and the mean of the year in degrees. */
export function extremes(climate: LocalClimate): { warm: number; cold: number; mean: number } {
  const t = climate.temperatureC;
  const warm = t.indexOf(Math.max(...t));
  const cold = t.indexOf(Math.min(...t));
  return { warm, cold, mean: annualMean(t) };
}

/** Words about degrees and millimetres of a climate, resting on its record. */
export function at(climate: LocalClimate, text: string): Said {
  return given(words(text), climate.record);
}

/** " (means of 1961 to 1990)" after the figures of a whole country; nothing after those of a town, which are recent. */
export function periodOf(climate: LocalClimate): Said {
  return at(climate, climate.isTown ? '' : ' (means of 1961 to 1990)');
}

export const WARMEST_MILD = 25;

/** Whether a month of that mean, in degrees, is fit for being outdoors. */
export const isMild = (meanC: number): boolean => meanC >= 10 && meanC <= WARMEST_MILD;

/** Which monthly means are near each wish for warmth, in degrees: colder or warmer ones are not what was asked for. */
const MONTHS_WISHED = [
  [-10, 14],
  [0, 20],
  [10, WARMEST_MILD],
  [14, 29],
  [20, 33],
] as const;

/** The months of a climate that keep to the wish for warmth; those fit for being outdoors where nobody wished. */
export function monthsAsWished(
  { profile }: PlaceView,
  climate: LocalClimate,
): { readonly count: number; readonly low: number; readonly high: number; readonly wished: boolean } {
  const wish = profile.read.slider('climate-preference');
  const band = wish === null ? undefined : MONTHS_WISHED[wish - 1];
  const [low, high] = band ?? [10, WARMEST_MILD];
  const count = climate.temperatureC.filter((mean) => mean >= low && mean <= high).length;
  return { count, low, high, wished: band !== undefined };
}

/** The mild months of the city described (else of the country): "five months in Oslo", with the verb that follows. */
export function mildMonths(
  view: PlaceView,
): { readonly count: number; readonly said: Said; readonly have: 'has' | 'have' } | null {
  const here = climateHere(view);
  if (!here) return null;
  const count = here.temperatureC.filter(isMild).length;
  return {
    count,
    have: count === 1 ? 'has' : 'have',
    said: say`${at(here, counted(count, 'month'))} in ${here.label}`,
  };
}

/** From this many mild months on, the weather speaks for a place. */
const MANY_MILD = 7;

/** The months made for being outdoors, for or against a place; null where they say neither. */
export function outdoors(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const mild = mildMonths(view);
  if (!mild || mild.count >= MANY_MILD !== (side === 'good')) return null;
  const only = side === 'bad' && mild.count > 0 ? 'only ' : '';
  const clause = say`${only}${mild.said} ${mild.have} temperatures made for being outdoors`;
  const home = climateAtHome(view);
  if (!home || home.record === climateHere(view)?.record) return clause;
  const there = home.temperatureC.filter(isMild).length;
  // What home has no more of is no loss.
  if (side === 'bad' && there <= mild.count) return null;
  const beside = at(home, `, against ${numberWord(there)} in ${home.label}`);
  return because(say`${clause}${beside}`, 'current-location');
}

/** Within this many degrees of the wish over the year a place is as warm as was asked, if the months agree. */
const AS_WARM = 3;

/** A mean near the wish, of months most of which are far from it, is nothing to praise. */
const HALF_A_YEAR = 6;

/** Whether a year is near the wish for warmth by its mean but not by most of its months. */
function onlyOnAverage(view: PlaceView, here: LocalClimate): boolean {
  const { count, wished } = monthsAsWished(view, here);
  return wished && count < HALF_A_YEAR;
}

/** The year of the city described, for or against the wish for warmth; null where it says neither. */
export function warmthClause(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const here = climateHere(view);
  const wish = view.profile.read.slider('climate-preference');
  if (!here || wish === null) return null;
  const { warm, cold, mean } = extremes(here);
  const gap = mean - (WARMTH_STEPS[wish - 1] ?? 16);
  if (Math.abs(gap) <= AS_WARM !== (side === 'good')) return null;
  if (side === 'good' && onlyOnAverage(view, here)) return null;
  const span = at(
    here,
    `${degrees(here.temperatureC[cold] as number)} in ${monthName(cold + 1)} to ${degrees(here.temperatureC[warm] as number)} in ${monthName(warm + 1)}`,
  );
  const verdict =
    side === 'good'
      ? '[about as warm as you like it|close to your wish|near what you asked for]'
      : gap > 0
        ? 'warmer over the year than you asked for'
        : 'cooler over the year than you asked for';
  return because(say`${here.label} goes from ${span}${periodOf(here)}, ${verdict}`, 'climate-preference');
}

/** From this many degrees between the coldest and the warmest month on, a year has a winter and a summer. */
const SEASONS = 8;

const hasSeasons = ({ temperatureC }: LocalClimate): boolean =>
  Math.max(...temperatureC) - Math.min(...temperatureC) >= SEASONS;

const NEAR = [
  'and over the year that is what you get',
  'and the year as a whole keeps to it',
  'and this is it',
  'and you are not far off',
  'and on the mean of the year you would have one',
  'which is what the thermometer shows there',
  'and that wish is met',
];
const ONLY_ON_AVERAGE = [
  'and you would get it on the mean of the year, and in MONTHS of it',
  'and you would get it in MONTHS of the year, between months that are none',
  'which holds for the mean of the year, but for no more than MONTHS',
];
const WARMER = [
  'and the year as a whole is warmer than that, so the warmest months are the test',
  'and it is warmer than that for much of the year',
  'and you would get more heat than that',
];
const COOLER = [
  'and the year as a whole is cooler than that, so judge it by the coldest months',
  'and it is colder than that for much of the year',
  'and you would get less warmth than that',
];

/** Whether the wish for warmth is met, resting on slider and climate. */
function wishVerdict(view: PlaceView, here: LocalClimate, mean: number): Said | null {
  const wish = view.profile.read.slider('climate-preference');
  const asked = wish === null ? undefined : WISHES[wish - 1];
  if (wish === null || asked === undefined) return null;
  const gap = mean - (WARMTH_STEPS[wish - 1] ?? 16);
  const near = onlyOnAverage(view, here) ? ONLY_ON_AVERAGE : NEAR;
  const forms = Math.abs(gap) <= AS_WARM ? near : gap > 0 ? WARMER : COOLER;
  const form = forms[(startOf(view.profile, 'thermometer') + view.earlier.length) % forms.length] ?? '';
  const text = `You asked for a ${asked} place, ${form.replace('MONTHS', counted(monthsAsWished(view, here).count, 'month'))}.`;
  return because(at(here, text), 'climate-preference');
}

/** The year at the first city beside the wish. */
export const climate: Writer = (view) => {
  const here = climateHere(view);
  if (!here) return null;
  const { warm, cold, mean } = extremes(here);
  const degreesOf = (climate_: LocalClimate, month: number): string =>
    degrees(climate_.temperatureC[month] as number);
  const [hot, chill] = [monthName(warm + 1), monthName(cold + 1)];
  const verdict = wishVerdict(view, here, mean) ?? words('');
  const home = climateAtHome(view);
  const other = home && home.record !== here.record ? home : null;
  // The months are named, and stand in the order of the sentence that is compared with.
  const beside = (first: number, second: number): Said | string =>
    other
      ? because(
          say`${at(
            other,
            `; ${other.label} has ${degreesOf(other, first)} in ${monthName(first + 1)} and ${degreesOf(other, second)} in ${monthName(second + 1)}`,
          )}${here.isTown ? periodOf(other) : ''}`,
          'current-location',
        )
      : '';
  const period = periodOf(here);
  const [top, low] = [degreesOf(here, warm), degreesOf(here, cold)];
  const winter =
    other?.isTown && hasSeasons(other) && hasSeasons(here)
      ? (here.temperatureC[cold] as number) - Math.min(...other.temperatureC)
      : 0;
  const milder =
    Math.abs(winter) >= 5
      ? because(
          at(
            here,
            winter > 0
              ? 'The winter you know would be gone'
              : 'The winter would be harder than the one you know',
          ),
          'current-location',
        )
      : null;
  const said = wayOf(view, 'climate', [
    () =>
      say`In ${here.label}, ${at(here, `${hot} averages ${top} and ${chill} ${low}`)}${period}${beside(warm, cold)}. ${verdict}`,
    () =>
      say`${verdict} In ${here.label} ${verdict.text ? 'that means' : 'you would live with'} ${at(here, `${top} in ${hot} and ${low} in ${chill}`)}${period}${beside(warm, cold)}.`,
    () =>
      say`${milder ?? words('A year by the thermometer')}: ${at(here, `${here.label} goes from ${low} in ${chill} to ${top} in ${hot}`)}${period}${beside(cold, warm)}. ${verdict}`,
    () =>
      say`Between ${chill} (${at(here, low)}) and ${hot} (${at(here, top)}) lies the year of ${here.label}${period}${beside(cold, warm)}. ${verdict}`,
  ]);
  return passage('climate', 1, said && { ...said, text: said.text.trim() });
};

/** Temperature by month, here and at home. */
export function climatePlot(view: PlaceView): readonly Block[] {
  const here = climateHere(view);
  if (!here) return [];
  const home = climateAtHome(view);
  const { warm, cold } = extremes(here);
  const other =
    home && home.record !== here.record ? { label: home.label, temperatureC: home.temperatureC } : null;
  return [
    {
      kind: 'plot',
      title: `The year in ${here.label}`,
      alt: `Monthly mean temperature in ${here.label}, from ${degrees(here.temperatureC[cold] as number)} in ${monthName(cold + 1)} to ${degrees(here.temperatureC[warm] as number)} in ${monthName(warm + 1)}${other ? `, beside ${other.label}` : ''}.`,
      plot: {
        type: 'climate',
        place: here.label,
        temperatureC: here.temperatureC,
        rainfallMm: here.rainfallMm,
        home: other,
      },
      answers: ['climate-preference', 'current-location'],
      facts: [here.record, ...(other && home ? [home.record] : [])],
    },
  ];
}
