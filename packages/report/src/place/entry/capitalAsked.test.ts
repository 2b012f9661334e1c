import { describe, expect, it } from 'vitest';
import { moveTable } from '../../sections/financial/tables.ts';
import { legalInsight } from '../../sections/legal/insights.ts';
import { viewFor } from '../../testing/lawHouseholds.ts';

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
