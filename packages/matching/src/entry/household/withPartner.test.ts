import { describe, expect, it } from 'vitest';
import { entryOf, waysInto } from '../../testing/waysIn.ts';
import { GRADE } from '../way.ts';

const WED = {
  citizenship: ['LBN'],
  age: 36,
  'work-arrangement': 'remote-employee',
  'expected-annual-income': '25k-50k',
  'visa-preference': ['digital-nomad'],
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Carine',
  'family-member-1-relationship': 'spouse',
};
const FRENCH = { ...WED, 'additional-comments': 'Carine has French nationality through her mother.' };

describe('the passport of a partner as a way in', () => {
  it('is a right where free movement covers the family', () => {
    expect(entryOf('CYP', FRENCH)).toMatchObject({
      grade: GRADE.asFamily,
      status: 'met',
      way: { kind: 'partner', married: true, passport: { iso3: 'FRA' } },
    });
    expect(entryOf('CYP', WED).way.kind).not.toBe('partner');
  });

  it('makes entry easier, and is no right, for partners who are not married', () => {
    const { way, status } = entryOf('BEL', { ...FRENCH, 'relationship-status': 'domestic-partnership' });
    expect([way.kind, status]).toEqual(['partner', 'at_risk']);
  });

  it('is judged by the law of the citizen’s country where no permit for spouses is on record', () => {
    const belgian = { ...WED, 'additional-comments': 'Carine has Belgian nationality through her mother.' };
    expect(entryOf('BEL', belgian)).toMatchObject({
      grade: GRADE.withPartner,
      status: 'at_risk',
      way: { kind: 'partner', movement: null, permit: null },
    });
  });

  it('leads to the recorded permit for husband or wife of a citizen, and to no other', () => {
    const { grade, status, way } = entryOf('FRA', FRENCH);
    expect([grade, status]).toEqual([GRADE.asSpouse, 'unknown']);
    expect(way).toMatchObject({ permit: { kind: 'family', conditions: { forWhom: 'partner' } } });
    const engaged = entryOf('FRA', { ...FRENCH, 'relationship-status': 'engaged' });
    expect(engaged.way).toMatchObject({ kind: 'partner', permit: null });
  });

  it('does not lead to the permit that is only for travelling to the wedding', () => {
    const american = { ...WED, 'additional-comments': 'Carine is an American citizen.' };
    const { way } = entryOf('USA', american);
    expect(way.kind === 'partner' && way.permit?.name).toMatch(/Spouse/);
  });

  it('comes after a permit the customer already holds, where it is no right', () => {
    const rich = { ...FRENCH, 'relationship-status': 'engaged', 'expected-annual-income': '150k-200k' };
    const { entry, routes } = waysInto('ESP', rich);
    expect(routes[0]?.way).toMatchObject({ test: 'passed' });
    expect(entry.way).toEqual(routes[0]?.way);
  });

  it('counts for nothing outside the countries it covers', () => {
    expect(entryOf('CAN', FRENCH).way.kind).not.toBe('partner');
  });

  it('adds nothing where the customer’s own passport is enough', () => {
    expect(entryOf('CYP', { ...FRENCH, citizenship: ['ITA'] }).way.kind).toBe('movement');
  });
});
