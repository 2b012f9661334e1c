import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';
import { teachesEnglish } from './teachesEnglish.ts';

const TEACHER: WrittenAnswers = {
  citizenship: ['CAN'],
  'languages-spoken': ['en'],
  'career-field': 'education',
  'education-level': 'bachelor',
  'work-arrangement': 'local-job',
};

describe('a teacher of English as a foreign language', () => {
  it.each([
    ['TEFL certificate', true],
    ['I teach English to adults', true],
    ['Teaching adults English for ten years', true],
    ['I teach mathematics in English', false],
    ['Primary school teacher', false],
  ])('%s', (skills, teaches) => {
    expect(teachesEnglish(answersOf({ ...TEACHER, 'special-skills': skills }))).toBe(teaches);
  });

  it('is told by words in that field alone, from somebody who speaks English', () => {
    const skills = { 'special-skills': 'CELTA' };
    expect(teachesEnglish(answersOf({ ...TEACHER, ...skills, 'career-field': 'technology' }))).toBe(false);
    expect(teachesEnglish(answersOf({ ...TEACHER, ...skills, 'languages-spoken': ['pl'] }))).toBe(false);
  });

  it('needs the language of the country less than other teachers do', () => {
    const spain = (skills: string) => {
      const { factors, scores } = standingOf({ ...TEACHER, 'special-skills': skills });
      const index = realAtlas().indexOf('ESP');
      const language = factors.find(({ id }) => id === 'language_fit');
      return { weight: language?.weight ?? 0, worth: language?.worth[index] ?? 0, score: scores[index] ?? 0 };
    };
    const [abroad, others] = [spain('TEFL'), spain('Drama')];
    expect(abroad.weight).toBeLessThan(others.weight);
    expect(others.worth).toBe(0);
    expect(abroad.worth).toBeGreaterThan(0);
    expect(abroad.score).toBeGreaterThan(others.score + 3);
  });
});
