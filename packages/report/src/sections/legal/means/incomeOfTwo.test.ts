import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { incomeVerdict } from './income.ts';
import { legalInsight } from '../insights.ts';
import { routeTable } from '../permit/routeTable.ts';

const portugal = (text: string, band = '50k-75k') => {
  const view = placeView(
    'PRT',
    answersOf({
      citizenship: ['ZAF'],
      age: 36,
      'work-arrangement': 'remote-employee',
      'visa-preference': ['digital-nomad'],
      'income-sources': ['remote-work'],
      'expected-annual-income': band,
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Margaret',
      'family-member-1-relationship': 'spouse',
      'additional-comments': text,
    }),
  );
  return {
    verdict: incomeVerdict(view)?.said.text ?? '',
    insight: legalInsight(view)?.said.text ?? '',
    table: JSON.stringify(routeTable(view)),
  };
};

describe('two incomes compared with a permit for one worker', () => {
  it('are distinguished: what was compared, and what no record says', () => {
    const { verdict, insight, table } = portugal('I earn $3,000 a month and my wife earns $2,900 a month.');
    expect(verdict).toMatch(/US\$3,000 a month .* (?:two of you may reach together|other’s income counted)/);
    expect(verdict).toContain('not on record');
    expect(insight).toMatch(/Whose income|income of a husband, wife or partner counts/);
    expect(table).not.toContain('depends on where in your band');
  });

  it('are both said to be too little where they are', () => {
    const { verdict } = portugal('I earn $1,500 a month and my wife earns $1,300 a month.', '30k-50k');
    expect(verdict).toMatch(/US\$1,500 a month .* so is what both of you may have together/);
  });
});

describe('the income required of a couple', () => {
  const verdict = (iso3: string) => {
    const view = placeView(
      iso3,
      answersOf({
        citizenship: ['USA'],
        age: 66,
        'work-arrangement': 'not-working',
        'retirement-timeline': 'already-retired',
        'income-sources': ['retirement-pension'],
        'expected-annual-income': '50k-75k',
        'visa-preference': ['retirement'],
        'relationship-status': 'married',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
      }),
    );
    return incomeVerdict(view)?.said.text ?? '';
  };

  it('is that of one person where the record says so, and more where it says how much', () => {
    expect(verdict('CRI')).toContain('On record the sum is the same for the two of you.');
    expect(verdict('PAN')).toContain('For the two of you the record makes that about US$1,250 a month.');
  });
});
