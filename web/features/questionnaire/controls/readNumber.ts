import { asciiDigits } from '#ui/fields/asciiDigits.ts';

/** What people write before or after an amount in US dollars. */
const UNIT = /^\$|(?:\$|USD)$/i;
/** One or two digits at the end are a fraction; three are thousands. */
const PARTS = /^(.*?)(?:[.,](\d{0,2}))?$/;
/** Groups are of three digits, or of two with three at the end, as in India. */
const WHOLE = /^[+-]?(?:\d+|[1-9]\d{0,2}([.,' ])(?:\d{2,3}\1)*\d{3})$/;

/**
 * Reads a number as people of any country write it: "2500,50", "3.000", "1 250 000", "12,34,567", "٣٤". Returns null
 * for an empty text, and other text unchanged.
 */
export function readNumber(text: string): number | string | null {
  const plain = asciiDigits(text).replaceAll('’', "'").replaceAll(/\s/g, ' ').trim();
  if (plain === '') return null;
  const [, whole = '', fraction = ''] = PARTS.exec(plain.replace(UNIT, '').trim()) ?? [];
  return WHOLE.test(whole) ? Number(`${whole.replaceAll(/[.,' ]/g, '')}.${fraction}`) : text;
}
