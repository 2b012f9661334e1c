import type { City } from '@global-fit/atlas/model';
import { MONTHS } from '@global-fit/atlas/months';
import { degrees, grouped } from '../../../figures/format.ts';
import type { TableBlock } from '../../../model.ts';
import { whyCity } from '../../../place/surroundings/cities.ts';
import type { PlaceView } from '../../../place/view.ts';
import { bareName } from '../../../prose/countryNames.ts';
import { list, monthName } from '../../../prose/english.ts';

/** Months named in a text, 1 to 12; "May I" names none. */
const monthsIn = (text: string): readonly number[] =>
  MONTHS.flatMap((name, i) => (new RegExp(`\\b${name}\\b(?! (?:I|we|my|our)\\b)`).test(text) ? [i + 1] : []));

/** "in August 28°C on average over day and night and 5 mm of rain"; empty where no record tells. */
function monthsThere({ temperatureC, rainfallMm, rainfallQuality }: City, months: readonly number[]): string {
  const told = months.flatMap((month) => {
    const warmth = temperatureC?.[month - 1];
    const rain = rainfallQuality === 'ok' ? rainfallMm?.[month - 1] : undefined;
    if (warmth === undefined) return [];
    const wet = rain === undefined ? '' : ` and ${grouped(Math.round(rain))} mm of rain`;
    return [`in ${monthName(month)} ${degrees(warmth)} on average over day and night${wet}`];
  });
  return told.length > 0 ? ` ${list(told).replace(/^i/, 'I')}.` : '';
}

/** What our records hold on each town a question names; null where it names none. */
export function townsTable(
  towns: readonly City[],
  views: readonly PlaceView[],
  text: string,
  caption: string,
): TableBlock | null {
  const months = monthsIn(text);
  const several = new Set(towns.map(({ iso3 }) => iso3)).size > 1;
  const rows = towns.flatMap((town) => {
    const view = views.find(({ iso3 }) => iso3 === town.iso3);
    if (!view) return [];
    const beside = { ...view, cities: towns.filter(({ iso3 }) => iso3 === town.iso3) };
    const name = several ? `${town.name}, ${bareName(view.country)}` : town.name;
    return [{ town, cells: [name, `${whyCity(beside, town)}${monthsThere(town, months)}`] }];
  });
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    caption,
    columns: ['Town', 'What our records hold of it'],
    align: ['left', 'left'],
    rows: rows.map(({ cells }) => cells),
    answers: ['specific-questions'],
    facts: rows.flatMap(({ town: { id, temperatureC } }) => [
      `city:${id}`,
      ...(months.length > 0 && temperatureC ? [`cityclimate:${id}`] : []),
    ]),
  };
}
