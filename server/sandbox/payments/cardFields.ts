import type { PageProblems } from '../wire.ts';

/** A validated card. The number is used for the charge alone and is never stored or logged. */
export interface CardEntry {
  /** Digits only. */
  readonly number: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name: string;
}

export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

const BRANDS: readonly { brand: string; pattern: RegExp; lengths: readonly number[] }[] = [
  { brand: 'visa', pattern: /^4/, lengths: [16] },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, lengths: [16] },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15] },
];

/** Brand by the leading digits as the networks assign them; "unknown" for others. */
function brandOf(number: string): string {
  return BRANDS.find((one) => one.pattern.test(number))?.brand ?? 'unknown';
}

/** Check digit of ISO/IEC 7812-1, annex B (Luhn), which detects any single wrong digit. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const value = at % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Parses "MM / YY" or "MM/YYYY"; null for anything else. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})\s*$/.exec(typed);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/**
 * Validates the card fields of the payment page as of `now` (a card is valid to the end of its month, UTC). Returns
 * the card, or one message for each invalid field.
 */
export function readCard(fields: CardFields, now: Date): CardEntry | { problems: PageProblems } {
  const number = fields.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(fields.expiry);
  const problems = {
    ...problemIn('cardNumber', numberProblem(number)),
    ...problemIn('cardExpiry', expiryProblem(fields.expiry, expiry, now)),
    ...problemIn('cardCvc', cvcProblem(fields.cvc.trim(), brandOf(number))),
    ...problemIn('cardName', fields.name.trim() === '' ? 'Enter the name on the card.' : null),
  };
  if (expiry === null || Object.keys(problems).length > 0) return { problems };
  return {
    number,
    brand: brandOf(number),
    last4: number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    name: fields.name.trim().slice(0, 200),
  };
}

function problemIn(field: string, problem: string | null): PageProblems {
  return problem === null ? {} : { [field]: problem };
}

function numberProblem(number: string): string | null {
  if (number === '') return 'Enter the card number.';
  if (!/^\d+$/.test(number)) return 'A card number has digits only.';
  const lengths = BRANDS.find((one) => one.pattern.test(number))?.lengths ?? [13, 14, 15, 16, 17, 18, 19];
  if (number.length < Math.min(...lengths)) return 'The card number is incomplete.';
  if (!lengths.includes(number.length)) return 'The card number is too long.';
  return passesLuhn(number) ? null : 'The card number is not valid. Check the digits.';
}

function expiryProblem(typed: string, expiry: ReturnType<typeof readExpiry>, now: Date): string | null {
  if (typed.trim() === '') return 'Enter the expiry date.';
  if (expiry === null) return 'Write the expiry date as month and year, like 04 / 30.';
  const month = expiry.year * 12 + expiry.month;
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (month < thisMonth) return 'The expiry date is in the past.';
  return month > thisMonth + 50 * 12 ? 'The expiry year is too far ahead.' : null;
}

function cvcProblem(cvc: string, brand: string): string | null {
  const length = brand === 'amex' ? 4 : 3;
  if (cvc === '') return 'Enter the security code.';
  return new RegExp(`^\\d{${length}}$`).test(cvc) ? null : `The security code has ${length} digits.`;
}
