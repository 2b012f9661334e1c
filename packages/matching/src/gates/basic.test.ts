import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../testing/standingOf.ts';

const atlas = realAtlas();

describe('the must-have on languages', () => {
  const verdictIn = (iso3: string, rating: string) => {
    const { gates } = standingOf({
      'languages-spoken': ['ja', 'en'],
      'language-preference': 'must-speak',
      'language-proficiency-rating': rating,
    });
    const verdict = gates.find(({ group }) => group === 'language')?.check(atlas.indexOf(iso3));
    return [verdict?.status, verdict?.reason()];
  };

  it('is not met by a language at beginner’s level, and not failed by one that most people speak', () => {
    for (const iso3 of ['GBR', 'USA', 'AUS', 'NOR']) {
      const [status, reason] = verdictIn(iso3, 'basic');
      expect(status, iso3).toBe('at_risk');
      expect(reason, iso3).toMatchObject({ kind: 'speakers', begun: true });
      expect(verdictIn(iso3, 'conversational')[0], iso3).toBe('met');
    }
    expect(verdictIn('ESP', 'basic')[0]).toBe('failed');
  });

  it('is at risk where another language is official and no record counts speakers of theirs', () => {
    for (const [iso3, official] of [
      ['PER', 'Spanish'],
      ['NIC', 'Spanish'],
    ] as const) {
      const [status, reason] = verdictIn(iso3, 'conversational');
      expect(status, iso3).toBe('at_risk');
      expect(reason, iso3).toMatchObject({ kind: 'speakers uncounted', official: { name: official } });
    }
  });
});
