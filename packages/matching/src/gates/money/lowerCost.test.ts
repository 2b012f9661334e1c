import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { place, type WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const REMOTE = {
  citizenship: ['ESP'],
  'current-location': place('Madrid', 'Spain', 'es'),
  'work-arrangement': 'remote-employee',
  'relocation-drivers': ['lower-cost'],
};

const gateOf = (more: WrittenAnswers = {}) =>
  standingOf({ ...REMOTE, ...more }).gates.find(({ id }) => id === 'need:lower-cost');

const statusesOf = (iso3s: readonly string[], more: WrittenAnswers = {}) =>
  iso3s.map((iso3) => gateOf(more)?.check(realAtlas().indexOf(iso3)).status);

describe('a move for a lower cost of living', () => {
  it('excludes countries dearer than home, and warns of those that cost as much', () => {
    expect(statusesOf(['SWE', 'DNK', 'MLT', 'PRT', 'ALB'])).toEqual([
      'failed',
      'failed',
      'at_risk',
      'met',
      'met',
    ]);
  });

  it('names the price level there and at home', () => {
    const reason = gateOf()?.check(realAtlas().indexOf('SWE')).reason();
    expect(reason).toMatchObject({ kind: 'indicator', home: { iso3: 'ESP' } });
  });

  it('applies to people who want to spend much less, too', () => {
    const asked = gateOf({ 'relocation-drivers': ['nature'], 'cost-of-living-priority': 'spend-much-less' });
    expect(asked?.because.questionIds).toContain('cost-of-living-priority');
  });

  it('reads from the sources of income that money comes along, where nobody said how to work', () => {
    const untold = (sources: readonly string[]) =>
      gateOf({ 'work-arrangement': null, 'income-sources': sources });
    expect(untold(['retirement-pension', 'savings'])?.because.questionIds).toContain('income-sources');
    for (const sources of [['savings'], ['local-income', 'passive-income'], ['undecided']])
      expect(untold(sources)).toBeUndefined();
  });

  it('holds a country back the more, the closer its prices come to those at home, where that is the only reason', () => {
    const pastIn = (iso3: string, more: WrittenAnswers = {}) =>
      gateOf(more)?.check(realAtlas().indexOf(iso3)).past ?? 0;
    expect(pastIn('ALB')).toBe(0);
    expect(pastIn('PRT')).toBeGreaterThan(0);
    expect(pastIn('MLT')).toBeGreaterThan(pastIn('PRT'));
    expect(pastIn('MLT', { 'relocation-drivers': ['lower-cost', 'nature'] })).toBe(0);
  });

  it.each<WrittenAnswers>([
    { 'relocation-drivers': ['nature'] },
    // Wages there go along with its prices.
    { 'work-arrangement': 'local-job' },
    // Hardly anything is cheaper than home.
    { 'current-location': place('Pune', 'India', 'in') },
  ])('does not apply to %o', (more) => {
    expect(gateOf(more)).toBeUndefined();
  });
});
