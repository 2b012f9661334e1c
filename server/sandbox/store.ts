import { and, desc, asc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { noSuch } from './errors.ts';
import { sandboxObjects } from './schema.ts';
import type { Work } from './types.ts';
import type { InternalKinds, Kind, WireKinds } from './wire.ts';

export interface Stored<K extends Kind> {
  object: WireKinds[K];
  internal: InternalKinds[K];
}

/** The noun and parameter of the provider's "No such …" messages, by kind. */
const NAMES: Readonly<Record<Kind, readonly [label: string, param: string]>> = {
  'checkout.session': ['checkout.session', 'session'],
  payment_intent: ['payment_intent', 'intent'],
  payment_method: ['PaymentMethod', 'payment_method'],
  charge: ['charge', 'charge'],
  refund: ['refund', 'refund'],
  dispute: ['dispute', 'dispute'],
  product: ['product', 'id'],
  price: ['price', 'price'],
  coupon: ['coupon', 'coupon'],
  promotion_code: ['promotion code', 'promotion_code'],
  event: ['event', 'id'],
};

/** Reads an object; null where there is none of that kind. */
export async function findObject<K extends Kind>(work: Work, kind: K, id: string): Promise<Stored<K> | null> {
  if (!isId(id)) return null;
  const rows = await work.tx.select().from(sandboxObjects).where(eq(sandboxObjects.id, id));
  return asStored(rows[0], kind);
}

/** Reads an object and locks its row until the transaction ends; null where there is none. */
export async function lockObject<K extends Kind>(work: Work, kind: K, id: string): Promise<Stored<K> | null> {
  if (!isId(id)) return null;
  const rows = await work.tx.select().from(sandboxObjects).where(eq(sandboxObjects.id, id)).for('update');
  return asStored(rows[0], kind);
}

/** PostgreSQL refuses to compare text that contains NUL. */
function isId(id: string): boolean {
  return id !== '' && !id.includes('\0');
}

function asStored<K extends Kind>(
  row: typeof sandboxObjects.$inferSelect | undefined,
  kind: K,
): Stored<K> | null {
  if (!row || row.kind !== kind) return null;
  return { object: row.data as WireKinds[K], internal: row.internal as InternalKinds[K] };
}

/** Like `findObject`, but throws the provider's "No such …" where there is none. */
export async function needObject<K extends Kind>(
  work: Work,
  kind: K,
  id: string,
  named?: { param: string },
): Promise<Stored<K>> {
  return (await findObject(work, kind, id)) ?? missing(kind, id, named);
}

/** Like `lockObject`, but throws the provider's "No such …" where there is none. */
export async function holdObject<K extends Kind>(
  work: Work,
  kind: K,
  id: string,
  named?: { param: string },
): Promise<Stored<K>> {
  return (await lockObject(work, kind, id)) ?? missing(kind, id, named);
}

/** 404 where the URL names the object, 400 where a parameter does. */
function missing(kind: Kind, id: string, named: { param: string } | undefined): never {
  const [label, param] = NAMES[kind];
  throw noSuch(label, id, named?.param ?? param, named ? 400 : 404);
}

export interface Keeping<K extends Kind> {
  internal?: InternalKinds[K];
  /** Unix seconds at which the object changes by itself; null clears it. */
  dueAt?: number | null;
}

/** Writes a new object. */
export async function insertObject<K extends Kind>(
  work: Work,
  kind: K,
  object: WireKinds[K],
  keeping: Keeping<K> = {},
): Promise<void> {
  await work.tx.insert(sandboxObjects).values({
    id: object.id,
    kind,
    data: object,
    createdAt: new Date(work.now * 1000),
    ...columns(keeping),
  });
}

/** Writes a changed object; what `keeping` does not name stays. */
export async function saveObject<K extends Kind>(
  work: Work,
  object: WireKinds[K],
  keeping: Keeping<K> = {},
): Promise<void> {
  await work.tx
    .update(sandboxObjects)
    .set({ data: object, ...columns(keeping) })
    .where(eq(sandboxObjects.id, object.id));
}

function columns<K extends Kind>(keeping: Keeping<K>) {
  return {
    ...(keeping.internal === undefined ? {} : { internal: keeping.internal }),
    ...(keeping.dueAt === undefined
      ? {}
      : { dueAt: keeping.dueAt === null ? null : new Date(keeping.dueAt * 1000) }),
  };
}

export interface ListQuery {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export interface ListPage<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** A page of objects of a kind, newest first, with the provider's pagination: after or before the id of an object. */
export async function listObjects<K extends Kind>(
  work: Work,
  kind: K,
  url: string,
  query: ListQuery,
  where: readonly SQL[] = [],
): Promise<ListPage<WireKinds[K]>> {
  const backwards = query.ending_before !== undefined;
  const cursor = query.ending_before ?? query.starting_after;
  const conditions = [eq(sandboxObjects.kind, kind), ...where];
  if (cursor !== undefined) {
    const seq = await seqOf(work, kind, cursor, backwards ? 'ending_before' : 'starting_after');
    conditions.push(backwards ? gt(sandboxObjects.seq, seq) : lt(sandboxObjects.seq, seq));
  }
  const rows = await work.tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(...conditions))
    .orderBy(backwards ? asc(sandboxObjects.seq) : desc(sandboxObjects.seq))
    .limit(query.limit + 1);
  const data = rows.slice(0, query.limit).map((row) => row.data as WireKinds[K]);
  if (backwards) data.reverse();
  return { object: 'list', data, has_more: rows.length > query.limit, url };
}

async function seqOf(work: Work, kind: Kind, id: string, param: string): Promise<number> {
  const [row] = await work.tx
    .select({ seq: sandboxObjects.seq, kind: sandboxObjects.kind })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, id));
  if (!row || row.kind !== kind) throw noSuch(NAMES[kind][0], id, param, 400);
  return row.seq;
}
