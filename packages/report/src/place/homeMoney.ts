import { money } from '../figures/format.ts';
import { constant, inUsd, over, type Quantity, shown } from '../figures/quantity.ts';
import { because, type Said, say } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

/** Three digits that count, the rest zeros: an exchange rate moves more than that in a month. */
function threeDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 2);
  return Math.round(value / step) * step;
}

/**
 * "£1,720": an amount in US dollars in the currency of home; null where that is the dollar, or no rate is on
 * record.
 */
function inHomeMoney(view: PlaceView, dollars: Quantity): Said | null {
  const currency = view.home?.currencies[0];
  if (!currency || currency === 'USD') return null;
  const rate = inUsd(view.atlas, constant(1, 'one unit of the currency at home'), currency);
  if (!rate || rate.value <= 0) return null;
  const amount = shown(over(dollars, rate), (value) => money(threeDigits(value), currency));
  return because(amount, 'current-location');
}

/** "US$2,300 (about £1,750)": the amount as `format` prints it, beside the same in the currency of home. */
export function withHomeMoney(view: PlaceView, dollars: Quantity, format: (value: number) => string): Said {
  const own = inHomeMoney(view, dollars);
  const printed = shown(dollars, format);
  return own ? say`${printed} (about ${own})` : printed;
}
