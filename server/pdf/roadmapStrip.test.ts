import { expect, test } from 'vitest';
import { roadmapStrip, spanText } from './roadmapStrip.ts';

const phase = (name: string, from: string | null, to: string | null) => ({
  phase: name,
  window: '',
  from,
  to,
  tasks: [],
});

/** The month so many after January 2026. */
const monthAfter = (months: number) =>
  `${2026 + Math.floor(months / 12)}-${String(1 + (months % 12)).padStart(2, '0')}`;

test('phases lie on one axis that starts at the first month, across the turn of the year', () => {
  const strip = roadmapStrip([
    phase('A', '2026-11', '2027-01'),
    phase('B', '2027-02', '2027-02'),
    phase('C', null, null),
  ]);
  expect(strip?.months).toBe(4);
  expect(strip?.phases).toEqual([
    { name: 'A', start: 0, length: 3 },
    { name: 'B', start: 3, length: 1 },
  ]);
  expect(strip?.marks.map((mark) => mark.label)).toEqual(['Nov 26', 'Dec 26', 'Jan 27', 'Feb 27']);
  expect(strip?.alt).toContain('A: Nov 2026 – Jan 2027');
});

test.each([
  [8, 1],
  [9, 2],
  [14, 2],
  [15, 3],
  [30, 3],
  [31, 6],
])('a plan of %i months has a mark every %i', (months, step) => {
  const to = monthAfter(months - 1);
  const marks = roadmapStrip([phase('A', '2026-01', '2026-01'), phase('B', '2026-01', to)])?.marks;
  expect(marks?.slice(0, 2).map(({ at }) => at)).toEqual([0, step]);
  expect(marks?.length).toBe(Math.ceil(months / step));
});

test('without dates there is no strip', () => {
  expect(roadmapStrip([phase('A', '2026-11', '2027-01'), phase('B', null, null)])).toBeNull();
  expect(spanText(phase('B', null, null))).toBeNull();
});
