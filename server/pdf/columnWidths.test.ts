import { expect, test } from 'vitest';
import { columnWidths } from './columnWidths.ts';

test('a column of sentences gets more room than a column of figures, within limits', () => {
  const [country, score, reason] = columnWidths(
    ['Country', 'Score without the condition', 'Reason'],
    [['Chile', '79', 'x'.repeat(300)]],
  );
  expect(country).toBe(8);
  expect(score).toBe(10);
  expect(reason).toBe(34);
});
