import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'migrations');
/** The one that the handbook of operations names: processes of the release before do not outlive it. */
const EXCEPTION = '0009_unused_columns.sql';

/** Changes beside which a process of the release before, which knows nothing of them, keeps working. */
const ADDITIONS = [
  /^create table /,
  /^create index /,
  /^alter table \S+ add column (?!.*\bnot null\b)/,
  /^alter table \S+ add column .*\bnot null default\b|^alter table \S+ add column .*\bdefault .*\bnot null\b/,
  /^alter table \S+ alter column \S+ set (storage|default|statistics|compression) /,
];

/** One statement that is skipped on a server without the feature. */
const WHERE_SUPPORTED = /^do \$\$ begin ([^;]+;) exception when feature_not_supported then null; end \$\$;$/;

/** The statements of a migration that take something away, or ask more of a row, where there may be rows. */
function notAdditions(text: string): readonly string[] {
  const statements = text
    .split('--> statement-breakpoint')
    .map((one) => one.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .map((one) => WHERE_SUPPORTED.exec(one)?.[1] ?? one)
    .filter(Boolean);
  const born = statements.flatMap((one) => /^create table ("\w+")/.exec(one)?.[1] ?? []);
  const ofNewTable = (one: string) => born.some((table) => one.includes(` ${table} `));
  return statements.filter((one) => !ofNewTable(one) && !ADDITIONS.some((addition) => addition.test(one)));
}

describe('a migration', () => {
  const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > EXCEPTION);

  it.each(later)('%s only adds, so that processes of the release before keep working', (name) => {
    expect(notAdditions(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });

  it('that removes something is distinguished from one that adds, as the one exception shows', () => {
    expect(notAdditions(readFileSync(join(folder, EXCEPTION), 'utf8'))).toHaveLength(5);
  });

  it.each([
    'ALTER TABLE "orders" DROP COLUMN "total";',
    'ALTER TABLE "orders" RENAME COLUMN "total" TO "sum";',
    'ALTER TABLE "orders" ADD COLUMN "country" text NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "tax" SET NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("total" > 0);',
    'CREATE UNIQUE INDEX "one" ON "orders" USING btree ("user_id");',
    'UPDATE "orders" SET "state" = \'closed\';',
    'DO $$ BEGIN ALTER TABLE "orders" DROP COLUMN "total"; EXCEPTION WHEN feature_not_supported THEN NULL; END $$;',
  ])('may not contain: %s', (statement) => {
    expect(notAdditions(statement)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "country" text;',
    'ALTER TABLE "orders" ADD COLUMN "country" text DEFAULT \'\' NOT NULL;',
    'DO $$ BEGIN ALTER TABLE "orders" ALTER COLUMN "note" SET COMPRESSION lz4; EXCEPTION WHEN feature_not_supported THEN NULL; END $$;',
    'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "n" ON "notes" USING btree ("id");',
  ])('may contain: %s', (statement) => {
    expect(notAdditions(statement)).toEqual([]);
  });
});
