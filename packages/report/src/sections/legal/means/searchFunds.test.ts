import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { CHEMIST } from '../../../testing/chemist.ts';
import { placeView } from '../../../testing/views.ts';
import { otherSum } from '../remarks/notes.ts';
import { openRoutes } from '../../../place/entry/routes.ts';
import { routeTable } from '../permit/routeTable.ts';
import { searchFunds } from './searchFunds.ts';

const SEEKER = {
  ...CHEMIST,
  'visa-preference': ['work'],
  'expected-annual-income': '50k-75k',
};

function germany(assets: string) {
  return placeView('DEU', answersOf({ ...SEEKER, 'liquid-assets-available': assets }));
}

describe('means for a job search', () => {
  it.each([
    ['under-10k', 'missed'],
    ['10k-25k', 'perhaps'],
    ['25k-50k', 'reached'],
  ])('are compared with savings for all months: %s', (assets, savings) => {
    const view = germany(assets);
    const search = openRoutes(view).find(({ standing }) => standing.way.kind === 'job search');
    const funds = search && searchFunds(view, search);
    expect(funds?.savings).toBe(savings);
    expect(funds?.needed.value).toBeGreaterThan(12_000);
  });

  it('are in the table, beside the sum that some people have to reach', () => {
    const [table] = routeTable(germany('10k-25k'));
    const rows = table?.kind === 'table' ? table.rows.map((row) => row.join(' | ')).join('\n') : '';
    expect(rows).toMatch(/Chancenkarte.*for all its months about US\$1\d,\d{3}.*depends on your savings/);
    expect(rows).toMatch(/Blue Card.*€45,934 in shortage occupations/);
  });
});

describe('a second sum in a record', () => {
  it('is taken from a remark that says whom it concerns', () => {
    expect(otherSum('60000 USD/year for non-tech roles')).toMatch(/60,000 a year for non-tech roles$/);
    expect(otherSum('sources differ 3504-4500 EUR/month')).toBeNull();
    expect(otherSum(null)).toBeNull();
  });
});
