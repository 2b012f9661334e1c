import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const FATHER = {
  age: 42,
  citizenship: ['ARG'],
  'current-location': place('Córdoba', 'Argentina', 'ar'),
  'relationship-status': 'divorced',
  'relocating-family-members': 'no',
};
const STAYS = { 'unique-family-situation': 'My daughter Lucía, 9, will stay with her mother in Córdoba.' };
const subjects = (question: string, beside: object = {}) =>
  Object.keys(answered({ ...FATHER, ...beside }, ['ESP'], question));

describe('a child who travels alone', () => {
  it('is meant by a pronoun where a child stays at home', () => {
    const question =
      'Can Lucía visit me for two months without a visa, and which papers does she need to fly alone?';
    expect(subjects(question, STAYS)).toEqual(['guests', 'child-alone']);
    expect(subjects(question)).not.toContain('child-alone');
  });

  it('is not meant where an adult travels alone', () => {
    expect(subjects('Would my mother need help if she flies alone?')).not.toContain('child-alone');
  });
});
