import { describe, expect, it } from 'vitest';
import { place, type WrittenAnswers } from '../../testing/persona.ts';
import { waysInto } from '../../testing/waysIn.ts';

const REMOTE = {
  age: 34,
  citizenship: ['BRA'],
  'current-location': place('Belo Horizonte', 'Brazil', 'br'),
  'work-arrangement': 'remote-employee',
  'expected-annual-income': '75k-100k',
  'visa-preference': ['digital-nomad'],
};

const nomad = (iso3: string, answers: WrittenAnswers) =>
  waysInto(iso3, { ...REMOTE, ...answers }).routes.find(({ way }) => way.route.kind === 'digital-nomad');

describe('a permit for remote work that ends and leads on to nothing', () => {
  it.each([
    ['MLT', 'permanent', 48],
    ['JPN', 'long-term', 6],
    ['JPN', 'medium', 6],
    ['CYP', 'long-term', 36],
  ])('in %s is at risk for a stay that is %s', (iso3, duration, ends) => {
    const held = nomad(iso3, { 'relocation-duration': duration });
    const open = nomad(iso3, {});
    expect(held).toMatchObject({ status: 'at_risk', way: { ends } });
    expect(held?.grade ?? 1).toBeLessThan(open?.grade ?? 0);
  });

  it.each([
    ['MLT', 'long-term'],
    ['MLT', 'temporary'],
    ['MLT', 'undecided'],
    ['ESP', 'permanent'],
    ['PRT', 'permanent'],
  ])('is no concern in %s for a stay that is %s', (iso3, duration) => {
    expect(nomad(iso3, { 'relocation-duration': duration })?.way.ends).toBeUndefined();
  });

  it('is no concern for people who come for a part of each year', () => {
    const winters = {
      'relocation-duration': 'long-term',
      'additional-comments': 'We only go there from November to March each year.',
    };
    expect(nomad('CYP', winters)?.way.ends).toBeUndefined();
  });
});
