import { deductionsId } from '@global-fit/matching/profile/money/workedSalary';
import { expectsBirth } from '../../profile/people/parenthood.ts';
import { needsTwoBedrooms } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import { grouped, usd } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { shownFact } from '../../figures/world.ts';
import { surveyOf } from '../../place/money/paySurvey.ts';
import { figure, isRecent, mostAlone, type PlaceView, standing } from '../../place/view.ts';
import { counted } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { salaryNear } from '../../sections/financial/salary.ts';
import { naturalisationCell } from '../../sections/legal/citizenship/naturalise.ts';
import { secondPassportCell } from '../../sections/legal/citizenship/secondPassport.ts';
import {
  at,
  climateAtHome,
  climateHere,
  type LocalClimate,
  whereMeasured,
  monthsAsWished,
} from '../../place/surroundings/localClimate.ts';

/** One component of a rating: a mark from 0 to 100 with the facts behind it; null where unknown. */
type Rated = (view: PlaceView) => { readonly merit: number; readonly facts: readonly string[] } | null;

/** The world percentile of an indicator; side -1 where less is better. */
const rank =
  (indicator: string, side: 1 | -1): Rated =>
  (view) => {
    const at = standing(view, indicator);
    return (
      at && {
        merit: side === 1 ? at.percentile : 100 - at.percentile,
        facts: [`${indicator}:${view.iso3}`],
      }
    );
  };

/** One piece of a cell about a place; `all` are the places in the table. */
type Piece = (view: PlaceView, all: readonly PlaceView[]) => Said | null;

export interface ThemePlan {
  readonly theme: string;
  /** The rating's components. Each is also shown in the row. */
  readonly rating: readonly Rated[];
  /** The same where somebody in the household looks for work there. */
  readonly ratingOfMarket?: readonly Rated[];
  readonly highlights: readonly Piece[];
  readonly costs: readonly Piece[];
}

function yearOf(view: PlaceView, indicator: string): number | null {
  return shownFact(view.atlas, indicator, view.iso3)?.year ?? null;
}

/** The year of a figure where the rows' years differ. An old figure shows its year anyway. */
function yearMark(view: PlaceView, indicator: string, all: readonly PlaceView[]): string {
  const year = yearOf(view, indicator);
  if (year === null || shownFact(view.atlas, indicator, view.iso3)?.quality === 'structural') return '';
  if (!isRecent(view, indicator)) return '';
  const years = new Set(all.map((one) => yearOf(one, indicator)).filter((one) => one !== null));
  return years.size > 1 ? ` (${year})` : '';
}

const fact =
  (indicator: string, build: (value: Said) => Said): Piece =>
  (view, all) => {
    const value = figure(view, indicator);
    return value && say`${build(value)}${yearMark(view, indicator, all)}`;
  };

/** The sales tax rate. A rate of 0 means the state levies none, whatever its provinces do. */
const salesTax: Piece = (view, all) =>
  shownFact(view.atlas, 'vat_rate', view.iso3)?.value === 0
    ? given(words('no national VAT'), `vat_rate:${view.iso3}`)
    : fact('vat_rate', (x) => say`VAT ${x}`)(view, all);

const rent: Piece = (view) => {
  const [size, rooms] = needsTwoBedrooms(view.profile)
    ? (['twoBed', 'two bedrooms'] as const)
    : (['oneBed', 'one bedroom'] as const);
  const city = view.cities.find((one) => one.rentEur?.[size] != null);
  return city?.rentEur?.[size]
    ? given(words(`${rooms} in ${city.name} from €${grouped(city.rentEur[size])}`), `rent:${city.id}`)
    : null;
};

function localClimate(view: PlaceView): LocalClimate | null {
  // As the other side of a comparison, home has no towns; as the destination of a move within it, it has.
  return view.iso3 === view.home?.iso3 && view.cities.length === 0 ? climateAtHome(view) : climateHere(view);
}

const months: Piece = (view) => {
  const climate = localClimate(view);
  if (!climate) return null;
  const where = whereMeasured(view, climate);
  const { count, low, high, wished } = monthsAsWished(view, climate);
  const bound = (degrees: number): Said =>
    shown(constant(degrees, 'a bound of the months near a wish, in degrees'), (value) =>
      value < 0 ? `−${-value}` : String(value),
    );
  const said = say`${at(climate, `${counted(count, 'month')} in ${where}`)} between ${bound(low)} and ${bound(high)} degrees${wished ? ' (your wish)' : ''}`;
  return wished ? because(said, 'climate-preference') : said;
};

/** The share of the year that matches the wish for warmth. */
const yearAsWished: Rated = (view) => {
  const climate = localClimate(view);
  return climate && { merit: (100 * monthsAsWished(view, climate).count) / 12, facts: [climate.record] };
};

/** The kind of survey most places share; on a tie, that of the earlier place. */
function commonSurvey(all: readonly PlaceView[]): string | null {
  const kinds = all
    .filter((one) => figure(one, 'earnings_monthly_usd'))
    .flatMap((one) => surveyOf(one, one.iso3) ?? []);
  const times = (kind: string): number => kinds.filter((one) => one === kind).length;
  return kinds.toSorted((a, b) => times(b) - times(a))[0] ?? null;
}

/** Mean pay, for those who will earn there, taken from a single kind of survey. */
const pay: Piece = (view, all) => {
  if (!works(view.profile.stage)) return null;
  const value = figure(view, 'earnings_monthly_usd');
  if (!value) return null;
  const survey = surveyOf(view, view.iso3);
  const said =
    survey !== null && survey === commonSurvey(all)
      ? say`average pay ${value} a month${yearMark(view, 'earnings_monthly_usd', all)}`
      : words('average pay from another kind of survey, not comparable');
  return because(said, ...view.profile.stageIds);
};

/** Whether children move along, or are wished for. */
function withChildren({ profile }: PlaceView): boolean {
  return (
    profile.movers.children.length > 0 || profile.read.has('couple-lifestyle-priorities', 'starting-family')
  );
}

const leave: Piece = (view, all) => {
  if (!expectsBirth(view.profile)) return null;
  const piece = fact('family_leave_mother_total_days', (x) => say`${x} of leave for a mother`)(view, all);
  return (
    piece &&
    because(piece, 'couple-lifestyle-priorities', 'childcare-education-priorities', 'medical-conditions')
  );
};

const fees: Piece = (view, all) => {
  if (!withChildren(view)) return null;
  const piece = fact('price_level_education', (x) => say`schooling ${x} (US = 100)`)(view, all);
  return piece && because(piece, ...view.profile.movers.ids);
};

const elders: Piece = (view, all) => {
  if (view.profile.stage !== 'retired') return null;
  const piece = fact('population_65_plus', (x) => say`${x} of people are 65 or older`)(view, all);
  return piece && because(piece, ...view.profile.stageIds);
};

const deductions: Piece = (view, all) => {
  const salary = salaryNear(view.profile);
  if (salary === null) return null;
  const gross = shown(constant(salary, 'one of the three salaries worked through'), usd);
  const id = deductionsId(salary);
  const about = mostAlone(view, id, view.iso3) ? '' : 'about ';
  const piece = fact(id, (x) => say`${about}${x} deducted from a salary of ${gross}`)(view, all);
  return piece && because(piece, 'expected-annual-income', ...view.profile.stageIds);
};

/** Pieces that depend on stage of life, children or passports. A link shared with others must not show them. */
export const HOUSEHOLD_PIECE =
  / \(your wish\)$|^(?:average pay|schooling \d|(?:about|at most) .* deducted from a salary|naturalisation after|second citizenship:)|of leave for a mother|are 65 or older/;
const HOUSEHOLD_FACT =
  /^(?:route|dual_citizenship|earnings_monthly_usd|deductions_pct_\w+|population_65_plus|price_level_education):/;

/** Whether a fact (`indicator:ISO3`) occurs only in pieces for some households. */
export function forSomeHouseholds(id: string): boolean {
  return HOUSEHOLD_FACT.test(id);
}

/** The seven themes of the comparison. Costs are price levels with the United States at 100. */
export const THEMES: readonly ThemePlan[] = [
  {
    theme: 'Cost of living and housing',
    rating: [rank('price_level_vs_us', -1), rank('price_level_housing', -1)],
    highlights: [fact('inflation_rate', (x) => say`inflation ${x}`), rent],
    costs: [
      fact('price_level_vs_us', (x) => say`all prices ${x} (US = 100)`),
      fact('price_level_housing', (x) => say`housing ${x} (US = 100)`),
    ],
  },
  {
    theme: 'Work and income',
    rating: [rank('fixed_broadband', 1)],
    ratingOfMarket: [rank('unemployment_rate', -1)],
    highlights: [
      fact('unemployment_rate', (x) => say`unemployment ${x}`),
      fact('fixed_broadband', (x) => say`${x} broadband lines per 100 people`),
    ],
    costs: [pay],
  },
  {
    theme: 'Healthcare',
    rating: [rank('uhc_index', 1), rank('life_expectancy', 1), rank('out_of_pocket_health', -1)],
    highlights: [
      fact('uhc_index', (x) => say`essential services ${x} of 100`),
      fact('life_expectancy', (x) => say`life expectancy ${x}`),
    ],
    costs: [fact('out_of_pocket_health', (x) => say`${x} paid by patients`)],
  },
  {
    theme: 'Safety and stability',
    rating: [rank('homicide_rate', -1), rank('road_deaths', -1), rank('political_stability_percentile', 1)],
    highlights: [
      fact('homicide_rate', (x) => say`${x} homicides per 100,000`),
      fact('road_deaths', (x) => say`${x} road deaths per 100,000`),
      fact('political_stability_percentile', (x) => say`stability ${x} of 100`),
    ],
    costs: [],
  },
  {
    theme: 'Climate and nature',
    rating: [yearAsWished, rank('pm25_air_pollution', -1)],
    highlights: [months, fact('pm25_air_pollution', (x) => say`fine dust ${x}`)],
    costs: [],
  },
  {
    theme: 'Education and family',
    rating: [rank('expected_schooling', 1)],
    highlights: [fact('expected_schooling', (x) => say`${x} of schooling expected`), leave, elders],
    costs: [fees],
  },
  {
    theme: 'Law, taxes and residence',
    // Rules differ by passport and taxes by income, so only courts are rated.
    rating: [rank('rule_of_law_percentile', 1)],
    highlights: [
      fact('rule_of_law_percentile', (x) => say`rule of law ${x} of 100`),
      // The rules for the passports held, as the section on law has them, not the general ones.
      naturalisationCell,
      secondPassportCell,
    ],
    costs: [deductions, salesTax],
  },
];
