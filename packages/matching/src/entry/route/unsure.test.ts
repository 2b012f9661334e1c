import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { waysInto } from '../../testing/waysIn.ts';
import { GRADE } from '../way.ts';

const FOUNDER = {
  citizenship: ['ISR'],
  age: 40,
  'work-arrangement': 'start-business',
  'visa-preference': ['digital-nomad'],
  'income-sources': ['business-income', 'remote-work'],
  'expected-annual-income': '150k-200k',
};
const nomad = (iso3: string, answers: WrittenAnswers) =>
  waysInto(iso3, answers).routes.find(({ way }) => way.route.kind === 'digital-nomad');

describe('a permit for work from afar', () => {
  it('is not recommended to founders and employers of staff before its authority has answered', () => {
    for (const answers of [
      FOUNDER,
      { ...FOUNDER, 'work-arrangement': 'business-owner', 'local-job-creation-intent': '3-5' },
    ]) {
      const found = nomad('ESP', answers);
      expect(found).toMatchObject({ status: 'at_risk', way: { unsure: 'founding' } });
      expect(found?.grade).toBeLessThanOrEqual(GRADE.within);
    }
    const owner = { ...FOUNDER, 'work-arrangement': 'business-owner', 'local-job-creation-intent': 'none' };
    expect(nomad('ESP', owner)?.way.unsure).toBeUndefined();
  });

  it('comes after a business route within reach', () => {
    const kinds = waysInto('ESP', FOUNDER).routes.map(({ way }) => way.route.kind);
    expect(kinds.indexOf('entrepreneur/startup')).toBeLessThan(kinds.indexOf('digital-nomad'));
  });
});

describe('a passport that a programme of the country refuses', () => {
  const remote = { ...FOUNDER, 'work-arrangement': 'remote-employee' };
  const held = (...citizenship: readonly string[]) => ({ ...remote, citizenship: [...citizenship] });

  it('is refused by every programme whose record says so, even beside another passport', () => {
    for (const passports of [['RUS'], ['BLR'], ['ISR', 'RUS']])
      expect(nomad('MLT', held(...passports)), passports.join()).toBeUndefined();
    expect(nomad('MLT', held('ISR'))).toMatchObject({ status: 'met' });
  });

  it('leaves unknown whether a programme without such a record accepts it', () => {
    expect(nomad('GRC', held('RUS'))).toMatchObject({ status: 'at_risk', way: { unsure: 'passport' } });
    expect(nomad('GRC', held('ISR'))?.way.unsure).toBeUndefined();
    expect(nomad('PRT', held('RUS'))?.way.unsure).toBeUndefined();
  });
});

describe('a passport of the partner that a programme refuses', () => {
  const couple = (told: string) => ({
    citizenship: ['TUR'],
    'relationship-status': 'domestic-partnership',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Anna',
    'family-member-1-relationship': 'spouse',
    'visa-preference': ['entrepreneur'],
    'liquid-assets-available': 'over-2m',
    'unique-family-situation': told,
  });
  const programme = (told: string) =>
    waysInto('KNA', couple(told)).routes.find(({ way }) => way.route.kind === 'investor');

  it('leaves unknown whether the two may use it together', () => {
    expect(programme('Anna is a Russian citizen.')).toMatchObject({
      status: 'at_risk',
      way: { unsure: 'partner' },
    });
    expect(programme('Anna is a Georgian citizen.')?.way.unsure).toBeUndefined();
  });
});
