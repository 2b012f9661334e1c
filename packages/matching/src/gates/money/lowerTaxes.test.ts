import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { place, type WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const BRITON = {
  citizenship: ['GBR'],
  'current-location': place('Leeds', 'United Kingdom', 'gb'),
  'work-arrangement': 'local-job',
  'expected-annual-income': '50k-75k',
  'relocation-drivers': ['lower-taxes'],
};

const verdicts = (iso3s: readonly string[], more: WrittenAnswers = {}) => {
  const gate = standingOf({ ...BRITON, ...more }).gates.find(({ id }) => id === 'need:lower-taxes');
  return gate && iso3s.map((iso3) => gate.check(realAtlas().indexOf(iso3)));
};

const statuses = (iso3s: readonly string[], more: WrittenAnswers = {}) =>
  verdicts(iso3s, more)?.map(({ status }) => status);

describe('a move for lower taxes', () => {
  it('excludes countries that take more of pay than home, and warns of those that take as much', () => {
    expect(statuses(['CAN', 'NZL', 'IRL', 'SGP'])).toEqual(['failed', 'failed', 'at_risk', 'met']);
  });

  it('warns only where newcomers may pay less by a regime of their own', () => {
    expect(statuses(['NLD', 'ITA'])).toEqual(['at_risk', 'at_risk']);
  });

  it('takes no regime that cannot make up for the difference, or is for others, for one', () => {
    // A flat rate with contributions, and pay from which it is given, above what is taken and expected.
    expect(statuses(['PRT', 'ESP', 'DNK'])).toEqual(['failed', 'failed', 'failed']);
    expect(statuses(['NLD', 'ITA'], { 'work-arrangement': 'remote-employee' })).toEqual(['failed', 'failed']);
    const zug = {
      citizenship: ['CHE'],
      'current-location': place('Zug', 'Switzerland', 'ch'),
      'expected-annual-income': '100k-150k',
    };
    expect(statuses(['NOR', 'POL', 'IRL', 'NLD'], zug)).toEqual(['failed', 'failed', 'failed', 'at_risk']);
    expect(statuses(['NOR'], { ...zug, 'relocation-duration': 'temporary' })).toEqual(['failed']);
    const abroad = { ...zug, 'work-arrangement': 'company-transfer' };
    expect(statuses(['IRL'], { ...abroad, 'expected-annual-income': 'over-200k' })).toEqual(['at_risk']);
  });

  it('gives none to citizens whom it leaves out', () => {
    const swede = {
      'current-location': place('Zug', 'Switzerland', 'ch'),
      'expected-annual-income': '100k-150k',
    };
    expect(statuses(['SWE'], { ...swede, citizenship: ['SWE'] })).toEqual(['failed']);
  });

  it('takes neither a regime for pensions nor one for income from abroad for such a regime', () => {
    expect(statuses(['MLT', 'NZL'])).toEqual(['failed', 'failed']);
  });

  it('warns only where no cap on contributions is on record, so that less may be taken', () => {
    expect(statuses(['CYP', 'SVK', 'VNM'])).toEqual(['at_risk', 'at_risk', 'at_risk']);
  });

  it('excludes countries whose income tax alone takes more than home, whatever the cap', () => {
    const zug = { citizenship: ['CHE'], 'current-location': place('Zug', 'Switzerland', 'ch') };
    expect(statuses(['LKA', 'KEN', 'PHL', 'CYP', 'CZE'], zug)).toEqual([
      'failed',
      'failed',
      'failed',
      'at_risk',
      'at_risk',
    ]);
  });

  it.each(['freelance', 'business-owner', 'start-business'])(
    'rules out nothing by the figures of employees for who works on their own account: %s',
    (arrangement) => {
      const found = verdicts(['CAN', 'SGP'], { 'work-arrangement': arrangement }) ?? [];
      expect(found.map(({ status, past }) => [status, past])).toEqual([
        ['at_risk', undefined],
        ['met', undefined],
      ]);
      expect(found[0]?.reason()).toMatchObject({ kind: 'own account', of: { kind: 'indicator' } });
    },
  );

  it('holds a country back the more, the less it takes off', () => {
    const [singapore, korea, ireland] = verdicts(['SGP', 'KOR', 'IRL']) ?? [];
    expect(singapore?.past).toBe(0);
    expect(korea?.past).toBeGreaterThan(0);
    expect(ireland?.past).toBeGreaterThan(korea?.past ?? 1);
  });

  it('warns, and rules out nothing, where there are other reasons too', () => {
    const more = { 'relocation-drivers': ['lower-taxes', 'nature'] };
    expect(statuses(['CAN', 'SGP'], more)).toEqual(['at_risk', 'met']);
    expect(verdicts(['CAN'], more)?.[0]?.past).toBeUndefined();
  });

  it('compares at the income expected, and names what is taken at home', () => {
    const [reason] =
      verdicts(['NZL'], { 'expected-annual-income': 'over-200k' })?.map((one) => one.reason()) ?? [];
    expect(reason).toMatchObject({ indicator: 'deductions_pct_100k_usd', home: { iso3: 'GBR' } });
  });

  it('compares at the nearest income of which what is taken is on record in both', () => {
    const found = verdicts(['BGR', 'ITA'], { 'expected-annual-income': 'over-200k' });
    expect(found?.map(({ status }) => status)).toEqual(['met', 'at_risk']);
    expect(found?.[0]?.reason()).toMatchObject({ indicator: 'deductions_pct_60k_usd' });
  });

  it('compares at another income where what is taken of the one expected is unknown at home', () => {
    const roman = {
      citizenship: ['ITA'],
      'current-location': place('Rome', 'Italy', 'it'),
      'expected-annual-income': 'over-200k',
    };
    const [belgium, spain] = verdicts(['BEL', 'ESP'], roman) ?? [];
    expect([belgium?.status, spain?.status]).toEqual(['at_risk', 'met']);
    expect(spain?.reason()).toMatchObject({ indicator: 'deductions_pct_60k_usd', home: { iso3: 'ITA' } });
  });

  it.each<WrittenAnswers>([
    { 'relocation-drivers': ['nature'] },
    // A low tax wished for is weighed: the move is for something else.
    { 'relocation-drivers': ['career'], 'new-location-priorities': ['low-taxes'] },
    { 'work-arrangement': 'not-working' },
    { 'work-arrangement': 'undecided', 'income-sources': ['investments'] },
    { 'work-arrangement': 'undecided', 'income-sources': ['retirement-pension'] },
    // Nothing takes less.
    { 'current-location': place('Dubai', 'United Arab Emirates', 'ae') },
  ])('does not apply to %o', (more) => {
    expect(verdicts([], more)).toBeUndefined();
  });
});
