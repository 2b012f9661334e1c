const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** Rounds half away from zero by the decimal notation, so that 1.005 becomes 1.01. */
function fixed(size: number, decimals: number): string {
  const written = String(size);
  const shifted = written.includes('e') ? Number.NaN : Math.round(Number(`${written}e${decimals}`));
  return (Number.isSafeInteger(shifted) ? Number(`${shifted}e-${decimals}`) : size).toFixed(decimals);
}

/**
 * Digits grouped by commas, a true minus sign and fixed decimals: "−12,345.60". Written by hand because a browser's
 * first `Intl.NumberFormat` blocks a phone's page for a tenth of a second.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = fixed(Math.abs(value), decimals).split('.');
  const text = whole.replace(GROUPS, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return value < 0 && /[1-9]/.test(text) ? `\u2212${text}` : text;
}

/** "1st", "22nd", "113th". */
export function ordinal(n: number): string {
  const tens = n % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** Whole numbers from zero to twenty as words; zero is "no". */
export const NUMBER_WORDS: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
