import { describe, expect, it } from 'vitest';
import { secondPerson } from './secondPerson.ts';

describe('secondPerson', () => {
  it.each([
    ['education for me or my children', 'education for you or your children'],
    ['I am willing to learn a new language', 'you are willing to learn a new language'],
    ['doctors and treatment I rely on', 'doctors and treatment you rely on'],
    ['I keep to myself', 'you keep to yourself'],
    ['US citizens in a medium town', 'US citizens in a medium town'],
  ])('rewords "%s" to address the customer', (own, said) => {
    expect(secondPerson(own)).toBe(said);
  });

  it('mentions no children to somebody with whom no child moves', () => {
    expect(secondPerson('education for me or my children', true)).toBe('education for you');
  });
});
