import type { ComparisonTheme } from '../model.ts';
import { figure, type PlaceView, standing } from '../place/view.ts';
import { bareName } from '../prose/countryNames.ts';
import { mildMonths } from '../sections/lifestyle/climate.ts';
import { basisOf, because, given, type Said, say, sayAs, words } from '../prose/said.ts';
import { grouped } from '../figures/format.ts';

type Side = 1 | -1;
interface ThemePlan {
  readonly theme: string;
  /** Indicators behind the rating; -1 where less is better. */
  readonly rating: readonly (readonly [indicator: string, side: Side])[];
  readonly highlights: (view: PlaceView) => readonly (Said | null)[];
  readonly costs: (view: PlaceView) => readonly (Said | null)[];
}

const labelled = (view: PlaceView, indicator: string, build: (value: Said) => Said): Said | null => {
  const value = figure(view, indicator);
  return value ? build(value) : null;
};

function rent(view: PlaceView): Said | null {
  const city = view.cities.find((one) => one.rentEur?.oneBed != null);
  return city?.rentEur?.oneBed
    ? given(words(`one bedroom in ${city.name} from €${grouped(city.rentEur.oneBed)}`), `rent:${city.id}`)
    : null;
}

function outdoors(view: PlaceView): Said | null {
  const mild = mildMonths(view);
  return mild && say`${mild.said} between 10 and 25 degrees`;
}

/** The seven themes of the comparison. Costs are price levels where the United States is 100. */
const THEMES: readonly ThemePlan[] = [
  {
    theme: 'Cost of living and housing',
    rating: [
      ['price_level_vs_us', -1],
      ['price_level_housing', -1],
    ],
    highlights: (v) => [labelled(v, 'inflation_rate', (x) => say`inflation ${x}`), rent(v)],
    costs: (v) => [
      labelled(v, 'price_level_vs_us', (x) => say`all prices ${x} (US = 100)`),
      labelled(v, 'price_level_housing', (x) => say`housing ${x} (US = 100)`),
    ],
  },
  {
    theme: 'Work and income',
    rating: [
      ['unemployment_rate', -1],
      ['earnings_monthly_ppp', 1],
      ['fixed_broadband', 1],
    ],
    highlights: (v) => [
      labelled(v, 'unemployment_rate', (x) => say`unemployment ${x}`),
      labelled(v, 'fixed_broadband', (x) => say`${x} broadband lines per 100 people`),
    ],
    costs: (v) => [labelled(v, 'earnings_monthly_usd', (x) => say`average pay ${x} a month`)],
  },
  {
    theme: 'Healthcare',
    rating: [
      ['uhc_index', 1],
      ['life_expectancy', 1],
    ],
    highlights: (v) => [
      labelled(v, 'life_expectancy', (x) => say`life expectancy ${x}`),
      labelled(v, 'physicians_density', (x) => say`${x} physicians per 1,000 people`),
    ],
    costs: (v) => [labelled(v, 'out_of_pocket_health', (x) => say`${x} paid by patients`)],
  },
  {
    theme: 'Safety and stability',
    rating: [
      ['homicide_rate', -1],
      ['political_stability', 1],
      ['road_deaths', -1],
    ],
    highlights: (v) => [
      labelled(v, 'homicide_rate', (x) => say`${x} homicides per 100,000`),
      labelled(v, 'road_deaths', (x) => say`${x} road deaths per 100,000`),
    ],
    costs: () => [],
  },
  {
    theme: 'Climate and nature',
    rating: [
      ['comfortable_months', 1],
      ['pm25_air_pollution', -1],
      ['forest_area', 1],
    ],
    highlights: (v) => [outdoors(v), labelled(v, 'pm25_air_pollution', (x) => say`fine dust ${x}`)],
    costs: () => [],
  },
  {
    theme: 'Education and family',
    rating: [
      ['education_index', 1],
      ['family_leave_mother_total_days', 1],
    ],
    highlights: (v) => [
      labelled(v, 'expected_schooling', (x) => say`${x} of schooling expected`),
      labelled(v, 'family_leave_mother_total_days', (x) => say`${x} of leave for a mother`),
    ],
    costs: (v) => [labelled(v, 'price_level_education', (x) => say`schooling ${x} (US = 100)`)],
  },
  {
    theme: 'Law, taxes and residence',
    rating: [
      ['rule_of_law', 1],
      ['visa_process_ease_index', 1],
    ],
    highlights: (v) => [
      labelled(v, 'naturalisation_years', (x) => say`naturalisation after ${x}`),
      labelled(v, 'dual_citizenship', (x) => say`dual citizenship: ${x}`),
    ],
    costs: (v) => [
      labelled(v, 'deductions_pct_60k_usd', (x) => say`about ${x} deducted from a salary of US$60,000`),
      labelled(v, 'vat_rate', (x) => say`VAT ${x}`),
    ],
  },
];

/** World percentile of the theme's indicators, 0 to 5, to one decimal; null when fewer than half are known. */
function ratingOf(view: PlaceView, plan: ThemePlan): { rating: number | null; facts: readonly string[] } {
  const known = plan.rating.flatMap(([indicator, side]) => {
    const at = standing(view, indicator);
    return at
      ? [{ merit: side === 1 ? at.percentile : 100 - at.percentile, fact: `${indicator}:${view.iso3}` }]
      : [];
  });
  if (known.length * 2 < plan.rating.length) return { rating: null, facts: [] };
  const mean = known.reduce((sum, one) => sum + one.merit, 0) / known.length;
  return { rating: Math.round(mean / 2) / 10, facts: known.map((one) => one.fact) };
}

function cell(parts: readonly (Said | null)[]): Said {
  const kept = parts.filter((part): part is Said => part !== null);
  return sayAs(kept.length === 0 ? '–' : kept.map((part) => part.text).join('; '), kept);
}

function locationOf(view: PlaceView, mark: string): string {
  const city = view.cities[0];
  const country = bareName(view.country);
  const named = city && city.name !== country && mark === '';
  return named ? `${city.name}, ${country}` : `${country}${mark}`;
}

/** What the row of the present country carries behind its name. */
export const HOME_MARK = ' (home)';

/** The comparison of all places by seven themes; with `home`, the present country is the last row. */
export function comparison(
  places: readonly PlaceView[],
  home: PlaceView | null = null,
): readonly ComparisonTheme[] {
  const views = home ? [...places, home] : places;
  return THEMES.map((plan) => ({
    theme: plan.theme,
    rows: views.map((view) => {
      const highlights = cell(plan.highlights(view));
      const costs = cell(plan.costs(view));
      const { rating, facts } = ratingOf(view, plan);
      const atHome = view === home ? because(words(''), 'current-location') : words('');
      const basis = basisOf(highlights, costs, atHome);
      return {
        location: locationOf(view, view === home ? HOME_MARK : ''),
        highlights: highlights.text,
        costIndicators: costs.text,
        rating,
        ...basis,
        facts: [...new Set([...basis.facts, ...facts])],
      };
    }),
  }));
}
