import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const MOTHER = {
  age: 41,
  citizenship: ['PHL'],
  'relationship-status': 'single',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Jun',
  'family-member-1-family-member-age': 14,
  'family-member-1-relationship': 'child',
  'work-arrangement': 'local-job',
};
const ASKED = 'My son is 14 now, until what age can he be included as my dependent?';
const said = (places: readonly string[], answers: object = {}): string =>
  answered({ ...MOTHER, ...answers }, [...places], ASKED)['child-age']?.said?.text ?? '';

describe('the age until which a child may come along', () => {
  it('is given by each place’s law, and a shared law once', () => {
    const text = said(['ESP', 'CZE', 'CAN']);
    expect(text).toMatch(
      /In (?:Spain and Czechia|Czechia and Spain) the law of the Union gives a right to follow/,
    );
    expect(text).toContain('In Canada a child counts as family until the day before its birthday of 22');
    expect(text.match(/law of the Union/g)).toHaveLength(1);
  });

  it('leaves out states where that law does not apply, and includes countries on the customer’s mind', () => {
    expect(said(['DNK'])).not.toContain('law of the Union');
    expect(said(['ESP'], { 'specific-countries': ['NZL'] })).toContain(
      'In New Zealand a child who is single',
    );
  });
});
