import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { products } from '#db/schema/catalogue';

export type ProductRow = typeof products.$inferSelect;

/** A product on sale by our id or the payment provider's; null where there is none. */
export async function findProduct(on: Queryable, id: string): Promise<ProductRow | null> {
  const [row] = await on
    .select()
    .from(products)
    .where(and(or(eq(products.id, id), eq(products.stripeProductId, id)), eq(products.active, true)));
  return row ?? null;
}
