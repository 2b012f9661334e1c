import { formatted } from '../../../figures/format.ts';
import { shownFact } from '../../../figures/world.ts';
import type { TableBlock } from '../../../model.ts';
import { isRecent, type PlaceView } from '../../../place/view.ts';
import { bareName } from '../../../prose/countryNames.ts';
import { tableLabel } from '../../../sections/compose.ts';

/** Figures of several places side by side and beside home; measures no place has are left out. */
export function placesTable(
  views: readonly PlaceView[],
  caption: string,
  indicators: readonly string[],
): TableBlock | null {
  const [first] = views;
  if (!first) return null;
  const { atlas, home } = first;
  const measures = indicators.flatMap((id) => {
    const known = views.flatMap(({ iso3 }) => shownFact(atlas, id, iso3) ?? []);
    return known[0] ? [{ ...known[0].indicator, id }] : [];
  });
  if (measures.length === 0) return null;
  const countries = views.map(({ country }) => country);
  const beside = home && !countries.some(({ iso3 }) => iso3 === home.iso3) ? [home] : [];
  const facts: string[] = [];
  const rows = [...countries, ...beside].map((country) => [
    country === home ? `${bareName(country)} (home)` : bareName(country),
    ...measures.map(({ id }) => {
      const found = shownFact(atlas, id, country.iso3);
      if (found) facts.push(`${id}:${country.iso3}`);
      if (!found) return 'not known';
      const year = isRecent(first, id, country.iso3) ? '' : ` (${found.year})`;
      return `${formatted(found.value, found.indicator)}${year}`;
    }),
  ]);
  return {
    kind: 'table',
    caption,
    columns: ['Place', ...measures.map(({ name, unit }) => tableLabel(name, unit))],
    align: ['left', ...measures.map(() => 'right' as const)],
    rows,
    answers: beside.length > 0 ? ['current-location', 'specific-questions'] : ['specific-questions'],
    facts,
  };
}
