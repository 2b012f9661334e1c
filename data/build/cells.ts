import { z } from 'zod';

/**
 * Kinds of cell that the schemas of all tables share. An empty cell is `null`, which means not found, never "no" or
 * zero.
 */

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text);

export const text = z.string().min(1, 'is empty');
export const optionalText = z.string().transform((cell) => (cell === '' ? null : cell));

export const number = z.string().refine(isNumber, 'is not a number').transform(Number);
export const optionalNumber = z
  .string()
  .refine((cell) => cell === '' || isNumber(cell), 'is not a number')
  .transform((cell) => (cell === '' ? null : Number(cell)));

/** A number between two bounds, inclusive. */
export const numberIn = (low: number, high: number) =>
  number.refine((value) => value >= low && value <= high, `is not between ${low} and ${high}`);
export const optionalNumberIn = (low: number, high: number) =>
  optionalNumber.refine(
    (value) => value === null || (value >= low && value <= high),
    `is not between ${low} and ${high}`,
  );

export const iso2 = z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter country code');
export const iso3 = z.string().regex(/^[A-Z]{3}$/, 'is not a three-letter country code');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'is not a currency code');
export const optionalCurrency = z
  .string()
  .regex(/^([A-Z]{3})?$/, 'is not a currency code')
  .transform((cell) => (cell === '' ? null : cell));
/** A day as YYYY-MM-DD, such as the last one on which a rule holds. */
export const optionalDay = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d)?$/, 'is not a day')
  .transform((cell) => (cell === '' ? null : cell));
/** The address of a page that a row was read from. */
export const address = z.url({ protocol: /^https?$/, error: 'is not an address' });
/** The same where readers are sent there to check the row. */
export const securePage = z.url({ protocol: /^https$/, error: 'is not a secure address' });
export const month = numberIn(1, 12).refine(Number.isInteger, 'is not a month');

const flag = (yes: string, no: string) =>
  z
    .enum([yes, no, ''], { error: `is neither "${yes}", "${no}" nor empty` })
    .transform((cell) => (cell === '' ? null : cell === yes));
export const yesNo = flag('yes', 'no');
export const yn = flag('y', 'n');

/** Several values in one cell, separated by `|`. */
export const list = z.string().transform((cell) => (cell === '' ? [] : cell.split('|')));

export const confidence = z.enum(['high', 'medium', 'low'], { error: 'is not high, medium or low' });
export const optionalConfidence = z
  .enum(['high', 'medium', 'low', ''], { error: 'is not high, medium, low or empty' })
  .transform((cell) => (cell === '' ? null : cell));
