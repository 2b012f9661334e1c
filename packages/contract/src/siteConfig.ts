import { z } from 'zod';
import { promotionSchema } from './promotion.ts';

/** GET /config: what pages need to know about this installation; nothing in it is secret. */
export const siteConfigSchema = z.object({
  /** The payment provider's publishable key; in the sandbox the sandbox's own. */
  stripe_publishable_key: z.string().nullable(),
  /** True when no card is ever charged. */
  sandbox: z.boolean(),
  analytics_id: z.string().nullable(),
  /** Where the contact form posts to. */
  form_endpoint: z.string(),
  /** The running promotion, if any. */
  promotion: promotionSchema.nullable(),
  /** Minor units, for each country beyond those a tier covers. */
  additional_country_price: z.int(),
  currency: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
