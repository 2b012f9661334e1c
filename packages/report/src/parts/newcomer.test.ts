import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../testing/views.ts';
import { foreignTongue } from './newcomer.ts';

const SPAIN = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

describe('a language that was begun', () => {
  it('is called neither foreign nor unspoken', () => {
    const told = (level: object): string => {
      const answers = answersOf({ citizenship: ['GBR'], 'languages-spoken': ['en', 'es'], ...level });
      return viewsOf(answers, SPAIN).map((view) => foreignTongue(view)?.text ?? '')[0] ?? '';
    };
    expect(told({ 'additional-comments': 'My Spanish is A1.' })).toMatch(/beginnings|begun|grow|so far/);
  });
});
