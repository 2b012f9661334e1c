import { looksForNoJob } from '@global-fit/matching/profile/work/jobSought';
import type { ComparisonTheme } from '../../model.ts';
import { homeCity, homeTown } from '../../place/surroundings/home.ts';
import type { PlaceView } from '../../place/view.ts';
import { twoEarnIds } from '../../profile/earners.ts';
import { bareName } from '../../prose/countryNames.ts';
import { basisOf, because, type Said, sayAs, words } from '../../prose/said.ts';
import { THEMES, type ThemePlan } from './comparisonThemes.ts';

/** Whether nobody in the household looks for work there. */
const isOutOfMarket = ({ profile }: PlaceView): boolean =>
  looksForNoJob(profile.read.all) && twoEarnIds(profile) === null;

/** The mean of a theme's marks, 0 to 5 with one decimal; null unless more than half are known. */
function ratingOf(view: PlaceView, plan: ThemePlan): { rating: number | null; facts: readonly string[] } {
  const all = [...plan.rating, ...(isOutOfMarket(view) ? [] : (plan.ratingOfMarket ?? []))];
  const known = all.flatMap((rated) => rated(view) ?? []);
  if (known.length * 2 <= all.length) return { rating: null, facts: [] };
  const mean = known.reduce((sum, one) => sum + one.merit, 0) / known.length;
  return { rating: Math.round(mean / 2) / 10, facts: known.flatMap(({ facts }) => facts) };
}

/** Shown in an empty cell. */
const NOTHING = '–';

function cell(parts: readonly (Said | null)[]): Said {
  const kept = parts.filter((part): part is Said => part !== null);
  return sayAs(kept.length === 0 ? NOTHING : kept.map((part) => part.text).join('; '), kept);
}

function locationOf(view: PlaceView, mark: string): string {
  const city = view.cities[0];
  const country = bareName(view.country);
  const named = city && city.name !== country && mark === '';
  return named ? `${city.name}, ${country}` : `${country}${mark}`;
}

/** Suffix of the row of the present country. */
export const HOME_MARK = ' (home)';
/** Suffix of the row of a country that the customer named and the report does not cover. */
export const NAMED_MARK = ' (you named it)';

/**
 * The comparison by seven themes of all places and of the countries the customer named. With `home`, the present
 * country is the last row.
 */
export function comparison(
  places: readonly PlaceView[],
  home: PlaceView | null = null,
  named: readonly PlaceView[] = [],
): readonly ComparisonTheme[] {
  const views = [...places, ...named, ...(home ? [home] : [])];
  const markOf = (view: PlaceView): string =>
    view === home ? HOME_MARK : named.includes(view) ? NAMED_MARK : '';
  const askedFor = (view: PlaceView): Said => {
    if (view === home) return because(words(''), 'current-location');
    return named.includes(view) ? because(words(''), 'specific-countries') : words('');
  };
  return themesOf(views, (view) => locationOf(view, markOf(view)), askedFor);
}

/** The pieces each place could show in one column. */
type Column = readonly (readonly (Said | null)[])[];

/** The seven themes with one row per view; `told` picks which pieces of a column are shown. */
function themesOf(
  views: readonly PlaceView[],
  called: (view: PlaceView) => string,
  askedFor: (view: PlaceView) => Said,
  told: (column: Column) => Column = (column) => column,
): readonly ComparisonTheme[] {
  const cells = (pieces: ThemePlan['costs']): readonly Said[] =>
    told(views.map((view) => pieces.map((piece) => piece(view, views)))).map(cell);
  return THEMES.map((plan) => {
    const [highlights, costs] = [cells(plan.highlights), cells(plan.costs)];
    return {
      theme: plan.theme,
      rows: views.map((view, i) => {
        const [highlight, cost] = [highlights[i] ?? cell([]), costs[i] ?? cell([])];
        const { rating, facts } = ratingOf(view, plan);
        const basis = basisOf(highlight, cost, askedFor(view));
        return {
          location: called(view),
          highlights: highlight.text,
          costIndicators: cost.text,
          rating,
          ...basis,
          facts: [...new Set([...basis.facts, ...facts])],
        };
      }),
    };
  });
}

/** Removes from a column the pieces that all rows share. */
const apart = (column: Column): Column =>
  column.map((row) =>
    row.filter((said) => !column.every((other) => other.some((one) => one?.text === said?.text))),
  );

const isTold = ({ rows }: ComparisonTheme): boolean =>
  rows.some(({ highlights, costIndicators }) => highlights !== NOTHING || costIndicators !== NOTHING);

/**
 * For a move within one country: its towns beside the town of home, on those of the seven themes that differ between
 * towns. Empty where there is only one town.
 */
export function townsCompared(place: PlaceView): readonly ComparisonTheme[] {
  const towns = place.cities.map((city) => ({ ...place, cities: [city] }));
  const lived = homeCity(place);
  const home =
    lived && place.cities.every(({ id }) => id !== lived.id) ? { ...place, cities: [lived] } : null;
  const country = bareName(place.country);
  const called = (view: PlaceView): string => {
    const [city] = view.cities;
    const town = city && (view === home ? homeTown(view, city) : city.name);
    return `${town && town !== country ? `${town}, ${country}` : country}${view === home ? HOME_MARK : ''}`;
  };
  const askedFor = (view: PlaceView): Said =>
    view === home ? because(words(''), 'current-location') : words('');
  return themesOf([...towns, ...(home ? [home] : [])], called, askedFor, apart).filter(isTold);
}
