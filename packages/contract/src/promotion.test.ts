import { expect, it } from 'vitest';
import { promotionRuns } from './promotion.ts';

const may = { starts_at: '2025-05-01T00:00:00', ends_at: '2025-05-31T23:59:59' };

it.each([
  ['2025-04-30T09:59:59.999Z', false],
  ['2025-04-30T10:00:00.000Z', true],
  ['2025-05-31T23:59:59.999Z', true],
  ['2025-06-01T11:59:59.999Z', true],
  ['2025-06-01T12:00:00.000Z', false],
])('at %s a promotion for May runs in some time zone: %s', (moment, runs) => {
  expect(promotionRuns(may, new Date(moment))).toBe(runs);
});
