import { describe, expect, it } from 'vitest';
import { answersOf, place } from '../../testing/persona.ts';
import { daysAfterWork, presentStatus, workOver } from './presentStatus.ts';

const statusOf = (text: string, id = 'missed-information') => presentStatus(answersOf({ [id]: text }));

describe('the present status', () => {
  it.each([
    ['It is temporary protection, prolonged until March 2027.', 'temporary protection', '2027-03'],
    ['My work permit expires in June 2027', 'work permit', '2027-06'],
    ['We live here on a student visa, valid until 31 August 2027.', 'student visa', '2027-08'],
    ['my H-1B runs until October 2027', 'H-1B', '2027-10'],
    ['My H1B status ends in October 2027.', 'H1B', '2027-10'],
    ['My OPT expires in July 2027', 'OPT', '2027-07'],
    ['Our status here ends in May 2027', 'status', '2027-05'],
    ['H1B valid till Aug 2028.', 'H1B', '2028-08'],
    ['work permit until sept 2027', 'work permit', '2027-09'],
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
    'We opt for a lease until March 2027.',
    'My maternity leave ends in March 2027.',
    'My visa expired in March 2019.',
  ])('is not a status with an end: "%s"', (text) => {
    expect(statusOf(text)?.ends ?? null).toBeNull();
  });

  it('may be a contract by which somebody lives abroad, but not a permission to leave', () => {
    const line = 'My contract in Riyadh ends 30 June 2027 and I need exit visa';
    const here = { 'additional-comments': line, 'current-location': place('Riyadh', 'Saudi Arabia', 'sa') };
    expect(presentStatus(answersOf({ ...here, citizenship: ['PHL'] }))).toMatchObject({
      what: 'contract',
      ends: '2027-06',
    });
    expect(presentStatus(answersOf({ ...here, citizenship: ['SAU'] }))).toBeNull();
    for (const lease of [
      'My contract for the flat ends 30 June 2027',
      'My contract with the landlord ends in June 2027',
      'My lease contract ends in June 2027',
      'My phone contract runs out in June 2027',
    ])
      expect(
        presentStatus(answersOf({ ...here, 'additional-comments': lease, citizenship: ['PHL'] })),
        lease,
      ).toBeNull();
    expect(statusOf('My exit visa expires in June 2027')).toBeNull();
  });

  it.each(['relocation-inspiration', 'unique-family-situation'])('is read where it is told as %s', (id) => {
    expect(
      statusOf('Our temporary protection in Poland ends in March 2027 and I do not want to wait.', id),
    ).toMatchObject({ ends: '2027-03', protection: true, id });
  });

  it('is recognised as protection even in a question', () => {
    expect(statusOf('Can we move our temporary protection?', 'specific-questions')).toMatchObject({
      protection: true,
      ends: null,
    });
  });
});

describe('the days left once the work ends', () => {
  it.each([
    ['If I am laid off I have 60 days to leave.', 60],
    ['I have 90 days if I lose my job.', 90],
    ['After losing my job we would have only 60-day grace', 60],
  ])('are read: "%s"', (text, days) => {
    expect(daysAfterWork(answersOf({ 'additional-comments': text }))?.days).toBe(days);
  });

  it.each([
    'We have 60 days to leave the flat.',
    'I was laid off. The visit lasts 30 days.',
    'I fear to lose my job.',
  ])('are not read: "%s"', (text) => {
    expect(daysAfterWork(answersOf({ 'additional-comments': text }))).toBeNull();
  });
});

describe('work that is over', () => {
  it.each([
    'laid off on 16 nov 2026 after 9 yrs in the US',
    'I was let go in October.',
    'My position was eliminated last week',
  ])('is recognised: "%s"', (text) => {
    expect(workOver(answersOf({ 'relocation-inspiration': text }))).not.toBeNull();
  });

  it.each([
    'If I am laid off I have 60 days',
    'I fear to be laid off next year',
    'My husband was laid off',
    'The company laid off 200 people',
    'What happens when I was laid off?',
    'In 2020 I was made redundant and we had 30 days to find a job or go',
    'I lost my job during covid, and again two years ago',
  ])('is not recognised: "%s"', (text) => {
    expect(workOver(answersOf({ 'relocation-inspiration': text }))).toBeNull();
  });

  const TOLD = 'laid off on 16 nov 2026, H-1B so 60 days';
  it('ends a foreigner’s status on the last of the days left, and never a citizen’s', () => {
    const here = {
      'relocation-inspiration': TOLD,
      'current-location': place('Seattle', 'United States', 'us'),
    };
    expect(presentStatus(answersOf({ ...here, citizenship: ['IND'] }))).toMatchObject({
      what: 'H-1B',
      ends: '2027-01',
    });
    expect(presentStatus(answersOf({ ...here, citizenship: ['USA'] }))?.ends ?? null).toBeNull();
  });
});
