import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';
import { entryOf, waysInto } from '../../testing/waysIn.ts';
import { GRADE, VISIT_BONUS } from '../way.ts';

const ALONE: WrittenAnswers = {
  age: 36,
  citizenship: ['UKR'],
  'current-location': { value: 'Kharkiv, Ukraine', city: 'Kharkiv', country: 'Ukraine', countryCode: 'ua' },
  'work-arrangement': 'local-job',
  'visa-preference': ['work'],
  'expected-annual-income': '30k-50k',
  'career-field': 'finance',
  'education-level': 'vocational',
  'languages-spoken': ['uk', 'en'],
};
const child = {
  'family-member-1-name': 'Mia',
  'family-member-1-family-member-age': 9,
  'family-member-1-relationship': 'child',
};
const WITH_CHILD: WrittenAnswers = {
  ...ALONE,
  'relationship-status': 'divorced',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-composition-type': 'single-parent',
  ...child,
};
const COUPLE: WrittenAnswers = {
  ...ALONE,
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-composition-type': 'couple',
  'family-member-1-name': 'Max',
  'family-member-1-family-member-age': 37,
  'family-member-1-relationship': 'spouse',
};

/** The entry must-have's distance past its limit. */
const past = (iso3: string, answers: WrittenAnswers) =>
  standingOf(answers)
    .gates.find(({ id }) => id === 'entry')
    ?.check(realAtlas().indexOf(iso3)).past;

describe('a permit that lets the family follow only later', () => {
  it('is worth less to a couple, and least to who brings up children alone', () => {
    const alone = entryOf('POL', ALONE).grade - VISIT_BONUS;
    expect(alone).toBe(0.5);
    expect(entryOf('POL', COUPLE).grade - VISIT_BONUS).toBeCloseTo(0.75 * alone);
    expect(entryOf('POL', WITH_CHILD).grade - VISIT_BONUS).toBeCloseTo(0.5 * alone);
  });

  it('holds its country back in the order, and not for who moves alone', () => {
    expect(past('POL', ALONE)).toBeUndefined();
    expect(past('POL', COUPLE)).toBe(0.5);
    expect(past('POL', WITH_CHILD)).toBe(1);
    expect(past('DEU', WITH_CHILD)).toBeUndefined();
  });

  it('waits behind one that takes everybody along', () => {
    const graduate = { 'education-level': 'bachelor', 'expected-annual-income': '50k-75k' };
    expect(waysInto('IRL', { ...WITH_CHILD, ...graduate }).routes[0]?.way.route.name).toMatch(/^Critical/);
  });
});

describe('a permit that takes family along only from a pay', () => {
  const left = (answers: WrittenAnswers) =>
    waysInto('SGP', answers).routes.find(({ way }) => way.route.name.startsWith('S Pass'))?.way;

  it('leaves it behind where less is expected', () => {
    expect(left(WITH_CHILD)).toMatchObject({ left: 'below a pay' });
    expect(left(ALONE)).not.toHaveProperty('left');
    expect(left({ ...WITH_CHILD, 'expected-annual-income': '75k-100k' })).not.toHaveProperty('left');
  });
});

describe('a permit that takes no family', () => {
  const REMOTE = {
    'work-arrangement': 'remote-employee',
    'visa-preference': ['digital-nomad'],
    'expected-annual-income': '75k-100k',
  };

  it('is no permit to rely on for a family', () => {
    const [alone, couple] = [
      entryOf('HUN', { ...ALONE, ...REMOTE }),
      entryOf('HUN', { ...COUPLE, ...REMOTE }),
    ];
    expect(alone).toMatchObject({ status: 'met' });
    expect(couple).toMatchObject({ status: 'at_risk', way: { left: 'for good' } });
    expect(couple.grade).toBeLessThan(GRADE.within);
  });

  it('leaves nobody behind who may live there by a passport of their own', () => {
    const unmarried = { ...COUPLE, ...REMOTE, 'relationship-status': 'domestic-partnership' };
    const told = { ...unmarried, 'additional-comments': 'Max is a Polish citizen.' };
    expect(entryOf('HUN', unmarried)).toMatchObject({ status: 'at_risk', way: { left: 'for good' } });
    expect(entryOf('HUN', told).status).toBe('met');
    expect(entryOf('HUN', told).way).not.toHaveProperty('left');
  });
});
