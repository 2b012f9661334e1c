import type { PurchaseTax } from '@global-fit/atlas/money/purchaseTaxes';
import { dollars } from '../../figures/format.ts';
import { constant, over, type Quantity, recordQuantity, times } from '../../figures/quantity.ts';
import type { Profile } from '../../profile/profile.ts';
import { listSaid, opening } from '../../prose/english.ts';
import { wordsIn } from '../../prose/lengths.ts';
import { flow, given, type Said, say, words } from '../../prose/said.ts';
import { isForeignBuyer } from '../rights/foreignBuyers.ts';
import type { PlaceView } from '../view.ts';
import { withHomeMoney } from './homeMoney.ts';

const ON: Readonly<Record<PurchaseTax['fallsOn'], string>> = {
  'every home': 'any home',
  'existing home': 'a home that is not new',
  'new home': 'a new home',
  'second home': 'a home beside the main one',
  'buyer from abroad': 'a buyer from abroad',
};

function rateOf({ lowPercent, highPercent }: PurchaseTax): string {
  if (lowPercent === highPercent) return `${highPercent}%`;
  return lowPercent === 0 ? `up to ${highPercent}%` : `${lowPercent}% to ${highPercent}%`;
}

/** The most words of a condition that stand in brackets. */
const MOST_IN_BRACKETS = 24;

/** "the stamp duty of 1% to 6% falls on any home (…; text of 2024)": the nth tax of its country. */
function taxSaid(tax: PurchaseTax, n: number): Said {
  const levy = tax.highPercent === 0 ? tax.levy.replace(/^the /, 'no ') : `${tax.levy} of ${rateOf(tax)}`;
  const falls = /(?:duties|taxes)\b/.test(tax.levy) ? 'fall' : 'falls';
  const text = `text of ${tax.from.asOf?.slice(0, 4)}`;
  const on = `${levy} ${falls} on ${ON[tax.fallsOn]}`;
  // A long condition follows, so that its clauses can stand as sentences.
  const long = wordsIn(tax.condition) > MOST_IN_BRACKETS;
  return given(
    words(long ? `${on} (${text}): ${tax.condition}` : `${on} (${tax.condition}; ${text})`),
    `purchasetax:${tax.iso3}-${n}`,
  );
}

/** Whether a home owned today is kept. */
const keepsHome = ({ read }: Profile): boolean =>
  read.has('property-ownership', 'yes-renting', 'yes-keeping');

/**
 * Whether a tax can fall on this household. A surcharge on foreigners spares citizens, and others whom the law
 * exempts.
 */
function mayFall(view: PlaceView, { fallsOn, spared }: PurchaseTax): boolean {
  const { citizenships } = view.profile;
  if (fallsOn === 'buyer from abroad')
    return isForeignBuyer(view) && !citizenships.some(({ iso3 }) => spared.includes(iso3));
  return fallsOn !== 'second home' || keepsHome(view.profile);
}

/** The place's recorded taxes that can fall on this household, each with its number among the country's. */
function taxesOf(view: PlaceView): readonly { readonly tax: PurchaseTax; readonly n: number }[] {
  return view.atlas
    .purchaseTaxes(view.iso3)
    .map((tax, n) => ({ tax, n }))
    .filter(({ tax }) => tax.from.shown && mayFall(view, tax));
}

/** "US$20,300 (about €18,000) to US$44,000 (about €39,000) for the transfer tax on a home that is not new". */
function takenSaid(view: PlaceView, price: Quantity, tax: PurchaseTax, n: number): Said {
  const share = (at: 'lowPercent' | 'highPercent'): Said => {
    const rate = recordQuantity(tax[at], `purchasetax:${tax.iso3}-${n}`, at);
    return withHomeMoney(view, times(price, over(rate, constant(100, 'per cent'))), dollars);
  };
  const { lowPercent: low, highPercent: high } = tax;
  const from = low === high ? '' : low === 0 ? 'up to ' : say`${share('lowPercent')} to `;
  const on = tax.fallsOn === 'every home' ? '' : ` on ${ON[tax.fallsOn]}`;
  return say`${from}${share('highPercent')} for ${tax.levy}${on}`;
}

/** What recorded taxes take of a price in US dollars; null where none takes a share of the whole price. */
export function purchaseTaxesOf(view: PlaceView, price: Quantity): Said | null {
  const taken = taxesOf(view)
    .filter(({ tax }) => tax.ofPrice && tax.highPercent > 0)
    .map(({ tax, n }) => takenSaid(view, price, tax, n));
  return taken.length > 0 ? listSaid(taken) : null;
}

/** The recorded taxes due when this household buys a home there, one sentence each; null where there is none. */
export function purchaseTaxesSaid(view: PlaceView): Said | null {
  const told = taxesOf(view).map(({ tax, n }) => taxSaid(tax, n));
  const [first, ...others] = told;
  return first ? flow(say`In ${view.name} ${first}.`, ...others.map((one) => say`${opening(one)}.`)) : null;
}
