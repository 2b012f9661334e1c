import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { makePrice, makeProduct } from '../catalogue.ts';
import { invalidRequest } from '../errors.ts';
import { findObject, holdObject, needObject, saveObject } from '../store.ts';
import type { SandboxCore } from '../types.ts';
import type { Price, Product } from '../wire.ts';
import { mount } from './endpoint.ts';
import { listEndpoint } from './listEndpoint.ts';
import { amount, changedMetadata, currency, expand, flag, metadata, text, webUrl } from './params.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

const productFields = {
  active: flag.optional(),
  images: z.array(webUrl).max(8).optional(),
  marketing_features: z
    .array(z.strictObject({ name: text(80) }))
    .max(15)
    .optional(),
  metadata: metadata.optional(),
  shippable: flag.optional(),
  statement_descriptor: text(22).optional(),
  tax_code: text(255).optional(),
  unit_label: text(12).optional(),
  url: webUrl.optional(),
  ...expand,
};

const productParams = z.strictObject({
  id: text(255).optional(),
  name: text(250),
  description: text(40_000).optional(),
  default_price_data: z.strictObject({ currency, unit_amount: amount }).optional(),
  type: z.enum(['service']).optional(),
  ...productFields,
});

const productChange = z.strictObject({
  name: text(250).optional(),
  description: z.string().max(40_000).optional(),
  default_price: text(255).optional(),
  ...productFields,
});

const priceParams = z.strictObject({
  active: flag.optional(),
  currency,
  lookup_key: text(200).optional(),
  metadata: metadata.optional(),
  nickname: text(500).optional(),
  product: text(255),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  unit_amount: amount,
  ...expand,
});

const priceChange = z.strictObject({
  active: flag.optional(),
  lookup_key: text(200).optional(),
  metadata: metadata.optional(),
  nickname: text(500).optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  ...expand,
});

/** Products and prices: create, retrieve, update, list. */
export function mountCatalogue(app: FastifyInstance, core: SandboxCore): void {
  mountProducts(app, core);
  mountPrices(app, core);
}

function mountProducts(app: FastifyInstance, core: SandboxCore): void {
  const path = '/v1/products';
  mount(app, core, retrieveEndpoint('product', path));
  mount(
    app,
    core,
    listEndpoint('product', path, {
      active: { type: 'flag' },
      ids: { type: 'texts', path: ['id'] },
      url: { type: 'text' },
    }),
  );
  mount(app, core, {
    method: 'POST',
    path,
    params: productParams,
    async run(work, { expand: _expand, default_price_data: first, type: _type, ...wish }) {
      if (wish.id !== undefined && (await findObject(work, 'product', wish.id))) {
        throw invalidRequest(`Product already exists: ${wish.id}`, {
          code: 'resource_already_exists',
          param: 'id',
        });
      }
      const product = await makeProduct(work, { ...wish, metadata: wish.metadata ?? {} });
      if (!first) return product;
      const price = await makePrice(work, {
        product: product.id,
        currency: first.currency,
        unitAmount: first.unit_amount,
      });
      const priced: Product = { ...product, default_price: price.id };
      await saveObject(work, priced);
      return priced;
    },
  });
  mount(app, core, {
    method: 'POST',
    path: `${path}/:id`,
    params: productChange,
    async run(work, { expand: _expand, metadata: change, default_price: price, description, ...fields }, id) {
      const { object } = await holdObject(work, 'product', id);
      if (price !== undefined) await needObject(work, 'price', price, { param: 'default_price' });
      const changed: Product = {
        ...object,
        ...defined(fields),
        ...(price === undefined ? {} : { default_price: price }),
        ...(description === undefined ? {} : { description: description === '' ? null : description }),
        metadata: changedMetadata(object.metadata, change),
        updated: work.now,
      };
      await saveObject(work, changed);
      return changed;
    },
  });
}

function mountPrices(app: FastifyInstance, core: SandboxCore): void {
  const path = '/v1/prices';
  mount(app, core, retrieveEndpoint('price', path));
  mount(
    app,
    core,
    listEndpoint('price', path, {
      active: { type: 'flag' },
      currency: { type: 'text' },
      product: { type: 'text' },
      type: { type: 'text' },
      lookup_keys: { type: 'texts', path: ['lookup_key'] },
    }),
  );
  mount(app, core, {
    method: 'POST',
    path,
    params: priceParams,
    async run(work, { expand: _expand, unit_amount: unitAmount, metadata: pairs, ...wish }) {
      await needObject(work, 'product', wish.product, { param: 'product' });
      return makePrice(work, { ...wish, unitAmount, metadata: pairs ?? {} });
    },
  });
  mount(app, core, {
    method: 'POST',
    path: `${path}/:id`,
    params: priceChange,
    async run(work, { expand: _expand, metadata: change, ...fields }, id) {
      const { object } = await holdObject(work, 'price', id);
      const changed: Price = {
        ...object,
        ...defined(fields),
        metadata: changedMetadata(object.metadata, change),
      };
      await saveObject(work, changed);
      return changed;
    },
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were sent. */
function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
