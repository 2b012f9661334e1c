import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { assessCountry } from '../entry.ts';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { INDIAN_NURSE } from '../../testing/personas/indianNurse.ts';
import { waysInto } from '../../testing/waysIn.ts';

const COUPLE = {
  age: 41,
  citizenship: ['USA'],
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['work', 'permanent-residency'],
  'career-field': 'marketing-sales',
  'expected-annual-income': '75k-100k',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Kim',
  'family-member-1-relationship': 'spouse',
  'family-member-1-family-member-age': 43,
  'family-member-1-occupation': 'employed-full',
  'special-skills': 'Kim: registered nurse, 14 years',
} as const;

const waysOf = (iso3: string, more: WrittenAnswers = {}) => waysInto(iso3, { ...COUPLE, ...more });

describe('a permit for work', () => {
  it('is tested for the partner whose profession is licensed or in short supply', () => {
    const { entry } = waysOf('IRL');
    expect(entry.way).toMatchObject({ kind: 'job offer', byPartner: true, apart: false });
    expect(entry.grade).toBeGreaterThan(waysOf('IRL', { 'special-skills': 'HubSpot' }).entry.grade);
  });

  it('is tested against the partner’s field where it is made for one field', () => {
    const named = (more = {}) =>
      waysOf('GBR', more).routes.filter(({ way }) => way.route.conditions.forWhom === 'health');
    expect(named().every(({ way }) => way.byPartner)).toBe(true);
    expect(named().length).toBeGreaterThan(0);
    expect(named({ 'special-skills': 'Kim: engineer' })).toEqual([]);
  });

  it.each([
    { 'family-member-1-occupation': 'homemaker' },
    { 'special-skills': 'Kim: florist' },
    { 'family-member-1-relationship': 'sibling' },
  ])('is tested for the customer in the case of %o', (more) => {
    for (const { way } of waysOf('IRL', more).routes) expect(way.byPartner).toBeUndefined();
  });

  it('is tested for a customer who also looks for such work, unless the partner fits better', () => {
    const own = {
      'work-arrangement': 'local-job',
      'career-field': 'healthcare',
      'special-skills': 'I am a nurse. Kim: nurse',
    };
    for (const { way } of waysOf('AUS', own).routes) expect(way.byPartner).toBeUndefined();
  });
});

describe('youth mobility', () => {
  it('is shown to nobody where no record tells whom it is for', () => {
    const young = {
      age: 24,
      citizenship: ['PAK'],
      'visa-preference': ['work'],
      'relocating-family-members': 'no',
    };
    for (const { way } of waysOf('AUS', young).routes)
      expect(way.route.conditions.forWhom === 'youth' && way.route.conditions.nationalities === null).toBe(
        false,
      );
  });

  it('is not recommended for a stay longer than it lasts, where another permit fits', () => {
    const first = (stay: string) =>
      assessCountry(
        engineOf(realAtlas()),
        profilePreferences(realAtlas(), {
          ...INDIAN_NURSE.answers,
          'relocation-duration': { value: stay, touched: true },
        }),
        realAtlas().indexOf('AUS'),
      ).routes[0]?.way.route.conditions.forWhom;
    expect(first('short-term')).toBe('youth');
    expect(first('permanent')).not.toBe('youth');
  });
});
