import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { townsWished } from './townsWished.ts';

const atlas = realAtlas();
const wished = (remark: string, iso3: string): readonly string[] =>
  townsWished(atlas, answersOf({ 'additional-comments': remark }))
    .filter(({ town }) => town.iso3 === iso3)
    .map(({ town }) => town.name);

describe('towns that a remark wishes for', () => {
  it('are those it prefers, typed without capitals or accents, and none they are set against', () => {
    const remark = 'I prefer valencia or malaga over madrid/barcelona, but open to porto';
    expect(wished(remark, 'ESP')).toEqual(['Valencia', 'Málaga']);
    expect(wished(remark, 'PRT')).toEqual(['Porto']);
  });

  it('are those that were recommended, small ones too', () => {
    const remark = 'Boquete was recommended by friends, also Ajijic, and Cascais.';
    expect([...wished(remark, 'PAN'), ...wished(remark, 'MEX'), ...wished(remark, 'PRT')]).toEqual([
      'Boquete',
      'Ajijic',
      'Cascais',
    ]);
  });

  it.each([
    'My sister lives in Valencia.',
    'We would like flights to Valencia.',
    'I would love to live anywhere but not Valencia.',
    'I was in Valencia last year.',
  ])('are none in “%s”', (remark) => {
    expect(wished(remark, 'ESP')).toEqual([]);
  });
});
