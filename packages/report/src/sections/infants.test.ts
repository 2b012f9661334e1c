import { answersOf } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../testing/reports.ts';

const withChild = (age: number) => {
  const child = answersOf({
    'number-of-family-members': 2,
    'family-member-2-name': 'Yusuf',
    'family-member-2-family-member-age': age,
    'family-member-2-relationship': 'child',
    'family-composition-type': 'couple-young-children',
  });
  const persona = { ...INDIAN_NURSE, id: `child-of-${age}`, answers: { ...INDIAN_NURSE.answers, ...child } };
  return reportFor(persona, { tier: 'gold' })
    .places.flatMap(({ sections }) => sections)
    .filter(({ heading }) => ['Housing', 'Safety', 'Family'].includes(heading))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : [])))
    .join('\n');
};

describe('a baby', () => {
  it('is sent to no school and told of no street at night, and is not nought years old', () => {
    const text = withChild(0);
    expect(text).toContain('Yusuf');
    expect(text).not.toMatch(/school gate|a possible school|likely school|Choose the school|way to school/);
    expect(text).not.toMatch(/Neither figure tells Yusuf|calmer for Yusuf/);
    expect(text).not.toContain('Yusuf (0)');
  });

  it('is a pupil some years later', () => {
    expect(withChild(8)).toMatch(/school/);
  });
});
