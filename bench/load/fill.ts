import type pg from 'pg';

/** A real purchase, from whose rows everything else is copied. */
export interface Template {
  readonly user: string;
  readonly profile: string;
  readonly order: string;
  readonly session: string;
}

/** The token of a copied user, by number. */
export const tokenOf = (number: number): string => `filled-${number}`;
/** The checkout session of a copied order, by number. */
export const sessionOf = (number: number): string => `cs_filled_${number}`;

/** The newest purchase with a delivered report, or null. */
export async function findTemplate(database: pg.Client): Promise<Template | null> {
  const { rows } = await database.query<Template>(
    `select o.user_id as "user", o.profile_id as profile, o.id as "order", s.id as session
     from orders o join checkout_sessions s on s.order_id = o.id and s.payment_status = 'paid'
     join report_revisions r on r.order_id = o.id and r.state = 'delivered' and r.document is not null
     join mails m on m.order_id = o.id and m.state = 'sent'
     order by o.id desc limit 1`,
  );
  return rows[0] ?? null;
}

/** Ids in order of creation, like the product's. */
const idOf = (kind: number) =>
  `('0190' || lpad(to_hex(i), 8, '0') || '70008000' || lpad('${kind}', 12, '0'))::uuid`;
const USER = idOf(1);
const PROFILE = idOf(2);
const ORDER = idOf(3);
const REVISION = idOf(4);
const NEW = 'gen_random_uuid()';
/** A purchase every forty seconds, backwards from now. */
const earlier = (column: string) => `t.${column} - i * interval '40 seconds'`;

interface Copied {
  readonly table: string;
  /** The rows to copy; `$1` is the id that `by` names. */
  readonly where: string;
  readonly by: keyof Template;
  /** What differs between the copies: an expression of the copied row `t` and its number `i`. */
  readonly differs: Readonly<Record<string, string>>;
}

const COPIES: readonly Copied[] = [
  {
    table: 'users',
    where: 't.id = $1',
    by: 'user',
    differs: { id: USER, email: `'filled' || i || '@example.org'`, created_at: earlier('created_at') },
  },
  {
    table: 'access_tokens',
    where: 't.id = (select max(id::text)::uuid from access_tokens where user_id = $1)',
    by: 'user',
    differs: { id: NEW, user_id: USER, token_hash: `encode(sha256(('filled-' || i)::bytea), 'hex')` },
  },
  {
    table: 'consents',
    where: 't.user_id = $1',
    by: 'user',
    differs: { id: NEW, user_id: USER, order_id: 'null' },
  },
  { table: 'profiles', where: 't.id = $1', by: 'profile', differs: { id: PROFILE, user_id: USER } },
  {
    table: 'orders',
    where: 't.id = $1',
    by: 'order',
    differs: {
      id: ORDER,
      user_id: USER,
      profile_id: PROFILE,
      delivery_email: `'filled' || i || '@example.org'`,
      created_at: earlier('created_at'),
      updated_at: earlier('updated_at'),
      paid_at: earlier('paid_at'),
    },
  },
  {
    table: 'order_events',
    where: 't.order_id = $1',
    by: 'order',
    differs: { id: NEW, order_id: ORDER, at: earlier('at') },
  },
  {
    table: 'checkout_sessions',
    where: 't.id = $1',
    by: 'session',
    differs: {
      id: `'cs_filled_' || i`,
      order_id: ORDER,
      payment_id: `'pi_filled_' || i`,
      client_secret: 'null',
      url: 'null',
      return_url: `''`,
    },
  },
  {
    table: 'provider_events',
    where: 't.session_id = $1',
    by: 'session',
    differs: { id: `t.id || '_' || i`, session_id: `'cs_filled_' || i`, received_at: earlier('received_at') },
  },
  {
    table: 'report_revisions',
    where: 't.order_id = $1',
    by: 'order',
    differs: {
      id: REVISION,
      order_id: ORDER,
      profile_id: PROFILE,
      document: 'case when i <= $2 then t.document end',
      created_at: earlier('created_at'),
    },
  },
  {
    table: 'mails',
    where: 't.order_id = $1',
    by: 'order',
    differs: {
      id: NEW,
      dedupe_key: `t.dedupe_key || ' ' || i`,
      message_id: `t.message_id || i`,
      order_id: ORDER,
      revision_id: `case when t.revision_id is not null then ${REVISION} end`,
      user_id: USER,
      to_address: `'filled' || i || '@example.org'`,
      payload: `'{}'::jsonb`,
      created_at: earlier('created_at'),
    },
  },
];

/** A customer begins another profile: one draft each. */
const DRAFTS = `insert into drafts (user_id, version, answers, section_index, product_id, updated_at)
  select ${USER}, 1, t.answers, 4, null, now() from profiles t cross join generate_series($2::int, $3::int) i where t.id = $1`;

const AT_ONCE = 10_000;

async function copy(
  database: pg.Client,
  copied: Copied,
  id: string,
  from: number,
  to: number,
  documents: number,
) {
  const { table, where, differs } = copied;
  const { rows } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => differs[name]?.replace('$2', String(documents)) ?? `t.${name}`);
  await database.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
     from ${table} t cross join generate_series(${from}, ${to}) i where ${where}`,
    [id],
  );
}

/**
 * Fills the database from one number of purchases to another, copied from the template, each with user, profile,
 * draft, order, events, session, report and messages. Reports beyond `documents` have no text, which takes the most
 * space.
 */
export async function fill(
  database: pg.Client,
  template: Template,
  from: number,
  to: number,
  documents: number,
): Promise<void> {
  // The copied data is consistent, so neither foreign keys nor flushing every commit is needed.
  await database.query('set synchronous_commit = off; set session_replication_role = replica');
  for (let first = from + 1; first <= to; first += AT_ONCE) {
    const last = Math.min(to, first + AT_ONCE - 1);
    for (const copied of COPIES) await copy(database, copied, template[copied.by], first, last, documents);
    await database.query(DRAFTS, [template.profile, first, last]);
  }
  await database.query('vacuum (analyze)');
  await database.query('checkpoint');
}
