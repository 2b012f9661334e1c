import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../testing/persona.ts';
import { isWithinReach } from '../entry/way.ts';
import { standingOf } from '../testing/standingOf.ts';
import { isAnswered, isUnanswered } from './unanswered.ts';

const atlas = realAtlas();

/** Of the passing countries that can be entered, whether each is answered, in their order. */
function answeredInOrder(answers: WrittenAnswers): readonly boolean[] {
  const { situation, gates, passing } = standingOf(answers);
  return passing
    .filter((country) => {
      const entry = situation.entries[country];
      return entry !== undefined && isWithinReach(entry.way);
    })
    .map((country) => isAnswered(gates, country));
}

describe('a must on law, language or the cost of a month that no record answers', () => {
  it.each<[string, WrittenAnswers]>([
    [
      'daily life in French',
      { citizenship: ['FRA'], 'languages-spoken': ['fr'], 'language-preference': 'must-speak' },
    ],
    ['a line on Russian', { citizenship: ['RUS'], 'deal-breakers': 'Russian must be widely spoken' }],
    ['a line on English', { citizenship: ['GBR'], 'deal-breakers': 'Nobody speaks English' }],
  ])('ranks a country after those whose records answer it: %s', (_, answers) => {
    const answered = answeredInOrder(answers);
    expect(answered).toContain(false);
    expect(answered.toSorted((a, b) => Number(b) - Number(a))).toEqual(answered);
  });

  it('may be about marriage or a budget, but not about what only an authority decides', () => {
    const statusOf = (line: string, iso3: string) => {
      const { gates } = standingOf({ citizenship: ['BRA'], 'deal-breakers': line });
      return isAnswered(gates, atlas.indexOf(iso3));
    };
    const line = 'A country where two women cannot be married';
    expect([statusOf(line, 'ISR'), statusOf(line, 'ESP')]).toEqual([false, true]);
    expect(statusOf('No doctors with long training', 'ESP')).toBe(true);
    const { gates } = standingOf({ citizenship: ['FRA'], 'monthly-budget': 1550 });
    expect(['MCO', 'LIE', 'ESP'].map((iso3) => isAnswered(gates, atlas.indexOf(iso3)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isUnanswered({ id: 'deal-breaker:rent', reason: { kind: 'no record' } })).toBe(false);
  });
});
