import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { numberAt, worldMedian } from '../../figures/world.ts';
import { viewsOf } from '../../testing/views.ts';
import { pace } from './pace.ts';

const atlas = realAtlas();
const employee = PERSONAS.find(({ id }) => id === 'indian-nurse');

describe('days off', () => {
  it('are generous or few by their sum, and neither in the middle of the world', () => {
    const middle = ['paid_annual_leave_days', 'public_holidays'].map((id) => worldMedian(atlas, id) ?? 0);
    const verdicts = viewsOf(employee?.answers ?? {}).flatMap((view) => {
      const text = pace(view)?.said.text;
      const days = ['paid_annual_leave_days', 'public_holidays'].map((id) => numberAt(atlas, id, view.iso3));
      return text ? [{ text, days: days.map(Number), iso3: view.iso3 }] : [];
    });
    expect(verdicts.length).toBeGreaterThan(100);
    for (const { text, days, iso3 } of verdicts) {
      if (days.every((one, i) => one <= (middle[i] as number))) expect(text, iso3).not.toMatch(/generous/);
      if (days.every((one, i) => one >= (middle[i] as number))) expect(text, iso3).not.toMatch(/lean/);
    }
  });
});
