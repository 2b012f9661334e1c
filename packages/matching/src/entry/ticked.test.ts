import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../testing/persona.ts';
import { waysInto } from '../testing/waysIn.ts';

const FREELANCER = {
  age: 33,
  citizenship: ['BRA'],
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
  'expected-annual-income': '30k-50k',
  'visa-preference': ['digital-nomad'],
};

/** The kinds of the routes into Spain, best first; the one for self-employment has no recorded sum there. */
const kinds = (more: WrittenAnswers): readonly string[] =>
  waysInto('ESP', { ...FREELANCER, ...more }).routes.map(({ way }) => way.route.kind);

describe('a route of a kind that nobody ticked and of which no sum is on record', () => {
  it('comes after one that was ticked and may be met', () => {
    expect(kinds({})).toEqual(['digital-nomad', 'entrepreneur/startup']);
    expect(kinds({ 'expected-annual-income': '100k-150k' })[0]).toBe('digital-nomad');
  });

  it('leaves the grade of the country as it is', () => {
    const { entry, routes } = waysInto('ESP', FREELANCER);
    expect(entry.way).toMatchObject({ test: 'within', route: { kind: 'digital-nomad' } });
    expect(entry.grade).toBeGreaterThanOrEqual(routes[1]?.grade ?? 1);
  });

  it.each<WrittenAnswers>([
    { 'visa-preference': ['digital-nomad', 'entrepreneur'] },
    { 'visa-preference': ['undecided'] },
    { 'expected-annual-income': 'under-30k' },
  ])(
    'comes first where it was ticked too, where nothing was ticked, or where the sum of the other is missed: %o',
    (more) => {
      expect(kinds(more)[0]).toBe('entrepreneur/startup');
    },
  );
});
