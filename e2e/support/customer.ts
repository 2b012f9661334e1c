import { setTimeout as delay } from 'node:timers/promises';
import type { OrderSummary } from '@global-fit/contract/orders';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { orderReport } from '../demo/customer.ts';
import { apiOf, newPerson, type Person, tokenOf } from './person.ts';
import { product } from './test.ts';

export interface Customer extends Person {
  readonly orderId: string;
}

/** A customer who has paid for a report, with the persona's answers and an address of their own. */
export async function newCustomer(productId: string): Promise<Customer> {
  const persona = PERSONAS.find(({ id }) => id === 'portuguese-retiree');
  if (!persona) throw new Error('The persona portuguese-retiree is gone.');
  const { email, firstName, lastName } = newPerson('Maria');
  const id = email.replace('@example.com', '');
  const { orderId } = await orderReport(product.origin, { ...persona, id }, productId);
  return { email, firstName, lastName, password: `a long password for ${id}`, orderId };
}

/** Waits until the first edition of the customer's report is available. Returns the customer's token. */
export async function reportReady(customer: Customer, limit = 150_000): Promise<string> {
  const token = await tokenOf(customer);
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const order = await apiOf(token)<OrderSummary>('GET', `/orders/${customer.orderId}`);
    if (order.report === 'ready') return token;
    await delay(500);
  }
  throw new Error(`The report of ${customer.email} was not ready after ${limit} ms.`);
}
