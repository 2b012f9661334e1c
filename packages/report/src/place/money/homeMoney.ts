import { money } from '../../figures/format.ts';
import { constant, inUsd, over, type Quantity, shown } from '../../figures/quantity.ts';
import { numberAt } from '../../figures/world.ts';
import { because, type Said, say } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

/** Three digits that count, the rest zeros: an exchange rate moves more than that in a month. */
function threeDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 2);
  return Math.round(value / step) * step;
}

/** With prices that rise faster than this in a year, a rate of last year says little of what money is worth today. */
const STEADY = 10;

/** The currency of home, where sums are told in it beside US dollars: another one, with a rate that still holds. */
export function homeCurrency({ atlas, home }: Pick<PlaceView, 'atlas' | 'home'>): string | null {
  const currency = home?.currencies[0];
  if (!home || !currency || currency === 'USD' || atlas.rateYear(currency) === null) return null;
  return (numberAt(atlas, 'inflation_rate', home.iso3) ?? 0) > STEADY ? null : currency;
}

/** "£1,720": an amount in US dollars in the currency of home; null where sums are not told in it. */
function inHomeMoney(view: PlaceView, dollars: Quantity): Said | null {
  const currency = homeCurrency(view);
  const rate = currency && inUsd(view.atlas, constant(1, 'one unit of the currency at home'), currency);
  if (!currency || !rate || rate.value <= 0) return null;
  const amount = shown(over(dollars, rate), (value) => money(threeDigits(value), currency));
  return because(amount, 'current-location');
}

/** "US$2,300 (about £1,750)": the amount as `format` prints it, beside the same in the currency of home. */
export function withHomeMoney(view: PlaceView, dollars: Quantity, format: (value: number) => string): Said {
  const own = inHomeMoney(view, dollars);
  const printed = shown(dollars, format);
  return own ? say`${printed} (about ${own})` : printed;
}
