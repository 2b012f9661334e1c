import type { City } from '@global-fit/atlas/model';
import { WARMTH_STEPS } from '@global-fit/matching/profile/wants';
import { rounded } from '../figures/format.ts';
import type { Block } from '../model.ts';
import { passage, type Writer, wayOf } from '../place/passage.ts';
import type { PlaceView } from '../place/view.ts';
import { monthName } from '../prose/english.ts';
import { bareName } from '../prose/countryNames.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';

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

const degrees = (value: number): string => `${rounded(Math.round(value), 0)}°C`;

function extremes(climate: LocalClimate): { warm: number; cold: number; mean: number } {
  const t = climate.temperatureC;
  const warm = t.indexOf(Math.max(...t));
  const cold = t.indexOf(Math.min(...t));
  return { warm, cold, mean: t.reduce((sum, one) => sum + one, 0) / 12 };
}

/** Degrees and millimetres of a climate rest on its record. */
function at(climate: LocalClimate, text: string): Said {
  return given(words(text), climate.record);
}

/** The year at the first city beside the wish. */
export const climate: Writer = (view) => {
  const here = climateHere(view);
  if (!here) return null;
  const { warm, cold, mean } = extremes(here);
  const wish = view.profile.read.slider('climate-preference');
  const range = at(
    here,
    `${monthName(warm + 1)} averages ${degrees(here.temperatureC[warm] as number)} and ${monthName(cold + 1)} ${degrees(here.temperatureC[cold] as number)}`,
  );
  const gap = wish === null ? null : mean - (WARMTH_STEPS[wish - 1] ?? 15);
  const asked = wish === null ? null : WISHES[wish - 1];
  const verdict: Said =
    gap === null || asked === null || asked === undefined
      ? words('')
      : because(
          at(
            here,
            Math.abs(gap) <= 3
              ? `You asked for ${asked}, and over the year that is what you get.`
              : gap > 0
                ? `You asked for ${asked}; the year as a whole is warmer than that, so the question is whether you can live with the summer.`
                : `You asked for ${asked}; the year as a whole is cooler than that, so judge it by the winter.`,
          ),
          'climate-preference',
        );
  const home = climateAtHome(view);
  const homeMonth =
    home && home.record !== here.record
      ? at(
          home,
          ` In ${home.label} the same months bring ${degrees(home.temperatureC[warm] as number)} and ${degrees(home.temperatureC[cold] as number)}.`,
        )
      : '';
  const said = wayOf(view, 'climate', [
    () => say`In ${here.label}, ${range}. ${verdict}${homeMonth}`,
    () => say`${verdict.text ? say`${verdict} ` : ''}${here.label} is the yardstick: ${range}.${homeMonth}`,
    () => say`The thermometer in ${here.label}: ${range}.${homeMonth} ${verdict}`,
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
  const kind = total < 350 ? 'dry' : total < 800 ? 'moderate in rain' : total < 1400 ? 'wet' : 'very wet';
  const season =
    (mm[dry] as number) < total / 40
      ? `${monthName(dry + 1)} is close to rainless and ${monthName(wet + 1)} takes the worst of it`
      : `rain comes in every season, most of it in ${monthName(wet + 1)}`;
  const asked =
    wish === null
      ? ''
      : because(
          words(
            wish <= 2
              ? total < 800
                ? ' You wanted it dry, and it is no wetter than you can enjoy.'
                : ' You wanted it dry: this is the wish that bends here.'
              : wish >= 4
                ? total > 800
                  ? ' You like rain, and gardens here show that it comes.'
                  : ' You like rain more than this sky will give you.'
                : ' That is near the middle you asked for.',
          ),
          'precipitation-preference',
        );
  return passage(
    'rain',
    0.4 + (wish === null ? 0 : 0.25),
    say`${at(here, `By rainfall ${here.label} is ${kind}: ${season}.`)}${asked}`,
  );
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
