/** A sum of money as somebody writes it. */
export interface Sum {
  readonly amount: number;
  readonly currency: 'USD' | 'EUR' | 'GBP';
}

const CURRENCY: Readonly<Record<string, Sum['currency']>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  'us dollar': 'USD',
  'us dollars': 'USD',
  'american dollar': 'USD',
  'american dollars': 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
};
/** "A$900" is no amount in US dollars. */
const MONEY =
  /(us\$|(?<![a-z])[$€£]|\b(?:usd|eur|gbp)\b)\s?(\d[\d.,]*)(k)?|(?<![\d.,/])(\d[\d.,]*)(k)?\s?(us\$|[$€£]|(?:usd|(?:(?:us|american) )?dollars?|eur|euros?|gbp|pounds?)\b)/g;

/** The sums that words in lower case name, in their order: "$1,950 and 520 dollars". */
export function sumsIn(plain: string): readonly Sum[] {
  return [...plain.matchAll(MONEY)].flatMap(([, before, first, firstK, second, secondK, after]) => {
    const currency = CURRENCY[before ?? after ?? ''];
    const digits = (first ?? second)?.replace(/[.,](?=\d{3}\b)/g, '').replace(/[.,]$/, '');
    if (!currency || !digits) return [];
    return [{ amount: Number(digits.replace(',', '.')) * (firstK || secondK ? 1000 : 1), currency }];
  });
}
