/** The money of those who write, by which "$" and "rupees" are read. */
export interface OwnMoney {
  /** Currencies of the country lived in; none where it is not known. */
  readonly currencies: readonly string[];
  /** US dollars; null for a currency without a rate. */
  readonly toUsd: (amount: number, currency: string) => number | null;
}

/** Currencies that share a name: that of home is meant, else the one after "|", else nobody can tell. */
const DOLLAR = 'AUD CAD NZD SGD HKD TWD BND FJD|USD';
const KRONE = 'SEK NOK DKK ISK|';
const RIYAL = 'SAR QAR OMR YER IRR|';

/** Signs, before a number or after it. */
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

/** Short words that stand before a number as well. */
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

/** Names of units after a number, in the singular where there is one. */
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

/** Codes of currencies that are words besides: read as money by those alone who are paid in it. */
const WORDS_BESIDES: ReadonlySet<string> = new Set('ALL COP GEL MAD PEN SOS TOP TRY'.split(' '));

const escaped = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/\$/, '\\$'))
    .join('|');

const CODE = '[a-z]{3}(?![a-z])';
const SIGN = `(?<![a-z])(?:${escaped(Object.keys(SIGNS))})`;
/** What may name the currency before a number, and after it. */
export const BEFORE = `${SIGN}|\\b(?:${escaped(Object.keys(SHORT))})(?![a-z])\\.?|\\b${CODE}`;
export const AFTER = `${SIGN}|(?:(?:${Object.keys(ADJECTIVES).join('|')}) )?(?:${escaped(Object.keys(UNITS))})s?(?![\\p{L}])|${CODE}`;

/** The currency that a name before or after a number means in the words of somebody with such money; null for none. */
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
