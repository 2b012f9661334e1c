import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../testing/persona.ts';
import { ownGates, ownVerdicts } from '../testing/standingOf.ts';

const atlas = realAtlas();

describe('military service', () => {
  it('excludes the country of a passport held, for the young and for sons, and warns elsewhere', () => {
    const drafted = [...atlas.column('conscription')];
    const statuses = (line: string, more: WrittenAnswers, own = false) => {
      const passport = own ? 'AUT' : 'IRL';
      const [gate] = ownGates(line, { citizenship: [passport], ...more });
      return new Set(
        atlas.countries.flatMap(({ iso3 }, i) =>
          drafted[i] === 1 && (iso3 === 'AUT') === own ? [gate?.check(i).status] : [],
        ),
      );
    };
    const partner = (age: number) => ({
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': age,
    });
    const line = 'Having to do military service again';
    for (const age of [30, 33, 61]) expect(statuses(line, { age }, true)).toEqual(new Set(['at_risk']));
    expect(statuses(line, { age: 33, ...partner(36) }, true)).toEqual(new Set(['at_risk']));
    for (const more of [{ age: 24 }, {}, { age: 50, ...partner(19) }, { age: 44, ...partner(8) }]) {
      expect(statuses(line, more, true)).toEqual(new Set(['failed']));
      expect(statuses(line, more)).toEqual(new Set(['at_risk']));
    }
    expect(statuses('Military service for my sons', { age: 50 }, true)).toEqual(new Set(['failed']));
    expect(statuses('Military service for my sons', { age: 50 })).toEqual(new Set(['at_risk']));
  });

  it('warns of a law that registers citizens for a service that is not compulsory', () => {
    const verdict = ownVerdicts('No military service', { citizenship: ['IRL'], age: 20 });
    expect([verdict('DEU')?.status, verdict('DEU')?.reason().kind]).toEqual(['at_risk', 'registration']);
    expect(verdict('FRA')?.status).toBe('met');
  });
});
