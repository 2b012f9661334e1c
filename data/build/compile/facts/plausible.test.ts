import { describe, expect, it } from 'vitest';
import { checkPlausible } from './plausible.ts';

const row = (iso3: string, indicator_id: string, value: string) => ({
  iso3,
  indicator_id,
  value,
  at: { file: 'core/facts.csv', line: 2 },
});

describe('implausible figures of rich countries', () => {
  it('are reported unless a correction removes them', () => {
    const facts = [
      row('AAA', 'gdp_per_capita_ppp', '50000'),
      row('AAA', 'nurses_midwives', '3.3'),
      row('AAA', 'physicians_density', '3.3'),
      row('BBB', 'gdp_per_capita_ppp', '2000'),
      row('BBB', 'nurses_midwives', '3.3'),
    ];
    const reported = (used: (value: string) => string | null): readonly string[] => {
      const problems: string[] = [];
      const tables = { text: () => '', report: (_: unknown, __: string, why: string) => problems.push(why) };
      checkPlausible(tables, facts, ({ value }) => used(value));
      return problems;
    };
    expect(reported((value) => value)).toEqual([
      'nurses_midwives of 3.3 is less than a rich country can have',
    ]);
    expect(reported(() => null)).toEqual([]);
  });
});
