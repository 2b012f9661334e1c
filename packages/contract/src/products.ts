import { z } from 'zod';

/** A product in the format of the API (specification 1, §3). Prices in minor units. */
export const productSchema = z.object({
  id: z.string(),
  stripe_product_id: z.string(),
  name: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  marketing_features: z.array(z.object({ name: z.string() })),
  price: z.int(),
  currency: z.string(),
  formatted_price: z.string(),
  product_metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type Product = z.infer<typeof productSchema>;

/** GET /products. */
export const productListSchema = z.object({ data: z.array(productSchema) });
