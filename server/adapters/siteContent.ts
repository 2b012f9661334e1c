import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A wall-clock time without a time zone: "2025-05-31T23:59:59". */
const wallClock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, 'is no time such as 2025-05-31T23:59:59');

/** The payment provider takes no other codes, and no longer names of coupons. */
const promotionSchema = z
  .object({
    code: z.string().regex(/^[A-Za-z0-9-]{1,100}$/, 'is not made of letters, digits and dashes alone'),
    name: z.string().min(1).max(40, 'is longer than 40 characters'),
    percent: z.int().min(1).max(100),
    starts: wallClock,
    ends: wallClock,
    conference: z.object({ url: z.url().nullable() }),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], message: 'is not after starts' });
/** The promotion that the banner shows and the catalogue grants. */
export type ShippedPromotion = z.infer<typeof promotionSchema>;

/** The part of content/site.json that the server needs. */
const siteContentSchema = z.object({
  identity: z.object({
    name: z.string().min(1),
    legalName: z.string().min(1),
    email: z.email(),
    address: z.array(z.string().min(1)).min(1),
  }),
  promotion: promotionSchema,
});
export type SiteContent = z.infer<typeof siteContentSchema>;

const FILE = new URL('../../content/site.json', import.meta.url);

/**
 * Names and addresses of the company and its promotion. Throws one line that names file and field where something is
 * invalid.
 */
export function readSiteContent(): SiteContent {
  return parseSiteContent(readFileSync(FILE, 'utf8'));
}

/** The same for the text of the file. */
export function parseSiteContent(text: string): SiteContent {
  const parsed = siteContentSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`content/site.json: ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`content/site.json is no JSON: ${(error as Error).message}`, { cause: error });
  }
}
