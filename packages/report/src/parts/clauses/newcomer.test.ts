import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { foreignTongue } from './newcomer.ts';

const SPAIN = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

describe('a language already begun', () => {
  it('is called neither foreign nor unspoken', () => {
    const told = (level: object): string => {
      const answers = answersOf({ citizenship: ['GBR'], 'languages-spoken': ['en', 'es'], ...level });
      return viewsOf(answers, SPAIN).map((view) => foreignTongue(view)?.text ?? '')[0] ?? '';
    };
    expect(told({ 'additional-comments': 'My Spanish is A1.' })).toMatch(/beginnings|begun|grow|so far/);
  });
});

describe('a language that is not spoken yet', () => {
  const told = (iso3: string, languages: readonly string[]): string =>
    viewsOf(
      answersOf({
        citizenship: ['IDN'],
        'languages-spoken': languages,
        'language-proficiency-rating': 'fluent',
      }),
      realAtlas().countries.filter((one) => one.iso3 === iso3),
    ).map((view) => foreignTongue(view)?.text ?? '')[0] ?? '';

  it('is no obstacle where most people understand English or a language much like theirs', () => {
    for (const iso3 of ['CYP', 'MYS']) {
      expect(told(iso3, ['en']), iso3).not.toMatch(/none of your languages/);
      expect(told(iso3, ['en']), iso3).not.toBe('');
    }
    expect(told('ROU', ['en'])).toMatch(/Romanian/);
    expect(told('MYS', ['id'])).toBe('');
  });
});
