import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { isConflict, isDuplicate, isOutage } from './errors.ts';

const coded = (code: string) => Object.assign(new Error(`error ${code}`), { code });
/** As drizzle hands on what the driver threw. */
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

it('a server that does not listen on its Unix socket is away, while a missing file says nothing of it', async () => {
  const [noSocket] = await once(connect('/nowhere/.s.PGSQL.5432'), 'error');
  const noFile = await readFile('/nowhere/atlas.json').catch((error: unknown) => error);
  expect([noSocket, noFile]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }]);
  expect(isOutage(wrapped(noSocket))).toBe(true);
  expect(isOutage(noFile)).toBe(false);
});

it.each(['08006', '57P03', '53100', '25006', '57014'])(
  'a database that says %s is away for the moment: it stops, is full, only reads or is too slow',
  (code) => {
    expect(isOutage(wrapped(coded(code)))).toBe(true);
  },
);

it('a fault is told by the code of the driver’s error, however deep it is', () => {
  expect(isConflict(wrapped(wrapped(coded('40P01'))))).toBe(true);
  expect(isDuplicate(wrapped(coded('23505')))).toBe(true);
  expect(isDuplicate(wrapped(coded('40001')))).toBe(false);
  expect(isOutage(wrapped(coded('23505')))).toBe(false);
});
