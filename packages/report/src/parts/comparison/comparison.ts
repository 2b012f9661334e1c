import { looksForNoJob } from '@global-fit/matching/profile/work/jobSought';
import type { ComparisonTheme } from '../../model.ts';
import { homeCity, homeTown } from '../../place/surroundings/home.ts';
import type { PlaceView } from '../../place/view.ts';
import { twoEarnIds } from '../../profile/earners.ts';
import { bareName } from '../../prose/countryNames.ts';
import { basisOf, because, type Said, sayAs, words } from '../../prose/said.ts';
import { THEMES, type ThemePlan } from './comparisonThemes.ts';

/** Whether nobody of the household looks for work there. */
const isOutOfMarket = ({ profile }: PlaceView): boolean =>
  looksForNoJob(profile.read.all) && twoEarnIds(profile) === null;

/** The mean of the theme's marks, 0 to 5, to one decimal; null unless more than half are known. */
function ratingOf(view: PlaceView, plan: ThemePlan): { rating: number | null; facts: readonly string[] } {
  const all = [...plan.rating, ...(isOutOfMarket(view) ? [] : (plan.ratingOfMarket ?? []))];
  const known = all.flatMap((rated) => rated(view) ?? []);
  if (known.length * 2 <= all.length) return { rating: null, facts: [] };
  const mean = known.reduce((sum, one) => sum + one.merit, 0) / known.length;
  return { rating: Math.round(mean / 2) / 10, facts: known.flatMap(({ facts }) => facts) };
}

/** What stands in a cell of which nothing is to be said. */
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

/** What the row of the present country carries behind its name. */
export const HOME_MARK = ' (home)';
/** What the row of a country carries that the customer named and that is no place of the report. */
export const NAMED_MARK = ' (you named it)';

/**
 * The comparison of all places by seven themes, with the countries that the customer named; with `home`, the present
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

/** What each view has to say in the cells of one column, piece by piece. */
type Column = readonly (readonly (Said | null)[])[];

/** The seven themes, a row for each view; `told` chooses what of a column is told. */
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

/** A column without what every row of it has. */
const apart = (column: Column): Column =>
  column.map((row) =>
    row.filter((said) => !column.every((other) => other.some((one) => one?.text === said?.text))),
  );

const isTold = ({ rows }: ComparisonTheme): boolean =>
  rows.some(({ highlights, costIndicators }) => highlights !== NOTHING || costIndicators !== NOTHING);

/**
 * The towns of a move within one country beside each other and the town of home: of the seven themes those that tell
 * them apart, since figures of the country are the same for all; none where a single town is all there is.
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
