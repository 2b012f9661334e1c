import { expect, test } from 'vitest';
import { withMark } from './sentMarks.ts';

test('only the newest marks are kept', () => {
  expect(withMark([], 'a')).toEqual(['a']);
  expect(withMark(['a'], 'b')).toEqual(['a', 'b']);
  const many = Array.from({ length: 12 }, (_, at) => `mark ${at}`);
  const kept = many.reduce<readonly string[]>(withMark, []);
  expect(kept).toEqual(many.slice(2));
});
