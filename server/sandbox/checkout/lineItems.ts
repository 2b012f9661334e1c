import { makePrice, makeProduct } from '../catalogue.ts';
import { invalidRequest } from '../errors.ts';
import { needObject } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type LineItem, type Price } from '../wire.ts';
import type { LineItemParams } from './sessionParams.ts';

/**
 * The lines of a new session: each names a price, or describes one that is created for it and cannot be reused.
 * `applyTotals` fills in the totals.
 *
 * @throws SandboxError 400 for an unknown or inactive price, one given in both ways, or mixed currencies.
 */
export async function makeLineItems(work: Work, wishes: readonly LineItemParams[]): Promise<LineItem[]> {
  const lines: LineItem[] = [];
  for (const [at, wish] of wishes.entries()) {
    const price = await priceOf(work, wish, `line_items[${at}]`);
    const product = await needObject(work, 'product', idOf(price.product) ?? '', {
      param: `line_items[${at}]`,
    });
    lines.push({
      id: `li_1${work.core.ids.random(23)}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: 0,
      amount_tax: 0,
      amount_total: 0,
      currency: price.currency,
      description: product.object.name,
      metadata: wish.metadata ?? {},
      price,
      quantity: wish.quantity,
    });
  }
  const currencies = new Set(lines.map((line) => line.currency));
  if (currencies.size > 1) {
    throw invalidRequest('All line items of a Checkout Session must use the same currency.', {
      param: 'line_items',
    });
  }
  return lines;
}

async function priceOf(work: Work, wish: LineItemParams, param: string): Promise<Price> {
  const { price, price_data: data } = wish;
  if ((price === undefined) === (data === undefined)) {
    throw invalidRequest(`You must specify either \`price\` or \`price_data\` in ${param}.`, { param });
  }
  if (price !== undefined) {
    const { object } = await needObject(work, 'price', price, { param: `${param}[price]` });
    if (object.active) return object;
    throw invalidRequest(`The price specified is inactive: ${price}.`, { param: `${param}[price]` });
  }
  if (!data) throw invalidRequest('Missing price.', { param });
  return makePrice(work, {
    product: await productOf(work, data, `${param}[price_data]`),
    currency: data.currency,
    unitAmount: unitAmountOf(data, `${param}[price_data]`),
    active: false,
    tax_behavior: data.tax_behavior,
  });
}

type PriceData = NonNullable<LineItemParams['price_data']>;

async function productOf(work: Work, data: PriceData, param: string): Promise<string> {
  if ((data.product === undefined) === (data.product_data === undefined)) {
    throw invalidRequest(`You must specify either \`product\` or \`product_data\` in ${param}.`, { param });
  }
  if (data.product !== undefined) {
    const { object } = await needObject(work, 'product', data.product, { param: `${param}[product]` });
    return object.id;
  }
  if (!data.product_data) throw invalidRequest('Missing product.', { param });
  const { metadata, ...described } = data.product_data;
  const product = await makeProduct(work, { ...described, metadata: metadata ?? {}, active: false });
  return product.id;
}

function unitAmountOf(data: PriceData, param: string): number {
  const unitAmount = data.unit_amount ?? data.unit_amount_decimal;
  if (
    unitAmount === undefined ||
    (data.unit_amount !== undefined && data.unit_amount_decimal !== undefined)
  ) {
    const message = `You must specify either \`unit_amount\` or \`unit_amount_decimal\` in ${param}.`;
    throw invalidRequest(message, { param });
  }
  if (Number.isInteger(unitAmount)) return unitAmount;
  throw invalidRequest('The sandbox takes whole minor units only.', {
    param: `${param}[unit_amount_decimal]`,
  });
}
