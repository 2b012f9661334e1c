import type { City } from '@global-fit/atlas/model';
import { WARMTH_STEPS } from '@global-fit/matching/profile/wants';
import { rounded } from '../../figures/format.ts';
import type { Block } from '../../model.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { counted, monthName, numberWord } from '../../prose/english.ts';
import { bareName } from '../../prose/countryNames.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

export interface LocalClimate {
  readonly label: string;
  readonly record: string;
  readonly temperatureC: readonly number[];
  readonly rainfallMm: readonly (number | null)[];
}

function cityClimate(city: City): LocalClimate | null {
  if (!city.temperatureC) return null;
  const rain =
    city.rainfallMm && city.rainfallQuality === 'ok' ? city.rainfallMm : city.temperatureC.map(() => null);
  return { label: city.name, record: `city:${city.id}`, temperatureC: city.temperatureC, rainfallMm: rain };
}

/** The first recommended city with climate data, else the country's own means. */
export function climateHere(view: PlaceView): LocalClimate | null {
  for (const city of view.cities) {
    const found = cityClimate(city);
    if (found) return found;
  }
  const country = view.atlas.countryClimate(view.iso3);
  if (!country?.temperatureC) return null;
  const rain = country.rainfallMm ?? country.temperatureC.map(() => null);
  return {
    label: bareName(view.country),
    record: `climate:${view.iso3}`,
    temperatureC: country.temperatureC,
    rainfallMm: rain,
  };
}

/** The same at home: the city named in the form where the atlas knows it, else the capital, else the country. */
export function climateAtHome(view: PlaceView): LocalClimate | null {
  if (!view.home) return null;
  const cities = view.atlas.cities.of(view.home.iso3);
  const named = view.profile.homePlace?.toLowerCase();
  const city =
    cities.find((one) => one.name.toLowerCase() === named) ?? view.atlas.cities.capitalOf(view.home.iso3);
  const found = city ? cityClimate(city) : null;
  if (found) return found;
  const country = view.atlas.countryClimate(view.home.iso3);
  return country?.temperatureC
    ? {
        label: bareName(view.home),
        record: `climate:${view.home.iso3}`,
        temperatureC: country.temperatureC,
        rainfallMm: country.temperatureC.map(() => null),
      }
    : null;
}

const WISHES = ['cold', 'cool', 'mild', 'warm', 'hot'] as const;

/** "18°C": whole degrees, as a reader thinks of weather. */
export const degrees = (value: number): string => `${rounded(Math.round(value), 0)}°C`;

/** Indexes of the warmest and the coldest month, and the mean of the year in degrees. */
export function extremes(climate: LocalClimate): { warm: number; cold: number; mean: number } {
  const t = climate.temperatureC;
  const warm = t.indexOf(Math.max(...t));
  const cold = t.indexOf(Math.min(...t));
  return { warm, cold, mean: t.reduce((sum, one) => sum + one, 0) / 12 };
}

/** Words about degrees and millimetres of a climate, resting on its record. */
export function at(climate: LocalClimate, text: string): Said {
  return given(words(text), climate.record);
}

export const WARMEST_MILD = 25;

/** Whether a month of that mean, in degrees, is fit for being outdoors. */
export const isMild = (meanC: number): boolean => meanC >= 10 && meanC <= WARMEST_MILD;

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

/** Within this many degrees of the wish over the year a place is as warm as was asked. */
const AS_WARM = 3;

/** The year of the city described, for or against the wish for warmth; null where it says neither. */
export function warmthClause(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const here = climateHere(view);
  const wish = view.profile.read.slider('climate-preference');
  if (!here || wish === null) return null;
  const { warm, cold, mean } = extremes(here);
  const gap = mean - (WARMTH_STEPS[wish - 1] ?? 16);
  if (Math.abs(gap) <= AS_WARM !== (side === 'good')) return null;
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
  return because(say`${here.label} goes from ${span}, ${verdict}`, 'climate-preference');
}

const NEAR = [
  'and over the year that is what you get',
  'and the year as a whole keeps to it',
  'and this is it',
  'and you are not far off',
];
const WARMER = [
  'and the year as a whole is warmer than that, so the summer is the test',
  'and it is warmer than that for much of the year',
  'and you would get more heat than that',
];
const COOLER = [
  'and the year as a whole is cooler than that, so judge it by the winter',
  'and it is colder than that for much of the year',
  'and you would get less warmth than that',
];

/** Whether the wish for warmth is met, resting on slider and climate. */
function wishVerdict(view: PlaceView, here: LocalClimate, mean: number): Said | null {
  const wish = view.profile.read.slider('climate-preference');
  const asked = wish === null ? undefined : WISHES[wish - 1];
  if (wish === null || asked === undefined) return null;
  const gap = mean - (WARMTH_STEPS[wish - 1] ?? 16);
  const forms = Math.abs(gap) <= 3 ? NEAR : gap > 0 ? WARMER : COOLER;
  const text = `You asked for a ${asked} place, ${forms[view.earlier.length % forms.length]}.`;
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
  const other =
    home && home.record !== here.record
      ? because(
          at(home, `${home.label} has ${degreesOf(home, warm)} and ${degreesOf(home, cold)} in those months`),
          'current-location',
        )
      : null;
  const compare = other ? say`; ${other}` : '';
  const [top, low] = [degreesOf(here, warm), degreesOf(here, cold)];
  const winter = home && other ? (here.temperatureC[cold] as number) - Math.min(...home.temperatureC) : 0;
  const milder =
    other && Math.abs(winter) >= 5
      ? at(
          here,
          winter > 0
            ? `The winter you know would be gone`
            : `The winter would be harder than the one you know`,
        )
      : null;
  const said = wayOf(view, 'climate', [
    () =>
      say`In ${here.label}, ${at(here, `${hot} averages ${top} and ${chill} ${low}`)}${compare}. ${verdict}`,
    () =>
      say`${verdict} In ${here.label} ${verdict.text ? 'that means' : 'you would live with'} ${at(here, `${top} in ${hot} and ${low} in ${chill}`)}${compare}.`,
    () =>
      say`${milder ?? words('A year by the thermometer')}: ${at(here, `${here.label} goes from ${low} in ${chill} to ${top} in ${hot}`)}${compare}. ${verdict}`,
    () =>
      say`Between ${chill} (${at(here, low)}) and ${hot} (${at(here, top)}) lies the year of ${here.label}${compare}. ${verdict}`,
  ]);
  return passage('climate', 1, said && { ...said, text: said.text.trim() });
};

/** Rain through the year beside the wish. */
export const rain: Writer = (view) => {
  const here = climateHere(view);
  if (!here || here.rainfallMm.some((one) => one === null)) return null;
  const mm = here.rainfallMm as readonly number[];
  const total = mm.reduce((sum, one) => sum + one, 0);
  const wet = mm.indexOf(Math.max(...mm));
  const dry = mm.indexOf(Math.min(...mm));
  const wish = view.profile.read.slider('precipitation-preference');
  const kind = total < 350 ? 'dry' : total < 800 ? 'moderate' : total < 1400 ? 'plentiful' : 'heavy';
  const season =
    (mm[dry] as number) < total / 40
      ? `close to none in ${monthName(dry + 1)}, most of it in ${monthName(wet + 1)}`
      : `some in every season, most in ${monthName(wet + 1)}`;
  if (wish === null)
    return total > 1400 || total < 250
      ? passage('rain', 0.5, at(here, `Rainfall in ${here.label} is ${kind}: ${season}.`))
      : null;
  const fits = wish <= 2 ? total < 800 : wish >= 4 ? total > 800 : total >= 400 && total <= 1400;
  const want = wish <= 2 ? 'dry weather' : wish >= 4 ? 'rain' : 'a middling amount of rain';
  const said = wayOf(
    view,
    `rain-${fits}`,
    fits
      ? [
          () => say`You wanted ${want}, and ${at(here, `${here.label} gives it (${season})`)}.`,
          () => say`${at(here, `Rain in ${here.label} comes as you like it`)}: ${season}.`,
          () => say`As to rain, you wanted ${want}: ${at(here, `${here.label} has ${season}`)}.`,
        ]
      : [
          () =>
            say`You wanted ${want}; ${at(here, `${here.label} does not keep to that (${kind}, ${season})`)}.`,
          () => say`Rain is where ${here.label} departs from your wish: ${at(here, `${kind}, ${season}`)}.`,
          () =>
            say`${at(here, `Rainfall in ${here.label} is ${kind}, ${season}`)}, and you had asked for ${want}.`,
        ],
  );
  return passage('rain', fits ? 0.45 : 0.65, said && because(said, 'precipitation-preference'));
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
