import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { isDeposit, isDonation, isShownOnly } from '@global-fit/matching/entry/route/recorded';
import { constant, inUsd, type Quantity, recordQuantity } from '../../figures/quantity.ts';
import type { PlaceView } from '../view.ts';
import { openRoutes, settlesByRight } from './routes.ts';

/** A sum of capital that the best way in asks for, in US dollars. */
export interface CapitalAsked {
  readonly route: VisaRoute;
  readonly dollars: Quantity;
  /** What becomes of it: left in a bank there, given away, only shown, or put into something. */
  readonly use: 'deposit' | 'donation' | 'shown' | 'invested';
  /** The home that has to be bought besides; null where the record names none. */
  readonly home: Quantity | null;
}

/** A home to be bought beside the sum itself: "a home for at least 600,000 MYR has to be bought as well". */
const HOME = /(?:^|; )a home for at least ([\d,]+) ([A-Z]{3}) has to be bought as well(?:;|$)/;

/** That home's least price, in the money of the record; null where it names none. */
export function homeToBuy({
  notes,
}: VisaRoute): { readonly price: Quantity; readonly currency: string } | null {
  const [, amount, currency] = HOME.exec(notes ?? '') ?? [];
  if (amount === undefined || currency === undefined) return null;
  const price = constant(
    Number(amount.replaceAll(',', '')),
    'the least price of the home, by the remark of the record',
  );
  return { price, currency };
}

/** That home's least price in US dollars; null where the record names none. */
function homeAsked({ atlas }: PlaceView, route: VisaRoute): Quantity | null {
  const home = homeToBuy(route);
  return home && inUsd(atlas, home.price, home.currency);
}

/** The capital that the best way in asks for; null where it goes by income, or none is needed. */
export function capitalAsked(view: PlaceView): CapitalAsked | null {
  const best = settlesByRight(view) ? undefined : openRoutes(view)[0];
  const way = best?.standing.way;
  const asked = best?.route.minInvestment;
  if (!best || !asked || !way || (way.kind !== 'route' && way.kind !== 'short') || way.asked !== 'capital')
    return null;
  const { route } = best;
  const dollars = inUsd(
    view.atlas,
    recordQuantity(asked.amount, `route:${route.id}`, 'minInvestment.amount'),
    asked.currency,
  );
  const use = isDonation(route)
    ? 'donation'
    : isDeposit(route)
      ? 'deposit'
      : isShownOnly(route) || route.conditions.capitalInstead
        ? 'shown'
        : 'invested';
  return dollars && { route, dollars, use, home: homeAsked(view, route) };
}

/**
 * Whether the savings told of reach the sum itself, while their lower edge does not reach the home that has to be bought
 * besides.
 */
export function homeBeyondSavings(view: PlaceView): boolean {
  const asked = capitalAsked(view);
  const sure = view.profile.assets?.low ?? null;
  if (!asked?.home || sure === null) return false;
  return sure >= asked.dollars.value && sure < asked.dollars.value + asked.home.value;
}
