import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { iso3, number, optionalNumber, text } from '../../cells.ts';
import { caseSchema, deductionSchema } from './netPay.ts';
import { dataPaths } from '../../paths.ts';
import { readFrom, readTable } from '../../table.ts';

const source = {
  text: readFrom(dataPaths.tables),
  report: (at: { file: string; line: number }, column: string, why: string) => {
    throw new Error(`${at.file}:${at.line} ${column} ${why}`);
  },
};

const RULES = readTable(
  source,
  'money/income_tax_rules.csv',
  z.object({
    iso3,
    tax_year: number,
    part: z.enum(['contribution', 'deductible contribution', 'allowance', 'tax', 'credit']),
    name: text,
    of: z.enum(['gross', 'taxable']),
    from_amount: number,
    base_amount: number,
    rate_pct: number,
    source: text,
  }),
);
const CASES = readTable(source, 'money/net_pay_cases.csv', caseSchema).filter(
  (row) => row.filing_status === 'single',
);
const ESTIMATES = readTable(source, 'money/deductions_estimates.csv', deductionSchema);
const FACTS = readTable(
  source,
  'money/facts.csv',
  z.object({ iso3, indicator_id: text, value: text, year: optionalNumber }),
).filter((row) => row.indicator_id.startsWith('deductions_pct_'));

/**
 * The sum of one part of the rules. Rules with the same name are bands of one schedule; the highest band reached
 * applies.
 */
function partOf(country: string, part: string, of: string, amount: number): number {
  const rows = RULES.filter(
    (row) => row.iso3 === country && row.part === part && row.of === of && row.from_amount <= amount,
  );
  const reached = new Map(
    rows.toSorted((a, b) => a.from_amount - b.from_amount).map((row) => [row.name, row]),
  );
  return [...reached.values()].reduce(
    (sum, { base_amount, rate_pct, from_amount }) =>
      sum + base_amount + (rate_pct / 100) * (amount - from_amount),
    0,
  );
}

/** Income tax and employee contributions as percent of gross pay, by the published rules. */
function deductedByRule(country: string, gross: number): number {
  const deductible = partOf(country, 'deductible contribution', 'gross', gross);
  const taxable = gross - deductible - partOf(country, 'allowance', 'gross', gross);
  const credits = partOf(country, 'credit', 'gross', gross) + partOf(country, 'credit', 'taxable', taxable);
  const tax = Math.max(0, partOf(country, 'tax', 'taxable', taxable) - credits);
  return (100 * (tax + deductible + partOf(country, 'contribution', 'gross', gross))) / gross;
}

describe('worked cases of net pay', () => {
  it('follow the published rules where we hold them', () => {
    const held = new Set(RULES.map((row) => row.iso3));
    const cases = CASES.filter((row) => held.has(row.iso3) && row.regime === 'standard');
    expect(new Set(cases.map((row) => row.iso3))).toEqual(held);
    for (const row of cases) {
      const off = Math.abs(row.deductions_pct - deductedByRule(row.iso3, row.gross_annual));
      expect(off, `${row.iso3} ${row.gross_annual}`).toBeLessThan(0.15);
    }
  });

  it('surround every estimate said to lie between them', () => {
    for (const row of ESTIMATES.filter(({ method }) => method === 'between computed cases')) {
      // A federal country without a national standard is the mean of its parts.
      const own = CASES.filter((one) => one.iso3 === row.iso3);
      const cases = row.iso3 === 'CAN' ? own : own.filter((one) => one.regime === 'standard');
      const grosses = cases.map((one) => one.gross_annual);
      const [below, above] = [
        Math.max(...grosses.filter((gross) => gross <= row.gross_local)),
        Math.min(...grosses.filter((gross) => gross >= row.gross_local)),
      ];
      const place = `${row.iso3} ${row.gross_usd}`;
      expect(Number.isFinite(below) && Number.isFinite(above), place).toBe(true);
      const around = cases
        .filter((one) => one.gross_annual === below || one.gross_annual === above)
        .map((one) => one.deductions_pct);
      expect(row.deductions_pct, place).toBeGreaterThanOrEqual(Math.min(...around) - 0.1);
      expect(row.deductions_pct, place).toBeLessThanOrEqual(Math.max(...around) + 0.1);
    }
  });

  it('equal the facts on deductions', () => {
    for (const row of ESTIMATES) {
      const id = `deductions_pct_${row.gross_usd / 1000}k_usd`;
      const fact = FACTS.find((one) => one.iso3 === row.iso3 && one.indicator_id === id);
      expect(Number(fact?.value), `${row.iso3} ${id}`).toBe(row.deductions_pct);
    }
    expect(FACTS).toHaveLength(ESTIMATES.length);
  });
});
