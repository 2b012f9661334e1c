import { describe, expect, it } from 'vitest';
import { answersOf } from '../testing/persona.ts';
import { presentStatus } from './presentStatus.ts';

const statusOf = (text: string, id = 'missed-information') => presentStatus(answersOf({ [id]: text }));

describe('the present status', () => {
  it.each([
    ['It is temporary protection, prolonged until March 2027.', 'temporary protection', '2027-03'],
    ['My work permit expires in June 2027', 'work permit', '2027-06'],
    ['We live here on a student visa, valid until 31 August 2027.', 'student visa', '2027-08'],
    ['Our residence card runs out in August 2028', 'residence card', '2028-08'],
  ])('is read with its end: "%s"', (text, what, ends) => {
    const protection = what === 'temporary protection';
    expect(statusOf(text)).toMatchObject({ what, ends, protection });
  });

  it.each([
    'Rabies vaccination valid until March 2027.',
    'My visa ends with my job.',
    'My sister’s visa ends in March 2027.',
    'Is it true that the visa ends in March 2027?',
    'Which permit would I need?',
  ])('is no status with an end: "%s"', (text) => {
    expect(statusOf(text)?.ends ?? null).toBeNull();
  });

  it('is known as protection from a question alone', () => {
    expect(statusOf('Can we move our temporary protection?', 'specific-questions')).toMatchObject({
      protection: true,
      ends: null,
    });
  });
});
