import type { ForeignBuyers } from '@global-fit/atlas/law/foreignBuyers';
import { nameOf } from '../../prose/countryNames.ts';
import { foreignBuyersSaid } from '../../prose/foreignBuyers.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { isAtHome } from '../atHome.ts';
import type { PlaceView } from '../view.ts';

/** Whether the customer would buy as a foreigner there. */
export const isForeignBuyer = (view: PlaceView): boolean =>
  !isAtHome(view) && view.profile.citizenships.every(({ iso3 }) => iso3 !== view.iso3);

/** The law on foreign buyers where the customer would be one; null without a record. */
function buyersLaw(view: PlaceView): ForeignBuyers | null {
  const law = isForeignBuyer(view) ? view.atlas.foreignBuyers(view.iso3) : null;
  return law?.from.shown ? law : null;
}

/**
 * Whether this household may buy a home there, in a sentence or two; null without a record, or where no permission is
 * needed.
 */
export function mayBuySaid(view: PlaceView): Said | null {
  const law = buyersLaw(view);
  if (!law) return null;
  const said = foreignBuyersSaid(law);
  const onPar = view.profile.citizenships.find(({ iso3 }) => law.asNationals.includes(iso3));
  const restricted = law.house !== 'open' || law.flat !== 'open';
  return onPar && restricted
    ? because(
        say`As a citizen of ${nameOf(onPar)} you buy a home in ${view.name} much as its own citizens do. By the law on record ${said}.`,
        'citizenship',
      )
    : because(say`In ${view.name} ${said}.`, 'citizenship');
}
