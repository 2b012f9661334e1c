import { constant, shown } from '../../figures/quantity.ts';
import { wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { spanSaid, stayMeant } from '../../place/entry/stay.ts';

/**
 * A seasonal stay compared with the days that make a tax resident; null for everybody who moves, and without such a
 * count on record.
 */
export function partYearAgainst(view: PlaceView, residencyDays: number | null): Said | null {
  const stay = stayMeant(view);
  if (!stay || residencyDays === null) return null;
  const own = shown(constant(stay.days, 'the most days that these months come to'), String);
  const limit = String(residencyDays);
  const span = opening(spanSaid(stay));
  const said =
    stay.days > residencyDays
      ? wayOf(view, 'residency-part-over', [
          () =>
            say`${span} comes to as many as ${own} days of a year, more than the ${limit} that by the test on record make you resident for tax in ${view.name}: plan to be taxed there, and ask the tax office in ${view.homeName} what it goes on taxing meanwhile.`,
          () =>
            say`${span}, as many as ${own} days of a year, is more than the ${limit} that make you resident for tax in ${view.name} by the test on record: ask the tax office in ${view.homeName} what it goes on taxing beside it.`,
          () =>
            say`The test on record for ${view.name} counts ${limit} days in a year, and ${spanSaid(stay)} comes to as many as ${own}: reckon with being resident for tax there.`,
        ])
      : wayOf(view, 'residency-part-under', [
          () =>
            say`${span} comes to no more than ${own} days of a year, and ${limit} make you resident for tax in ${view.name} by the test on record: keep count, and ask whether a home that you hold there counts earlier.`,
          () =>
            say`With no more than ${own} days of a year you stay below the ${limit} at which ${view.name} counts residents for tax, by the test on record; a home there may count earlier.`,
        ]);
  return said && because(said, stay.id);
}
