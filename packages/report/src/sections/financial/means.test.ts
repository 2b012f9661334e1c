import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { draw, wealthTax } from './means.ts';
import { FINANCIAL } from './plan.ts';
import { reserve } from './situation.ts';

const view = (iso3: string, more: WrittenAnswers = {}) => {
  return placeView(
    iso3,
    answersOf({
      'work-arrangement': 'not-working',
      'financial-independence-level': 'fully-independent',
      'income-sources': ['investments'],
      'liquid-assets-available': '500k-1m',
      'monthly-budget': 5000,
      ...more,
    }),
  );
};

describe('people who live on their assets', () => {
  it('are told what share a year takes, and of no reserve', () => {
    expect(reserve(view('MUS'))).toBeNull();
    expect(draw(view('MUS'))?.said.text).toMatch(
      /is what you live on, and not a reserve beside it: a year of your budget is between 6% and 12% of it, before what it earns\./,
    );
    expect(draw(view('MUS', { 'monthly-budget': undefined }))?.said.text).toMatch(
      /not a reserve beside it\./,
    );
  });

  it('are told of a reserve where rent, a pension or work pays the month', () => {
    for (const source of ['passive-income', 'retirement-pension'])
      expect(
        draw(view('MUS', { 'income-sources': ['investments', source] }))?.said.text,
        source,
      ).toBeUndefined();
  });

  it('are told of taxes on wealth and estates, and of none on pay', () => {
    expect(wealthTax(view('ESP'))?.said.text).toMatch(/net wealth/);
    expect(wealthTax(view('ESP'))?.said.text).not.toMatch(/show no tax/);
    expect(wealthTax(view('ITA'))?.said.text).toContain('but it does tax assets held abroad');
    expect(wealthTax(view('ESP', { 'work-arrangement': 'local-job', 'income-sources': [] }))).toBeNull();
    const rows = FINANCIAL.table(view('ESP'));
    expect(rows).toContain('wealth_tax');
    expect(rows.filter((row) => row.startsWith('deductions'))).toEqual([]);
  });
});
