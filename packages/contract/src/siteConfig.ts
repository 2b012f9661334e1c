import { z } from 'zod';
import { promotionSchema } from './promotion.ts';

/** GET /config: what pages need to know about this installation, without any secret. */
export const siteConfigSchema = z.object({
  /** The payment provider's publishable key, or that of the sandbox. */
  stripe_publishable_key: z.string().nullable(),
  /** True where no card is ever charged. */
  sandbox: z.boolean(),
  analytics_id: z.string().nullable(),
  /** The address to which the contact form is posted. */
  form_endpoint: z.string(),
  /** The running promotion, if any. */
  promotion: promotionSchema.nullable(),
  /** Minor units, for each country beyond those of a tier. */
  additional_country_price: z.int(),
  currency: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
