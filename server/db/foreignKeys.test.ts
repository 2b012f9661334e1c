import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestContext, type TestContext } from '#testing/app';

let test: TestContext;
beforeAll(async () => {
  test = await startTestContext();
});
afterAll(() => test.database.close());

/** Rows of these tables are never deleted, so nothing has to find the rows that reference them. */
const LASTING = ['products'];

it('every foreign key has an index, so that erasing or listing what belongs to a row reads no whole table', async () => {
  const { rows } = await test.context.db.execute<{ key: string; target: string; indexed: boolean }>(sql`
    select c.conrelid::regclass || '.' || a.attname as key, c.confrelid::regclass::text as target,
      exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null
      ) as indexed
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ indexed, target }) => !indexed && !LASTING.includes(target))).toEqual([]);
});
