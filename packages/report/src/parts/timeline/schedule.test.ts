import { describe, expect, it } from 'vitest';

import { addMonths, monthsBetween } from '../../months.ts';
import { scheduleFor } from './schedule.ts';

describe('months', () => {
  it('are counted across years in both directions', () => {
    expect([addMonths('2026-11-21', 3), addMonths('2026-01', -1), addMonths('2026-11', 25)]).toEqual([
      '2027-02',
      '2025-12',
      '2028-12',
    ]);
    expect([monthsBetween('2026-11-21', '2027-02'), monthsBetween('2027-02', '2026-11')]).toEqual([3, -3]);
  });
});

describe('scheduleFor', () => {
  it('counts the specified periods back from the move', () => {
    const { move, phases, squeezed } = scheduleFor('1-2-years', '2026-11-21');
    expect([move, squeezed]).toEqual(['2028-05', false]);
    expect(phases.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['Research', '2026-11', '2027-05'],
      ['Preparation', '2027-05', '2027-11'],
      ['Logistics', '2027-11', '2028-02'],
      ['Final Preparations', '2028-02', '2028-05'],
      ['Settlement', '2028-05', '2028-08'],
      ['Long-term Integration', '2028-09', '2030-05'],
    ]);
  });

  it('shortens the phases before the move to the time left, and never into the past', () => {
    const { phases, squeezed } = scheduleFor('0-6-months', '2026-11-21');
    expect(squeezed).toBe(true);
    const starts = phases.map((phase) => phase.from ?? '');
    expect(starts[0]).toBe('2026-11');
    expect(starts).toEqual([...starts].sort());
  });

  it('gives no dates where the customer gave none', () => {
    for (const answer of ['exploring', undefined]) {
      expect(
        scheduleFor(answer, '2026-11-21').phases.every((phase) => phase.from === null && phase.to === null),
      ).toBe(true);
    }
  });
});
