import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../rank.ts';
import { answersOf } from '../testing/persona.ts';
import { assessEntries } from './entry.ts';

const atlas = realAtlas();

/** The way into a country for somebody who lives on means of their own. */
function wayOf(iso3: string, assets: string) {
  const preferences = profilePreferences(
    atlas,
    answersOf({
      age: 52,
      citizenship: ['JPN'],
      'work-arrangement': 'not-working',
      'visa-preference': ['retirement'],
      'liquid-assets-available': assets,
    }),
  );
  return assessEntries(engineOf(atlas), preferences)[atlas.indexOf(iso3)]?.way;
}

describe('a programme for people of means that asks for a deposit', () => {
  it('is a way in for who means to live there on what they own, where the sum is in hand', () => {
    expect(wayOf('MYS', '500k-1m')).toMatchObject({
      kind: 'route',
      asked: 'capital',
      test: 'passed',
      route: { kind: 'retirement/passive-income' },
    });
    expect(wayOf('MYS', '25k-50k')).toMatchObject({ kind: 'short', asked: 'capital' });
  });
});

describe('a country without a route of the kinds asked for', () => {
  it('is told with what our records hold of other kinds', () => {
    const silent = atlas.countries
      .map(({ iso3 }) => wayOf(iso3, '25k-50k'))
      .filter((one) => one?.kind === 'no record');
    expect(silent.some((one) => one?.kind === 'no record' && one.others.length > 0)).toBe(true);
    for (const one of silent)
      if (one?.kind === 'no record')
        for (const { kind, shown } of one.others) {
          expect(kind).not.toBe('retirement/passive-income');
          expect(shown).toBe(true);
        }
  });
});
