import { z } from 'zod';
import { isCurrency } from '../money.ts';

/** Schemas of parameters. Every leaf arrives as text; `checkParams` gives each message its code. */
export const text = (max = 5000) =>
  z
    .string()
    .min(1)
    .max(max, { error: `Invalid string: must be at most ${max} characters` });

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: 'Invalid integer' })
  .transform(Number);

export const amount = integer.refine((value) => value >= 0, { error: 'Invalid non-negative integer' });

export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean' })
  .transform((value) => value === 'true');

export const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,12})?$/, { error: 'Invalid decimal' })
  .transform(Number);

export const currency = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine(isCurrency, { error: 'Invalid currency' });

export const webUrl = z.string().max(5000).refine(isWebUrl, { error: 'Not a valid URL' });

export const email = z
  .string()
  .max(800)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Invalid email address' });

/** Metadata: an empty value removes its key, an empty text removes all keys. */
export const metadata = z.union([
  z.literal('').transform(() => null),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((pairs) => Object.keys(pairs).length <= 50, { error: 'Metadata can have at most 50 keys' }),
]);

export type MetadataChange = Record<string, string> | null | undefined;

/** The metadata after a change by these rules. */
export function changedMetadata(present: Record<string, string>, change: MetadataChange) {
  if (change === null) return {};
  const merged = Object.entries({ ...present, ...change });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}

export const expand = { expand: z.array(text(200)).max(20).optional() };

export const createdRange = z
  .union([
    integer.transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ])
  .optional();

export const page = {
  limit: integer
    .refine((value) => value >= 1 && value <= 100, { error: 'Limit must be between 1 and 100' })
    .default(10),
  starting_after: text(255).optional(),
  ending_before: text(255).optional(),
  ...expand,
};

function isWebUrl(value: string): boolean {
  const url = URL.parse(value.replaceAll('{CHECKOUT_SESSION_ID}', 'id'));
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
