import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();

describe('the freedom of the press', () => {
  it.each<[string, string | null]>([
    ['No free press', 'free-media'],
    ['Lack of press freedom', 'free-media'],
    ['The press must be free', 'free-media'],
    ['No freedom of speech', 'free-media'],
    ['media is not independent', 'free-media'],
    ['State-controlled media', 'pressed-media'],
    ['a censored press', 'pressed-media'],
    ['Countries where journalists are jailed', 'pressed-media'],
    ['weak press freedom', 'pressed-media'],
    ['Free press', 'free-media'],
    ['freedom of speech', 'free-media'],
    ['Freedom of speech is overrated', null],
    ['No French press in the kitchen', null],
    ['No free newspapers on the train', null],
    ['social media banned', null],
    ['No jobs in media', null],
    ['do not mind state media', null],
    ['Internet censorship', 'censorship'],
    ['censorship', 'censorship'],
  ])('is read from "%s" as %s', (line, id) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map((one) => one.id)).toEqual([id]);
  });

  it('goes by what may be printed and said', () => {
    const gate = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'No free press' })),
    ).gates.find(({ group }) => group === 'deal-breaker');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect(['NOR', 'MEX', 'CHN'].map(status)).toEqual(['met', 'at_risk', 'failed']);
  });
});
