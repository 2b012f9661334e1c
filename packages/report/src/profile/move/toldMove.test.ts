import { describe, expect, it } from 'vitest';
import { toldMove } from './toldMove.ts';

const told = (text: string, south = false) => {
  const { latest, earliest } = toldMove({ 'additional-comments': { value: text } }, '2026-11-23', south);
  return [latest, earliest];
};

describe('the months that bind a move', () => {
  it.each([
    ['We must leave by the end of February 2027.', '2027-02'],
    ['I have to be there no later than March 1, 2027', '2027-03'],
    ['We have to move before March 2027, whatever happens.', '2027-02'],
    ['Our family needs to be out of here by June 2027', '2027-06'],
    ['I need to arrive before January 2028', '2027-12'],
    ['We want to leave within 5 months.', '2027-04'],
    ['We want to leave within 5 months, best before easter.', '2027-03'],
    ['I would like to go in the next three months', '2027-02'],
    ['We are moving within six weeks', '2026-12'],
    ['We hope to be gone before Christmas', '2026-12'],
    ['we want to go in about eighteen months, after Ellies exams, so summer 2028 at the latest', '2028-08'],
    ['I want to leave soon, June 2027 latest', '2027-06'],
  ])('end with the one by which somebody has to go: %s', (text, latest) => {
    expect(told(text)).toEqual([latest, null]);
  });

  it.each([
    ['spring', '2028-05', '2028-11'],
    ['summer', '2028-08', '2028-02'],
    ['autumn', '2028-11', '2028-05'],
  ])('end with the last month that a %s has at home', (season, north, south) => {
    const text = `We want to go in ${season} 2028 at the latest`;
    expect(told(text)).toEqual([north, null]);
    expect(told(text, true)).toEqual([south, null]);
  });

  it.each([
    ['Martina finishes school in December 2027.', '2028-01'],
    ['My son graduates in June 2027', '2027-07'],
    ['Emil wants to finish gymnasium in Viborg in June 2028.', '2028-07'],
    ['She takes her A-levels in May 2028, so not before.', '2028-06'],
    ['I am completing my degree until July 2027', '2027-08'],
  ])('begin after the one in which a school ends: %s', (text, earliest) => {
    expect(told(text)).toEqual([null, earliest]);
  });

  it.each([
    'Must we leave by February 2027?',
    'My lease ends in June 2027.',
    'We left Syria before March 2017.',
    'We would like to see Lisbon in May 2027.',
    'My visa ends in May 2027.',
    'I could find a job within 5 months.',
    'He wants to finish gymnasium in June 2028 and would stay with his grandmother till then.',
  ])('are none where nothing binds: %s', (text) => {
    expect(told(text)).toEqual([null, null]);
  });

  it('are the soonest end and the latest beginning of several', () => {
    const answers = {
      'additional-comments': { value: 'We must leave by June 2027. I graduate in March 2027.' },
      'missed-information': { value: 'We have to be gone before May 2027.' },
    };
    expect(toldMove(answers, '2026-11-23')).toEqual({
      latest: '2027-04',
      earliest: '2027-04',
      ids: ['missed-information', 'additional-comments'],
    });
  });
});
