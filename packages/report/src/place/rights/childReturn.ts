import type { Country } from '@global-fit/atlas/model';
import { constant, shown } from '../../figures/quantity.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

const YEAR = constant(1980, 'the year of the convention');

/**
 * What the Hague convention on child abduction means for the move. Told where home and one of the places are parties
 * by our list, which lacks later accessions; else null.
 */
export function childReturnSaid(views: readonly PlaceView[]): Said | null {
  const [first] = views;
  const home = first?.home;
  if (!home) return null;
  const isParty = ({ iso3 }: Pick<Country, 'iso3'>): boolean =>
    first.atlas.treaties(iso3)?.childAbduction?.from.shown === true;
  const parties = views.filter((one) => one.iso3 !== home.iso3 && isParty(one));
  if (!isParty(home) || parties.length === 0) return null;
  const named = list([nameOf(home), ...parties.map(({ name }) => name)]);
  return because(
    given(
      say`The Hague convention of ${shown(YEAR, String)} is meant to have a child sent back promptly who is taken abroad, or kept there, against a parent’s right of custody: ${named} are on our list of its parties. A lawyer can say between which of them it applies, and what it means for your orders.`,
      ...[home, ...parties].map(({ iso3 }) => `treaties.childAbduction:${iso3}`),
    ),
    'current-location',
  );
}
