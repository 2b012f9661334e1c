import type { ComparisonTheme } from '../../model.ts';
import { homeCity, homeTown } from '../../place/home.ts';
import type { PlaceView } from '../../place/view.ts';
import { bareName } from '../../prose/countryNames.ts';
import { basisOf, because, type Said, sayAs, words } from '../../prose/said.ts';
import { THEMES, type ThemePlan } from './comparisonThemes.ts';

/** The mean of the theme's marks, 0 to 5, to one decimal; null unless more than half are known. */
function ratingOf(view: PlaceView, plan: ThemePlan): { rating: number | null; facts: readonly string[] } {
  const known = plan.rating.flatMap((rated) => rated(view) ?? []);
  if (known.length * 2 <= plan.rating.length) return { rating: null, facts: [] };
  const mean = known.reduce((sum, one) => sum + one.merit, 0) / known.length;
  return { rating: Math.round(mean / 2) / 10, facts: known.flatMap(({ facts }) => facts) };
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

/** The seven themes, a row for each view. */
function themesOf(
  views: readonly PlaceView[],
  called: (view: PlaceView) => string,
  askedFor: (view: PlaceView) => Said,
): readonly ComparisonTheme[] {
  return THEMES.map((plan) => ({
    theme: plan.theme,
    rows: views.map((view) => {
      const highlights = cell(plan.highlights.map((piece) => piece(view, views)));
      const costs = cell(plan.costs.map((piece) => piece(view, views)));
      const { rating, facts } = ratingOf(view, plan);
      const basis = basisOf(highlights, costs, askedFor(view));
      return {
        location: called(view),
        highlights: highlights.text,
        costIndicators: costs.text,
        rating,
        ...basis,
        facts: [...new Set([...basis.facts, ...facts])],
      };
    }),
  }));
}

const isTold = ({ rows }: ComparisonTheme): boolean =>
  new Set(rows.map(({ highlights, costIndicators }) => `${highlights}|${costIndicators}`)).size > 1;

/** A cell without the pieces that every row of it has. */
function ofItsOwn(cells: readonly string[]): readonly string[] {
  const pieces = cells.map((one) => one.split('; '));
  return pieces.map((own) => {
    const kept = own.filter((piece) => !pieces.every((all) => all.includes(piece)));
    return kept.length > 0 ? kept.join('; ') : '–';
  });
}

/** A theme without what is the same in each of its rows. */
function apart(theme: ComparisonTheme): ComparisonTheme {
  const highlights = ofItsOwn(theme.rows.map((row) => row.highlights));
  const costs = ofItsOwn(theme.rows.map((row) => row.costIndicators));
  return {
    ...theme,
    rows: theme.rows.map((row, i) => ({
      ...row,
      highlights: highlights[i] ?? '–',
      costIndicators: costs[i] ?? '–',
    })),
  };
}

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
  return themesOf([...towns, ...(home ? [home] : [])], called, (view) =>
    view === home ? because(words(''), 'current-location') : words(''),
  )
    .filter(isTold)
    .map(apart);
}
