import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { numbersDeep, standsFor, tokensIn } from '../../../figures/numbers.ts';
import { noteText } from './notes.ts';

const atlas = realAtlas();

describe('the sentences of remarks', () => {
  it('contain no number that the record does not hold', () => {
    let told = 0;
    for (const route of atlas.countries.flatMap(({ iso3 }) => atlas.routes.of(iso3))) {
      const held = numbersDeep(route);
      for (const token of tokensIn(noteText(route.notes))) {
        told += 1;
        expect(
          held.some((number) => standsFor(token, number)),
          `${route.id}: ${token.text}`,
        ).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});
