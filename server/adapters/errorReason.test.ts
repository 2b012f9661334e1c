import { expect, it } from 'vitest';
import { errorReason } from './errorReason.ts';

const quoting = 'Failed query: insert into "profiles" values ($1)\nparams: a quiet hedge';

it.each([
  ['an ordinary error', new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  ['something thrown', 'no', 'no'],
  ['something thrown that quotes one', quoting, 'Failed query'],
  [
    'a failed query with its cause',
    new Error(quoting, { cause: new Error('duplicate key') }),
    'Failed query: duplicate key',
  ],
  ['one without', new Error(quoting), 'Failed query'],
  [
    'one that is quoted',
    new Error(`The report was not kept: ${quoting}`),
    'The report was not kept: Failed query',
  ],
  [
    'one within one',
    new Error(quoting, { cause: new Error(quoting, { cause: new Error('gone') }) }),
    'Failed query: Failed query: gone',
  ],
])('%s gives the reason without quoting any data', (_what, error, reason) => {
  expect(errorReason(error)).toBe(reason);
});
