import { ApiError } from '@global-fit/contract/errors';
import { productListSchema, productSchema } from '@global-fit/contract/products';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { findProduct } from '#services/catalogue/findProduct';
import { listProducts, presentProduct } from '#services/catalogue/listProducts';
import type { Context } from '../../context.ts';

/** The products on sale. */
export function catalogueRoutes(app: App, context: Context): void {
  app.get(
    '/api/v1/products',
    {
      schema: { tags: ['catalogue'], summary: 'The tiers on sale', response: { 200: productListSchema } },
    },
    async () => ({ data: await listProducts(context) }),
  );

  app.get(
    '/api/v1/products/:id',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'One product, by our id or the payment provider’s',
        params: z.object({ id: z.string() }),
        response: { 200: productSchema, ...failures(404) },
      },
    },
    async ({ params }) => {
      const row = await findProduct(context.db, params.id);
      if (!row) throw new ApiError('not_found', { detail: `Failed to find product with ID: ${params.id}` });
      return presentProduct(row);
    },
  );
}
