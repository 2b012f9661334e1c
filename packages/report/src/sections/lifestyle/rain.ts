import { doublings } from '@global-fit/matching/scoring/offWish';
import { rainTarget } from '@global-fit/matching/profile/weights/climateTargets';
import { grouped } from '../../figures/format.ts';
import { plus, recordQuantity, shown } from '../../figures/quantity.ts';
import { type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { monthName } from '../../prose/english.ts';
import { because, type Said, say } from '../../prose/said.ts';
import {
  at,
  climateHere,
  countryClimate,
  firstUntold,
  type LocalClimate,
  periodOf,
} from '../../place/surroundings/localClimate.ts';

/** Ratio of a year's rain to the wish, either way, within which it counts as what was asked for. */
const RAIN_NEAR = 1.4;

/** A year's rain to two significant figures with its basis: "about 510 mm"; null without a record. */
export function yearsRain(climate: LocalClimate): { readonly mm: number; readonly said: Said } | null {
  const months = climate.rainfallMm.flatMap((mm, i) => (mm === null ? [] : [{ mm, i }]));
  if (months.length < 12) return null;
  const sum = plus(...months.map(({ mm, i }) => recordQuantity(mm, climate.record, `rainfallMm.${i}`)));
  const step = sum.value < 100 ? 1 : 10;
  return {
    mm: sum.value,
    said: shown(sum, (value) => `about ${grouped(Math.round(value / step) * step)} mm`),
  };
}

/** Ratio between a year's rain and the wish of 1 to 5, either way; 1 where the wish is open on that side. */
const timesOff = (mm: number, wish: number): number => 2 ** doublings(mm, rainTarget(wish, 3));

/** Whether a year's rain fits a wish of 1 to 5, or is more or less. */
export function rainVerdict(mm: number, wish: number): 'fits' | 'more' | 'less' {
  if (timesOff(mm, wish) <= RAIN_NEAR) return 'fits';
  return mm > rainTarget(wish, 3).ideal ? 'more' : 'less';
}

/** A town's yearly rain from a record too rough to print; null without one. */
function roughRain({ cities: [first] }: PlaceView): number | null {
  const months = (first?.rainfallMm ?? []).filter((mm) => mm !== null);
  return months.length < 12 ? null : months.reduce((sum, mm) => sum + mm, 0);
}

/** The whole country's rain compared with the wish, unless even a rough record of the first town contradicts it. */
function countrysRain(view: PlaceView, wish: number): Said | null {
  const country = countryClimate(view, view.country, view.name);
  const year = country && yearsRain(country);
  if (!country || !year) return null;
  const verdict = rainVerdict(year.mm, wish);
  const rough = roughRain(view);
  if (verdict === 'fits' || (rough !== null && rainVerdict(rough, wish) !== verdict)) return null;
  const town = view.cities[0]?.name;
  const untold = town ? `; our records do not tell how much of it falls on ${town}` : '';
  return say`the country as a whole has ${year.said} of rain a year${periodOf(country)}, ${verdict} than you asked for${untold}`;
}

/**
 * The described town's rain, for or against the wish; the country's, where the town's cannot be printed and it speaks
 * against the place.
 */
export function rainClause(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const here = climateHere(view);
  const wish = view.profile.read.slider('precipitation-preference');
  if (!here || wish === null) return null;
  const year = yearsRain(here);
  if (!year || (!here.isTown && view.cities.length > 1) || firstUntold(view, here) !== null) {
    const whole = side === 'bad' ? countrysRain(view, wish) : null;
    return whole && because(whole, 'precipitation-preference');
  }
  const verdict = rainVerdict(year.mm, wish);
  if ((verdict === 'fits') !== (side === 'good')) return null;
  const said =
    verdict === 'fits'
      ? say`rainfall in ${here.label} suits your wish, ${year.said} a year${periodOf(here)}`
      : say`${here.label} has ${year.said} of rain a year${periodOf(here)}, ${verdict} than you asked for`;
  return because(said, 'precipitation-preference');
}

/** Ratio to the wish from which rain is mentioned before most else. */
const FAR = 2;

/** The weight of a year's rain for customers with a wish about it. */
function tellingWeight(mm: number, wish: number): number {
  if (rainVerdict(mm, wish) === 'fits') return 0.45;
  return timesOff(mm, wish) >= FAR ? 0.95 : 0.65;
}

const WANTED = [
  'very dry weather',
  'rather dry weather',
  'a middling amount of rain',
  'plenty of rain',
  'very wet weather',
] as const;

/** What a wish of 1 to 5 asked for, worded so that verdicts agree with the figures. */
const wanted = (wish: number): string => WANTED[wish - 1] ?? WANTED[2];

/** A wish for rain where the town's record is too rough: says so, with the country's figure. */
function withheldRain(view: PlaceView, town: string): Passage | null {
  const wish = view.profile.read.slider('precipitation-preference');
  if (wish === null) return null;
  const country = countryClimate(view, view.country, view.name);
  const year = country && yearsRain(country);
  const whole =
    country && year
      ? say`; ${view.name} as a whole has ${year.said} a year${periodOf(country)}, ${rainVerdict(year.mm, wish) === 'fits' ? 'which suits that' : `${rainVerdict(year.mm, wish)} than that`}`
      : '';
  const said = wayOf(view, 'rain-withheld', [
    () => say`You wanted ${wanted(wish)}: our record of the rain in ${town} is too rough to quote${whole}.`,
    () => say`We cannot say how much it rains in ${town}, and you wanted ${wanted(wish)}${whole}.`,
  ]);
  const weight = year ? Math.max(0.65, tellingWeight(year.mm, wish)) : 0.65;
  return passage('rain', weight, said && because(said, 'precipitation-preference'));
}

/** Rain through the year, compared with the wish. */
export const rain: Writer = (view) => {
  const here = climateHere(view);
  const year = here && yearsRain(here);
  const first = here && firstUntold(view, here);
  if (here?.isTown && (!year || first)) return withheldRain(view, first ?? here.label);
  if (!here || !year || !here.isTown) return null;
  const mm = here.rainfallMm as readonly number[];
  const wet = mm.indexOf(Math.max(...mm));
  const dry = mm.indexOf(Math.min(...mm));
  const wish = view.profile.read.slider('precipitation-preference');
  const season = at(
    here,
    (mm[dry] as number) < year.mm / 40
      ? `close to none in ${monthName(dry + 1)}, most of it in ${monthName(wet + 1)}`
      : `some in every season, most in ${monthName(wet + 1)}`,
  );
  if (wish === null)
    return year.mm > 1400 || year.mm < 250
      ? passage('rain', 0.5, say`Rainfall in ${here.label} comes to ${year.said} a year: ${season}.`)
      : null;
  const verdict = rainVerdict(year.mm, wish);
  const fits = verdict === 'fits';
  const want = wanted(wish);
  const said = wayOf(
    view,
    `rain-${fits}`,
    fits
      ? [
          () => say`You wanted ${want}, and ${here.label} has that, with ${year.said} a year (${season}).`,
          () => say`Rain in ${here.label} is as you like it, ${year.said} a year: ${season}.`,
          () => say`As to rain, you wanted ${want}: ${here.label} has ${year.said} a year, ${season}.`,
        ]
      : [
          () =>
            say`You wanted ${want}; ${here.label} has ${verdict} rain than that, ${year.said} a year (${season}).`,
          () => say`Rain is where ${here.label} departs from your wish, with ${year.said} a year: ${season}.`,
          () =>
            say`Rainfall in ${here.label} is ${year.said} a year, ${season}, and you had asked for ${want}: that is ${verdict} than you wanted.`,
        ],
  );
  return passage('rain', tellingWeight(year.mm, wish), said && because(said, 'precipitation-preference'));
};
