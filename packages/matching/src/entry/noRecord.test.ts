import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../testing/waysIn.ts';

/** The way into a country for somebody with independent means. */
const wayOf = (iso3: string, assets: string) =>
  entryOf(iso3, {
    age: 52,
    citizenship: ['JPN'],
    'work-arrangement': 'not-working',
    'visa-preference': ['retirement'],
    'liquid-assets-available': assets,
  }).way;

describe('a programme for people of means that asks for a deposit', () => {
  it('is a way in for people who mean to live on what they own and have the sum', () => {
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
  it('is shown with the routes of other kinds that our records hold', () => {
    const others = realAtlas().countries.flatMap(({ iso3 }) => {
      const way = wayOf(iso3, '25k-50k');
      return way.kind === 'no record' ? way.others : [];
    });
    expect(others.length).toBeGreaterThan(0);
    for (const { kind, shown } of others) {
      expect(kind).not.toBe('retirement/passive-income');
      expect(shown).toBe(true);
    }
  });
});
