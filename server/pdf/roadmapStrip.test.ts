import { expect, test } from 'vitest';
import { roadmapStrip, spanText } from './roadmapStrip.ts';

const phase = (name: string, from: string | null, to: string | null) => ({
  phase: name,
  window: '',
  from,
  to,
  tasks: [],
});

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

test('without dates there is no strip', () => {
  expect(roadmapStrip([phase('A', '2026-11', '2027-01'), phase('B', null, null)])).toBeNull();
  expect(spanText(phase('B', null, null))).toBeNull();
});
