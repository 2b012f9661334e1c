import { money } from '../../figures/format.ts';
import { constant, inUsd, over, type Quantity, shown } from '../../figures/quantity.ts';
import { numberAt } from '../../figures/world.ts';
import { because, type Said, say } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

/** Rounds to three significant digits, since exchange rates move more than that in a month. */
function threeDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 2);
  return Math.round(value / step) * step;
}

/** Percent a year: with faster inflation, last year's exchange rate says little today. */
const STEADY = 10;

/** The currency of home, where sums are also shown in it: it is not the dollar and its rate is still valid. */
export function homeCurrency({ atlas, home }: Pick<PlaceView, 'atlas' | 'home'>): string | null {
  const currency = home?.currencies[0];
  if (!home || !currency || currency === 'USD' || atlas.rateYear(currency) === null) return null;
  return (numberAt(atlas, 'inflation_rate', home.iso3) ?? 0) > STEADY ? null : currency;
}

/** "£1,720": US dollars in the currency of home; null where sums are not shown in it. */
function inHomeMoney(view: PlaceView, dollars: Quantity): Said | null {
  const currency = homeCurrency(view);
  const rate = currency && inUsd(view.atlas, constant(1, 'one unit of the currency at home'), currency);
  if (!currency || !rate || rate.value <= 0) return null;
  const amount = shown(over(dollars, rate), (value) => money(threeDigits(value), currency));
  return because(amount, 'current-location');
}

/** "US$2,300 (about £1,750)": the amount printed by `format`, with the currency of home beside it. */
export function withHomeMoney(view: PlaceView, dollars: Quantity, format: (value: number) => string): Said {
  const own = inHomeMoney(view, dollars);
  const printed = shown(dollars, format);
  return own ? say`${printed} (about ${own})` : printed;
}
