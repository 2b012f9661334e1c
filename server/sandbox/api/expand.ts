import { eq, sql } from 'drizzle-orm';
import { invalidRequest } from '../errors.ts';
import { sandboxObjects } from '../schema.ts';
import { findObject, listObjects } from '../store.ts';
import type { Work } from '../types.ts';
import type { Charge, Session } from '../wire.ts';
import { breakdownOf } from './breakdown.ts';
import { present } from './present.ts';

type Node = { [field: string]: unknown };

/** Fields with an id that can be replaced by its object. */
const REFERENCES = new Set([
  'charge',
  'coupon',
  'default_price',
  'latest_charge',
  'payment_intent',
  'payment_method',
  'product',
  'promotion_code',
]);

/** The ones among them that are plain text in their object. */
const PLAIN = new Set(['charge.payment_method', 'last_payment_error.charge']);

/** Fields the provider can expand and the sandbox never has. */
const ALWAYS_EMPTY = new Set(['customer', 'invoice', 'balance_transaction', 'subscription', 'setup_intent']);

const MAX_DEPTH = 5;

/**
 * Replaces ids by objects along paths such as `data.payment_intent.latest_charge`, and adds the parts sent only on
 * request (`line_items`, `refunds`, `total_details.breakdown`).
 *
 * @throws SandboxError 400 for a path that cannot be expanded.
 */
export async function expandPaths<T extends object>(
  work: Work,
  object: T,
  paths: readonly string[],
): Promise<T> {
  const copy = structuredClone(object);
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > MAX_DEPTH + 1) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property: ${path}`);
    }
    await expandPath(work, copy as Node, segments, path);
  }
  return copy;
}

async function expandPath(work: Work, node: Node, segments: readonly string[], path: string): Promise<void> {
  const [field, ...rest] = segments;
  if (field === undefined) return;
  const value = await valueAt(work, node, field, path);
  node[field] = value;
  if (field === 'total_details' && rest[0] === 'breakdown' && isNode(value)) {
    value['breakdown'] = await breakdownOf(work, node as unknown as Session);
  }
  if (rest.length === 0) return;
  for (const child of Array.isArray(value) ? value : [value]) {
    if (isNode(child)) await expandPath(work, child, rest, path);
  }
}

async function valueAt(work: Work, node: Node, field: string, path: string): Promise<unknown> {
  const present = node[field];
  if (present === undefined || present === null) {
    const added = await includable(work, node, field);
    if (added !== undefined) return added;
    if (present === null && (REFERENCES.has(field) || ALWAYS_EMPTY.has(field))) return null;
    throw cannotExpand(path);
  }
  if (typeof present !== 'string') return present;
  if (!REFERENCES.has(field) || PLAIN.has(`${String(node['object'])}.${field}`)) throw cannotExpand(path);
  return (await load(work, present)) ?? present;
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

async function load(work: Work, id: string): Promise<object | null> {
  const [row] = await work.tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, id));
  return row ? present(work, row.data as object) : null;
}

async function includable(work: Work, node: Node, field: string): Promise<unknown> {
  if (field === 'line_items' && node['object'] === 'checkout.session') {
    const stored = await findObject(work, 'checkout.session', String(node['id']));
    return {
      object: 'list',
      data: stored?.internal.lineItems ?? [],
      has_more: false,
      url: `/v1/checkout/sessions/${String(node['id'])}/line_items`,
    };
  }
  // A coupon names the products it is limited to, and others have none.
  if (field === 'applies_to' && node['object'] === 'coupon') return null;
  if (field === 'refunds' && node['object'] === 'charge') {
    const { id } = node as unknown as Charge;
    const where = [sql`${sandboxObjects.data}->>'charge' = ${id}`];
    return listObjects(work, 'refund', `/v1/charges/${id}/refunds`, { limit: 10 }, where);
  }
  return undefined;
}
