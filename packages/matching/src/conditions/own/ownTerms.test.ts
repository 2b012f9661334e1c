import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { answersOf } from '../../testing/persona.ts';

const idsOf = (line: string, comments = '') =>
  profilePreferences(
    realAtlas(),
    answersOf({ 'deal-breakers': line, 'additional-comments': comments }),
  ).dealBreakers.map(({ id }) => id);

describe('a line on marriage by two of one sex', () => {
  it.each([
    'marriage must be legal for us',
    'no marriage for us',
    'must be able to marry my husband there',
    'countries where we can’t marry',
    'no recognition of our marriage',
  ])('is on the law for such couples: “%s”', (line) => {
    expect(idsOf(line, 'We are a gay couple.')).toEqual(['same-sex-marriage']);
    expect(idsOf(line)).toEqual([null]);
  });

  it('needs no other answer where it says who they are', () =>
    expect(idsOf('marriage must be legal for us (two men)')).toEqual(['same-sex-marriage']));
});
