import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { standingOf } from '../../testing/standingOf.ts';

it('judges a line on two mothers by the law on parents: from birth, only by adoption, or unknown', () => {
  const atlas = realAtlas();
  const { gates } = standingOf({ 'deal-breakers': 'Countries that do not recognise two mothers' });
  const gate = gates.find(({ id }) => id === 'deal-breaker:same-sex-parents');
  const verdict = (iso3: string) => gate?.check(atlas.indexOf(iso3));
  expect(['PRT', 'ESP', 'HRV', 'CYP'].map((iso3) => verdict(iso3)?.status)).toEqual([
    'met',
    'met',
    'at_risk',
    'at_risk',
  ]);
  expect(verdict('PRT')?.reason()).toMatchObject({ kind: 'parent law', law: { bothAtBirth: true } });
  expect(verdict('CYP')?.reason()).toMatchObject({ kind: 'no record' });
});

it('judges a line on adoption by the law on it, which fails where the law knows no union of the two', () => {
  const atlas = realAtlas();
  const { gates } = standingOf({ 'deal-breakers': 'Same-sex couples cannot adopt' });
  const gate = gates.find(({ id }) => id === 'deal-breaker:same-sex-adoption');
  const verdict = (iso3: string) => gate?.check(atlas.indexOf(iso3));
  expect(['PRT', 'HRV', 'ECU', 'SAU'].map((iso3) => verdict(iso3)?.status)).toEqual([
    'met',
    'met',
    'failed',
    'failed',
  ]);
  expect(verdict('PRT')?.reason()).toMatchObject({ kind: 'parent law', of: 'adoption' });
  expect(verdict('SAU')?.reason()).toMatchObject({ kind: 'union law', law: { status: 'neither' } });
  // A bond without a law on adoption on record: nobody is ruled out by silence.
  expect(verdict('CYP')?.status).toBe('at_risk');
});
