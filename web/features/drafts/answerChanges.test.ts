import { expect, it } from 'vitest';
import { answerChanges } from './answerChanges.ts';

it('contains what is new, changed or removed, and nothing else', () => {
  const before = { age: { value: 40 }, 'full-name': { value: 'Ada' }, safety: { value: 3, touched: false } };
  const now = { age: { value: 41 }, safety: { value: 3, touched: false }, citizenship: { value: ['PRT'] } };
  expect(answerChanges(before, now)).toEqual({
    age: { value: 41 },
    'full-name': null,
    citizenship: { value: ['PRT'] },
  });
  expect(answerChanges(now, now)).toEqual({});
});
