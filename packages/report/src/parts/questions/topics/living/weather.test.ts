import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const RETIRED = {
  age: 67,
  citizenship: ['NLD'],
  'current-location': place('Zwolle', 'Netherlands', 'nl'),
};

const topics = (question: string) => Object.keys(answered(RETIRED, ['ESP', 'PRT'], question));

describe('the weather', () => {
  it.each([
    'Would Wales be warmer than Agadir in January?',
    'Which of the two is sunnier?',
    'How mild is it there?',
  ])('is asked about in %j', (question) => {
    expect(topics(question)).toContain('weather');
  });

  it('is not asked about where winter is the time of a stay', () => {
    expect(topics('We want the winter months only: is there a bus?')).not.toContain('weather');
  });
});
