import { describe, expect, it } from 'vitest';
import { byRoute } from '../../parts/findings/routeSum.ts';
import { moveTasks } from '../../parts/timeline/tasks/moveTasks.ts';
import { moveTable } from '../../sections/financial/tables.ts';
import { legalInsight } from '../../sections/legal/insights.ts';
import { boughtForPermit, buyingRules } from '../../sections/housing/setting.ts';
import { viewFor } from '../../testing/lawHouseholds.ts';
import { openRoutes } from './routes.ts';

const RETIRED = {
  citizenship: ['CHN'],
  age: 58,
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'expected-annual-income': 'retired-fixed',
  'income-sources': ['savings', 'passive-income'],
  'liquid-assets-available': '250k-500k',
  'monthly-budget': 2200,
  'budget-relocation': '20k-50k',
  'visa-preference': ['retirement'],
};

const rows = (iso3: string, more: object = {}): readonly string[] =>
  (moveTable(viewFor(iso3, { ...RETIRED, ...more }))?.rows ?? []).map((row) => row.join(' | '));

describe('the capital that a permit ties up', () => {
  it('stands beside the costs of the move and is counted among none of them', () => {
    const told = rows('MYS');
    expect(told.find((row) => row.includes('a deposit in a bank there'))).toMatch(
      /US\$150,000 .*My Second Home.*stays yours/,
    );
    expect(told.find((row) => row.includes('a home to buy'))).toMatch(/US\$1\d\d,000/);
    const known = told.find((row) => row.startsWith('Known so far')) ?? '';
    expect(known).not.toMatch(/US\$\d{3},/);
  });

  it('comes with the home to buy wherever the way in, the home or its search is told', () => {
    const view = viewFor('MYS', { ...RETIRED, 'housing-preference': 'rent-apartment' });
    const roof = moveTasks(view, [], null).find(({ title }) => title === 'The first roof');
    expect(roof?.said.text).toContain('(one to buy, as your permit asks)');
    expect(boughtForPermit(view)?.said.text).toMatch(
      /asks you to buy a home there, for at least about US\$1\d\d,000/,
    );
    const way = openRoutes(view)[0]?.standing.way;
    if (way?.kind !== 'route') throw new RangeError('no way in');
    expect(byRoute(way).text).toMatch(
      /deposit of .*; a home for at least MYR 600,000 has to be bought there as well$/,
    );
    const tenant = viewFor('PRT', { ...RETIRED, 'housing-preference': 'rent-apartment' });
    expect(boughtForPermit(tenant)).toBeNull();
    expect(buyingRules(view)?.said.facts.join()).toMatch(/MYS/);
    expect(buyingRules(tenant)).toBeNull();
    expect(JSON.stringify(moveTasks(tenant, [], null))).toContain('(a flat to rent)');
  });

  it('is not told of a permit that goes by income, nor of a right to settle', () => {
    const beside = /Beside these/;
    const pension = { 'income-sources': ['retirement-pension'], 'expected-annual-income': '75k-100k' };
    expect(rows('PRT', pension).join('\n')).not.toMatch(beside);
    expect(rows('MYS', { citizenship: ['MYS'] }).join('\n')).not.toMatch(beside);
  });

  it('is called enough only where it is so with the home that has to be bought as well', () => {
    const insight = (assets: string) =>
      legalInsight(viewFor('MYS', { ...RETIRED, 'liquid-assets-available': assets }))?.said.text;
    expect(insight('250k-500k')).toMatch(/home that (?:has to be bought|it asks for)/);
    expect(insight('500k-1m')).not.toMatch(/home/);
  });
});
