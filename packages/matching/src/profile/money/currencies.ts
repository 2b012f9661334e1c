/** The customer's own currency, by which "$" and "rupees" are read. */
export interface OwnMoney {
  /** Currencies of the country lived in; empty where that is unknown. */
  readonly currencies: readonly string[];
  /** Converts to US dollars; null for a currency without a rate. */
  readonly toUsd: (amount: number, currency: string) => number | null;
}

/**
 * Currencies that share a name. The one used at home is meant, else the one after "|"; with nothing after it the name
 * stays ambiguous.
 */
const DOLLAR = 'AUD CAD NZD SGD HKD TWD BND FJD|USD';
const KRONE = 'SEK NOK DKK ISK|';
const RIYAL = 'SAR QAR OMR YER IRR|';

/** Signs that may stand before or after a number. */
const SIGNS: Readonly<Record<string, string>> = {
  $: DOLLAR,
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cad$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  r$: 'BRL',
  mx$: 'MXN',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY CNY|',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₪': 'ILS',
  '₱': 'PHP',
  '₫': 'VND',
  '฿': 'THB',
  '₦': 'NGN',
  '₴': 'UAH',
};

/** Abbreviations that may stand before a number too. */
const SHORT: Readonly<Record<string, string>> = {
  r: 'ZAR|',
  n: 'NGN|',
  rs: 'INR PKR LKR NPR MUR SCR|',
  kr: KRONE,
  rm: 'MYR',
  ksh: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
  zl: 'PLN',
  tl: 'TRY',
};

/** Unit names after a number; in the singular where they have one. */
const UNITS: Readonly<Record<string, string>> = {
  ...SHORT,
  us: 'USD',
  dollar: DOLLAR,
  buck: DOLLAR,
  quid: 'GBP',
  euro: 'EUR',
  pound: 'EGP LBP SYP SDG SSP|GBP',
  rupee: 'INR PKR LKR NPR MUR SCR|',
  won: 'KRW',
  yen: 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  rmb: 'CNY',
  franc: 'CHF XOF XAF RWF BIF GNF DJF KMF CDF|',
  krona: 'SEK ISK|',
  kronor: 'SEK',
  krone: 'NOK DKK|',
  kroner: 'NOK DKK|',
  zloty: 'PLN',
  złoty: 'PLN',
  zlotie: 'PLN',
  zlotych: 'PLN',
  złotych: 'PLN',
  zł: 'PLN',
  kč: 'CZK',
  koruna: 'CZK',
  forint: 'HUF',
  lei: 'RON MDL|',
  lira: 'TRY LBP SYP|',
  hryvnia: 'UAH',
  rouble: 'RUB BYN|',
  ruble: 'RUB BYN|',
  peso: 'MXN ARS CLP COP UYU PHP DOP|',
  reais: 'BRL',
  rand: 'ZAR',
  naira: 'NGN',
  cedi: 'GHS',
  shilling: 'KES TZS UGX SOS|',
  dirham: 'AED MAD|',
  riyal: RIYAL,
  rial: RIYAL,
  dinar: 'KWD BHD JOD IQD TND DZD LYD RSD|',
  shekel: 'ILS',
  baht: 'THB',
  ringgit: 'MYR',
  rupiah: 'IDR',
  taka: 'BDT',
};

/** Whose money it is, where the name is shared: "Canadian dollars", "Swiss francs". */
const ADJECTIVES: Readonly<Record<string, string>> = {
  american: 'USD',
  us: 'USD',
  canadian: 'CAD',
  australian: 'AUD',
  swiss: 'CHF',
  british: 'GBP',
  egyptian: 'EGP',
  lebanese: 'LBP',
  indian: 'INR',
  pakistani: 'PKR',
  mauritian: 'MUR',
  swedish: 'SEK',
  norwegian: 'NOK',
  danish: 'DKK',
  icelandic: 'ISK',
  mexican: 'MXN',
  argentine: 'ARS',
  chilean: 'CLP',
  colombian: 'COP',
  uruguayan: 'UYU',
  philippine: 'PHP',
  turkish: 'TRY',
  romanian: 'RON',
  russian: 'RUB',
  kenyan: 'KES',
  tanzanian: 'TZS',
  ugandan: 'UGX',
  emirati: 'AED',
  moroccan: 'MAD',
  saudi: 'SAR',
  qatari: 'QAR',
  omani: 'OMR',
  kuwaiti: 'KWD',
  bahraini: 'BHD',
  jordanian: 'JOD',
  tunisian: 'TND',
};

/** Currency codes that are English words as well: read as money only where that currency is the customer's own. */
const WORDS_BESIDES: ReadonlySet<string> = new Set('ALL COP GEL MAD PEN SOS TOP TRY'.split(' '));

const escaped = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/\$/, '\\$'))
    .join('|');

const CODE = '[a-z]{3}(?![a-z])';
const SIGN = `(?<![a-z])(?:${escaped(Object.keys(SIGNS))})`;
/** Patterns of what can name the currency before a number, and after it. */
export const BEFORE = `${SIGN}|\\b(?:${escaped(Object.keys(SHORT))})(?![a-z])\\.?|\\b${CODE}`;
export const AFTER = `${SIGN}|(?:(?:${Object.keys(ADJECTIVES).join('|')}) )?(?:${escaped(Object.keys(UNITS))})s?(?![\\p{L}])|${CODE}`;

/** The ISO 4217 code that a name beside a number means in this customer's words; null where it means none. */
export function currencyOf(
  name: string,
  { currencies, toUsd }: OwnMoney,
  stands: 'before' | 'after',
): string | null {
  const words = name.replace(/\.$/, '').split(' ');
  const unit = words.at(-1) ?? '';
  const code = unit.toUpperCase();
  const units = stands === 'before' ? SHORT : UNITS;
  const meant =
    (words.length > 1 ? ADJECTIVES[words[0] ?? ''] : undefined) ??
    SIGNS[unit] ??
    units[unit] ??
    units[unit.replace(/s$/, '')] ??
    (WORDS_BESIDES.has(code) ? `${code}|` : code);
  const [shared = '', otherwise] = meant.split('|');
  const own = currencies.find((one) => shared.split(' ').includes(one));
  const found = own ?? otherwise ?? shared;
  return found.length === 3 && toUsd(1, found) !== null ? found : null;
}
