import type { Iso3 } from '@global-fit/atlas/model';
import type { Contribution } from '@global-fit/matching/model';
import {
  figure,
  homeFigure,
  homeValue,
  isRecent,
  type PlaceView,
  standing,
  valueOf,
} from '../../place/view.ts';
import { because, given, reworded, type Said, say, words } from '../../prose/said.ts';
import { homeYearsAgree, yearsToCitizenship } from '../../place/entry/naturalisation.ts';
import type { Pair } from './clause.ts';
import { settledAtHome } from './settledAtHome.ts';
import { isAtHome } from '../../place/atHome.ts';
import { isCitizenAtHome } from '../../profile/passports/statusAtHome.ts';

/**
 * The indicator that a theme's clause compares with home, and which direction is worse. `silent` marks themes of
 * cost, whose clauses mention home themselves.
 */
const MEASURES: Readonly<
  Record<string, readonly [indicator: string, worse: 'higher' | 'lower', silent?: true]>
> = {
  healthcare: ['uhc_index', 'lower'],
  safety: ['homicide_rate', 'higher'],
  cost_of_living: ['price_level_vs_us', 'higher', true],
  housing: ['price_level_housing', 'higher', true],
  mountains: ['mean_elevation', 'lower'],
  digital: ['fixed_broadband', 'lower'],
  political_stability: ['political_stability_percentile', 'lower'],
  governance: ['control_of_corruption_percentile', 'lower'],
  rights_freedoms: ['voice_accountability_percentile', 'lower'],
  jobs: ['unemployment_rate', 'higher'],
  education: ['expected_schooling', 'lower'],
  schools: ['harmonised_test_score', 'lower'],
  universities: ['tertiary_enrolment', 'lower'],
  environment: ['pm25_air_pollution', 'higher'],
  nature: ['forest_area', 'lower'],
  work_life: ['weekly_hours_employees', 'higher'],
  path_to_citizenship: ['naturalisation_years', 'higher'],
  openness: ['migrant_stock_share', 'lower'],
  age_peers: ['population_65_plus', 'lower'],
  economy: ['gdp_per_capita_usd', 'lower'],
  price_stability: ['inflation_rate', 'higher'],
  gender_equality: ['women_in_parliament', 'lower'],
  business: ['days_to_start_business', 'higher'],
};

/** Figures that differ by less than this share are alike for somebody moving from one to the other. */
const ALIKE = 0.05;

/** World percentiles by which a figure may lie on the wrong side of the middle and still be named. */
const SLACK = 10;

/**
 * Whether the printed figure supports this side of the theme. A theme combines several figures, so the one printed
 * may contradict the rest. True where the theme prints none.
 */
export function standsOn(view: PlaceView, factor: string, side: keyof Pair): boolean {
  const goodness = goodnessOn(view, factor);
  if (goodness === null) return true;
  return side === 'good' ? goodness >= 50 - SLACK : goodness <= 50 + SLACK;
}

/** Percent of countries that do worse on the figure printed for a theme; null where none is printed. */
function goodnessOn(view: PlaceView, factor: string, iso3: Iso3 = view.iso3): number | null {
  const measure = MEASURES[factor];
  const at =
    measure && factor !== 'path_to_citizenship' && !measure[2] ? standing(view, measure[0], iso3) : null;
  if (!measure || !at) return null;
  return measure[1] === 'higher' ? 100 - at.percentile : at.percentile;
}

/** Up to this percent a figure is among the world's worst. */
const WORST = 5;

/** Whether the figure printed for a theme is among the world's worst. */
export function isAmongWorst(view: PlaceView, factor: string): boolean {
  const goodness = goodnessOn(view, factor);
  return goodness !== null && goodness <= WORST;
}

/** How the place compares with home on a theme's indicator; null where home is unknown or is the place. */
function besideHomeOn(view: PlaceView, factor: string): 'better' | 'worse' | 'alike' | null {
  const measure = MEASURES[factor];
  if (!measure || isAtHome(view)) return null;
  // Years to citizenship at home matter only to somebody whose years there are running.
  const waits = !isCitizenAtHome(view.profile) && settledAtHome(view) && homeYearsAgree(view);
  if (factor === 'path_to_citizenship' && !waits) return null;
  const here = valueOf(view, measure[0]);
  // The comparison only holds if the printed figure is this one, and not a special rule for the passports held.
  if (factor === 'path_to_citizenship' && yearsToCitizenship(view)?.years !== here) return null;
  const there = homeValue(view, measure[0]);
  if (here === null || there === null) return null;
  if (Math.abs(here - there) <= ALIKE * Math.max(Math.abs(here), Math.abs(there))) return 'alike';
  return here > there === (measure[1] === 'higher') ? 'worse' : 'better';
}

/**
 * World percentiles: the lead that makes home clearly better, and the level from which "as good as at home" is worth
 * saying.
 */
const CLEARLY = 15;
const NOTABLE = 60;

/**
 * Whether the printed figure is no reason to move here from home: home is clearly better, or is no worse and the figure
 * ordinary.
 */
export function isNoGain(view: PlaceView, factor: string): boolean {
  const stands = besideHomeOn(view, factor);
  const here = goodnessOn(view, factor);
  const there = view.home ? goodnessOn(view, factor, view.home.iso3) : null;
  if (here === null || there === null) return false;
  if (stands === 'worse' && there - here > CLEARLY) return true;
  return (stands === 'worse' || stands === 'alike') && here < NOTABLE;
}

/** Whether home does better by the printed figure, which makes it a weak reason to leave home for. */
export const isBehindHome = (view: PlaceView, factor: string): boolean =>
  !MEASURES[factor]?.[2] && besideHomeOn(view, factor) === 'worse';

/** Whether the printed figure is better than at home, and so no hardship wherever it stands in the world. */
export function isGain(view: PlaceView, { factor }: Contribution): boolean {
  return !MEASURES[factor]?.[2] && besideHomeOn(view, factor) === 'better';
}

/** The same clause without its variants that call something rare which home has even less of. */
export function praisedBesideHome(view: PlaceView, factor: string, said: Said): Said {
  if (besideHomeOn(view, factor) !== 'worse') return said;
  return reworded(said, (text) =>
    text.replace(/\[([^\][]*\|[^\][]*)\]/g, (all, ways: string) => {
      const plain = ways.split('|').filter((one) => !/\b(?:only|few|rare)\b/.test(one));
      // A set of one variant is no set; its brackets would be printed.
      return plain.length > 1 ? `[${plain.join('|')}]` : (plain[0] ?? all);
    }),
  );
}

/** Home's figure at the end of a clause, since gain and loss are measured from it. */
export function homeBeside(view: PlaceView, factor: string, side: keyof Pair): Said | null {
  const stands = besideHomeOn(view, factor);
  const measure = MEASURES[factor];
  // Where few people live on wages, few count as unemployed, so two countries' rates do not compare.
  if (measure?.[0] === 'unemployment_rate') return null;
  const there = measure && !measure[2] && stands ? homeFigure(view, measure[0]) : null;
  // A current rate and one of two years ago differ by year rather than by country.
  const rates = measure?.[0] === 'inflation_rate' && view.home;
  if (!there || (rates && isRecent(view, measure[0]) !== isRecent(view, measure[0], rates.iso3))) return null;
  const same = there.text === figure(view, measure?.[0] ?? '')?.text;
  const said = same
    ? say`, as in ${view.homeName}${given(words(''), ...there.facts)}`
    : side === 'good' && stands === 'worse'
      ? say`, even if ${view.homeName} does better with ${there}`
      : side === 'good' && stands === 'alike'
        ? say`, close to ${there} in ${view.homeName}`
        : say`, against ${there} in ${view.homeName}`;
  return because(said, 'current-location');
}

/** Whether a drawback is one for somebody from this home: what is no worse than at home is no loss. */
export function losesByIt(view: PlaceView, contribution: Contribution): boolean {
  const stands = besideHomeOn(view, contribution.factor);
  return stands === null || stands === 'worse';
}
