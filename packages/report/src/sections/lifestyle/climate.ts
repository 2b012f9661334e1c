import { degreesOff } from '@global-fit/matching/scoring/offWish';
import { warmthTarget } from '@global-fit/matching/profile/weights/climateTargets';
import { degrees } from '../../figures/format.ts';
import type { Block } from '../../model.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { startOf } from '../../profile/move/startOf.ts';
import type { PlaceView } from '../../place/view.ts';
import { counted, monthName, numberWord } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import {
  at,
  climateAtHome,
  climateHere,
  extremes,
  firstUntold,
  lentTo,
  type LocalClimate,
  outdoorMonth,
  outdoorMonths,
  monthsAsWished,
  periodOf,
} from '../../place/surroundings/localClimate.ts';

const WISHES = ['cold', 'cool', 'mild', 'warm', 'hot'] as const;

/** Number of mild months from which the weather speaks for a place. */
const MANY_MILD = 7;

/** The outdoor months, for or against a place; null where they say neither. */
export function outdoors(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const mild = outdoorMonths(view);
  if (!mild || mild.count >= MANY_MILD !== (side === 'good')) return null;
  const warm = mild.weather.answers.length > 0;
  const only = side === 'bad' && mild.count > 0 ? 'only ' : '';
  const clause = say`${only}${mild.said} ${mild.have} ${warm ? mild.weather : 'temperatures that suit being outdoors'}`;
  const home = climateAtHome(view);
  if (!home || home.record === climateHere(view)?.record) return clause;
  const there = home.temperatureC.filter(outdoorMonth(view).suits).length;
  // What home has no more of is no loss.
  if (side === 'bad' && there <= mild.count) return null;
  const beside = at(
    home,
    there === mild.count
      ? `, as many as in ${home.label}`
      : `, against ${there === 0 ? 'none' : numberWord(there)} in ${home.label}`,
  );
  return because(say`${clause}${beside}`, 'current-location');
}

/** Degrees Celsius of the yearly mean from the wish within which a place is as warm as asked, if its months agree. */
const AS_WARM = 3;

/**
 * Degrees Celsius by which a yearly mean exceeds a wish of 1 to 5, negative below it; 0 where the wish is open on
 * that side.
 */
function degreesAbove(mean: number, wish: number): number {
  const target = warmthTarget(wish, 3);
  return Math.sign(mean - target.ideal) * degreesOff(mean, target);
}

/** Months far from the wish from which a fitting mean is no praise. */
const HALF_A_YEAR = 6;

/** Whether a year fits the wish for warmth by its mean but not in most months. */
function onlyOnAverage(view: PlaceView, here: LocalClimate): boolean {
  const { count, wished } = monthsAsWished(view, here);
  return wished && count < HALF_A_YEAR;
}

/** The described town's year, for or against the wish for warmth; null where it says neither. */
export function warmthClause(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const here = climateHere(view);
  const wish = view.profile.read.slider('climate-preference');
  if (!here || wish === null) return null;
  const { warm, cold, mean } = extremes(here);
  const gap = degreesAbove(mean, wish);
  if (Math.abs(gap) <= AS_WARM !== (side === 'good')) return null;
  if (side === 'good' && onlyOnAverage(view, here)) return null;
  const [low, top] = [cold, warm].map((month) => degrees(here.temperatureC[month] as number));
  // Near the equator the coldest and the warmest month may print alike.
  const year = at(
    here,
    low === top
      ? `stays at about ${low} all year`
      : `goes from ${low} in ${monthName(cold + 1)} to ${top} in ${monthName(warm + 1)}`,
  );
  const verdict =
    side === 'good'
      ? '[about as warm as you like it|close to your wish|near what you asked for]'
      : gap > 0
        ? 'warmer over the year than you asked for'
        : 'cooler over the year than you asked for';
  return because(say`${here.label} ${year}${periodOf(here)}, ${verdict}`, 'climate-preference');
}

/** Degrees Celsius between coldest and warmest month from which a year has seasons. */
const SEASONS = 8;

const hasSeasons = ({ temperatureC }: LocalClimate): boolean =>
  Math.max(...temperatureC) - Math.min(...temperatureC) >= SEASONS;

const NEAR = [
  'and over the year that is what you get',
  'and the year as a whole is like that',
  'and this is one',
  'and this one is not far off',
  'and on average over the year you would have one',
  'and the average temperature there agrees with that',
  'and that wish is met',
];
const ONLY_ON_AVERAGE = [
  'and you would get that on average over the year, and in MONTHS of it',
  'and you would get that in MONTHS of the year, but not in the others',
  'which is true of the yearly average, but of no more than MONTHS',
];
const WARMER = [
  'and the year as a whole is warmer than that, so judge it by the warmest months',
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
  const gap = degreesAbove(mean, wish);
  const near = onlyOnAverage(view, here) ? ONLY_ON_AVERAGE : NEAR;
  const forms = Math.abs(gap) <= AS_WARM ? near : gap > 0 ? WARMER : COOLER;
  const form = forms[(startOf(view.profile, 'thermometer') + view.earlier.length) % forms.length] ?? '';
  const text = `You asked for a ${asked} place, ${form.replace('MONTHS', counted(monthsAsWished(view, here).count, 'month'))}.`;
  return because(at(here, text), 'climate-preference');
}

/** The year in the first town, compared with the wish. */
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
  // Months are named in the order of the sentence they are compared with.
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
  const lent = lentTo(view, here);
  const place = `${here.label}${lent === null ? '' : ` (the nearest town to ${lent} on record)`}`;
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
              ? 'The winter would be milder than the one you know'
              : 'The winter would be harder than the one you know',
          ),
          'current-location',
        )
      : null;
  const said = wayOf(view, 'climate', [
    () =>
      say`In ${place}, ${at(here, `${hot} averages ${top} and ${chill} ${low}`)}${period}${beside(warm, cold)}. ${verdict}`,
    () =>
      say`${verdict} In ${place} ${verdict.text ? 'that means' : 'you would live with'} ${at(here, `${top} in ${hot} and ${low} in ${chill}`)}${period}${beside(warm, cold)}.`,
    () =>
      say`${milder ?? words('A year by the thermometer')}: ${at(here, `${place} goes from ${low} in ${chill} to ${top} in ${hot}`)}${period}${beside(cold, warm)}. ${verdict}`,
    () =>
      say`The year in ${place} runs from ${chill} (${at(here, low)}) to ${hot} (${at(here, top)})${period}${beside(cold, warm)}. ${verdict}`,
  ]);
  return passage('climate', 1, said && { ...said, text: said.text.trim() });
};

/** Temperature by month, here and at home. */
export function climatePlot(view: PlaceView): readonly Block[] {
  const here = climateHere(view);
  if (!here) return [];
  const home = climateAtHome(view);
  const { warm, cold } = extremes(here);
  const untold = firstUntold(view, here) ?? lentTo(view, here);
  const other =
    home && home.record !== here.record ? { label: home.label, temperatureC: home.temperatureC } : null;
  return [
    {
      kind: 'plot',
      title: `The year in ${here.label}${untold ? `, since we have no record for ${untold}` : ''}`,
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
