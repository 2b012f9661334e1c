import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../engine/engine.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

describe('what is taken of pay', () => {
  const taxes = (iso3: string, id: string): number =>
    engine.column(id)?.worth[atlas.indexOf(iso3)] ?? Number.NaN;
  const read = (iso3: string, id: string): readonly string[] =>
    engine.facts(id, atlas.indexOf(iso3)).map(({ indicator }) => indicator.id);

  it('is taken from another income where the one expected is not on record', () => {
    expect(atlas.fact('ITA', 'deductions_pct_100k_usd')).toBeNull();
    expect(read('ITA', 'taxes_high')).toContain('deductions_pct_60k_usd');
    expect(taxes('ITA', 'taxes_high')).toBeLessThan(0.4);
    expect(read('DEU', 'taxes_high')).not.toContain('deductions_pct_60k_usd');
  });

  it('is told by the highest rate where no income is on record', () => {
    for (const id of ['taxes_modest', 'taxes_middle', 'taxes_high']) {
      expect(read('BHS', id)).toContain('top_income_tax_rate');
      expect(taxes('BHS', id)).toBeGreaterThan(taxes('ARG', id) + 0.3);
      expect(read('ARE', id)).not.toContain('top_income_tax_rate');
    }
  });
});
