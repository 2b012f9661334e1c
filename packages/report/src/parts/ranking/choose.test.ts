import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import { describe, expect, it } from 'vitest';
import { bestOf, choosePlaces, surestFirst } from './choose.ts';

function match(iso3: string, rank: number, best: number, ...own: readonly GateResult['status'][]): Match {
  const gates = own.map((status) => ({ group: 'deal-breaker', status, reason: { kind: 'no record' } }));
  return { iso3, rank, rankBand: [best, rank + 3], gates } as never;
}

const order = (...matches: readonly Match[]): readonly string[] =>
  surestFirst(matches).map(({ iso3 }) => iso3);

describe('the order of the best places', () => {
  it('puts a place meeting all customer conditions before one with open ones, where their ranks overlap', () => {
    expect(
      order(match('AAA', 1, 1, 'met'), match('BBB', 2, 1, 'at_risk'), match('CCC', 3, 1, 'met')),
    ).toEqual(['AAA', 'CCC', 'BBB']);
    expect(order(match('AAA', 1, 1, 'unknown'), match('BBB', 2, 1, 'met'))).toEqual(['BBB', 'AAA']);
  });

  it('puts a permit that outlasts a job before one tied to it, where that was refused', () => {
    const tied = match('AAA', 1, 1, 'at_risk');
    const gates = tied.gates.map((gate) => ({
      ...gate,
      id: 'deal-breaker:tied-to-employer',
      reason: { kind: 'way in', way: { kind: 'job offer', pay: null, route: {} } },
    }));
    expect(order({ ...tied, gates } as never, match('BBB', 2, 1, 'met'))).toEqual(['BBB', 'AAA']);
  });

  it('puts a permit whose pay is expected before one that asks for more, where both wait for an offer', () => {
    const offered = (iso3: string, rank: number, expected: string): Match => {
      const way = { kind: 'job offer', pay: null, expected, route: { dependantsAllowed: true } };
      const gates = [{ group: 'entry', status: 'at_risk', reason: { kind: 'way in', way } }];
      return { ...match(iso3, rank, 1), gates } as never;
    };
    expect(order(offered('AAA', 1, 'below'), offered('BBB', 2, 'within'))).toEqual(['BBB', 'AAA']);
    expect(order(offered('AAA', 1, 'within'), offered('BBB', 2, 'above'))).toEqual(['AAA', 'BBB']);
  });

  it('puts a place with more on record before one with little, where their ranks overlap', () => {
    const known = (one: Match, coverage: number): Match => ({ ...one, coverage });
    const [thin, well] = [known(match('AAA', 1, 1, 'met'), 0.84), known(match('BBB', 2, 1, 'met'), 0.97)];
    expect(order(thin, well)).toEqual(['BBB', 'AAA']);
    expect(order(thin, { ...well, rankBand: [2, 5] })).toEqual(['AAA', 'BBB']);
    expect(order(known(thin, 0.92), well)).toEqual(['AAA', 'BBB']);
  });

  it('puts a place within the budget and with a way in before one beyond it', () => {
    const beyond = (group: string) => {
      const one = match('AAA', 1, 1, 'at_risk');
      return {
        ...one,
        gates: one.gates.map((gate) => ({ ...gate, group, reason: { kind: 'cost' } })),
      } as never;
    };
    for (const group of ['budget', 'entry'])
      expect(order(beyond(group), match('BBB', 2, 1, 'met'))).toEqual(['BBB', 'AAA']);
    expect(order(beyond('climate'), match('BBB', 2, 1, 'met'))).toEqual(['AAA', 'BBB']);
  });

  it('gives the last seat to the surer place, where each may have the other’s rank', () => {
    const three = [
      match('AAA', 1, 1, 'met'),
      match('BBB', 2, 2, 'met'),
      match('CCC', 3, 2, 'unknown'),
    ] as const;
    expect(order(...three, match('DDD', 4, 3, 'met'))).toEqual(['AAA', 'BBB', 'DDD']);
    expect(order(...three, match('DDD', 7, 3, 'met'))).toEqual(['AAA', 'BBB', 'CCC']);
    expect(order(...three, match('DDD', 4, 4, 'met'))).toEqual(['AAA', 'BBB', 'CCC']);
  });

  it('fills an extra place with a requested country among those equally doubtful and of overlapping rank', () => {
    const best = ['PRT', 'ESP', 'URY'].map((iso3, i) => match(iso3, i + 1, 1, 'met'));
    const filled = (...rest: readonly Match[]): string | undefined =>
      choosePlaces({
        atlas: realAtlas(),
        ranking: { matches: [...best, ...rest], excluded: [] },
        answers: { 'specific-countries': { value: ['dnk'] } },
        tier: 'gold',
        chosenCountryCodes: [],
        additionalCountries: 1,
      } as never).at(-1)?.country.iso3;
    expect(filled(match('ITA', 4, 2, 'met'), match('DNK', 5, 2, 'met'))).toBe('DNK');
    expect(filled(match('ITA', 4, 2, 'met'), match('DNK', 5, 5, 'met'))).toBe('ITA');
    expect(filled(match('ITA', 4, 2, 'met'), match('DNK', 5, 2, 'at_risk'))).toBe('ITA');
  });

  it('trusts a surveyed rent above the limit no more than a missing survey', () => {
    const rent = (one: Match, kind: string): Match =>
      ({ ...one, gates: one.gates.map((gate) => ({ ...gate, reason: { kind } })) }) as never;
    const [unknown, above] = [match('AAA', 1, 1, 'at_risk'), match('BBB', 2, 1, 'at_risk')];
    expect(order(unknown, rent(above, 'rent'))).toEqual(['AAA', 'BBB']);
  });

  it('fills the extra places by the same rules', () => {
    const best = ['PRT', 'ESP', 'URY'].map((iso3, i) => match(iso3, i + 1, 1, 'met'));
    const filled = (...rest: readonly Match[]): readonly string[] =>
      choosePlaces({
        atlas: realAtlas(),
        ranking: { matches: [...best, ...rest], excluded: [] },
        answers: {},
        tier: 'gold',
        chosenCountryCodes: [],
        additionalCountries: 1,
      } as never)
        .slice(best.length)
        .map(({ country }) => country.iso3);
    const doubted = { ...match('DEU', 4, 4, 'at_risk'), rankBand: [4, 6] } as Match;
    expect(filled(doubted, match('CHL', 5, 4, 'met'))).toEqual(['CHL']);
    expect(filled(doubted, match('CHL', 5, 5, 'met'))).toEqual(['DEU']);
  });

  it('puts a place without a town near the desired climate behind those that have one', () => {
    const cold = match('AAA', 1, 1, 'at_risk');
    const reason = { kind: 'degrees off', closest: 11, typical: 12, asAtHome: false };
    const gates = cold.gates.map((gate) => ({ ...gate, group: 'climate', reason }));
    expect(order({ ...cold, gates } as never, match('BBB', 2, 1, 'met'))).toEqual(['BBB', 'AAA']);
  });

  it('counts a figure near its limit as no open condition', () => {
    const near = match('AAA', 1, 1, 'at_risk');
    const gates = near.gates.map((gate) => ({ ...gate, reason: { kind: 'indicator' } }));
    expect(order({ ...near, gates } as never, match('BBB', 2, 1, 'met'))).toEqual(['AAA', 'BBB']);
  });

  it('puts a place whose law breaks a condition behind those that meet it, where ranks overlap', () => {
    const broken = (iso3: string, rank: number, best: number): Match => {
      const one = match(iso3, rank, best, 'at_risk');
      return { ...one, gates: one.gates.map((gate) => ({ ...gate, reason: { kind: 'service' } })) } as never;
    };
    const [first, second, third] = [broken('AAA', 1, 1), broken('BBB', 2, 1), broken('CCC', 3, 1)];
    expect(order(first, second, third, match('DDD', 4, 1, 'met'), match('EEE', 5, 3, 'met'))).toEqual([
      'DDD',
      'AAA',
      'BBB',
    ]);
    expect(order(first, second, third, match('DDD', 4, 4, 'met'))).toEqual(['AAA', 'BBB', 'CCC']);
  });

  it('does the same for a condition that no recommended town meets, but not for one nearly met', () => {
    const towns = (missed: number): Match => {
      const one = match('AAA', 1, 1, 'at_risk');
      const reason = { kind: 'towns', measure: 'winter days', missed, towns: [{}, {}], unrecorded: [] };
      return { ...one, gates: one.gates.map((gate) => ({ ...gate, reason })) } as never;
    };
    const kept = [match('BBB', 2, 1, 'met'), match('CCC', 3, 1, 'met'), match('DDD', 4, 1, 'met')];
    expect(order(towns(2), ...kept)).toEqual(['BBB', 'CCC', 'DDD']);
    expect(order(towns(0), ...kept)).toEqual(['AAA', 'BBB', 'CCC']);
  });

  it('puts a place that half meets a language condition, or lacks a count, behind those that meet it', () => {
    const heard = (reason: object): Match => {
      const gates = [{ group: 'language', status: 'at_risk', reason }];
      return { ...match('AAA', 1, 1), gates } as never;
    };
    const kept = [match('BBB', 2, 1, 'met'), match('CCC', 3, 1, 'met'), match('DDD', 4, 1, 'met')];
    expect(order(heard({ kind: 'speakers', begun: false }), ...kept)).toEqual(['BBB', 'CCC', 'DDD']);
    expect(order(heard({ kind: 'speakers uncounted' }), ...kept)).toEqual(['BBB', 'CCC', 'DDD']);
    expect(order(heard({ kind: 'speakers', begun: true }), ...kept)).toEqual(['BBB', 'CCC', 'DDD']);
  });

  it('treats a partly read line alike, with a figure against the place or with none', () => {
    const part = { ...match('AAA', 1, 1, 'at_risk') };
    const warned = part.gates.map((gate) => ({ ...gate, reason: { kind: 'part' } }));
    expect(order({ ...part, gates: warned } as never, match('BBB', 2, 1, 'at_risk'))).toEqual(['AAA', 'BBB']);
    expect(order(match('AAA', 1, 1, 'at_risk'), { ...match('BBB', 2, 1), gates: warned } as never)).toEqual([
      'AAA',
      'BBB',
    ]);
    const care = match('AAA', 1, 1, 'at_risk').gates.map((gate) => ({
      ...gate,
      id: 'need:regular-care',
      group: 'need',
      reason: { kind: 'measure' },
    }));
    expect(order({ ...part, gates: care } as never, match('BBB', 2, 1, 'met'))).toEqual(['BBB', 'AAA']);
  });

  it('leaves a clear lead alone, and everything where all are alike', () => {
    expect(order(match('AAA', 1, 1, 'at_risk'), match('BBB', 2, 2, 'met'))).toEqual(['AAA', 'BBB']);
    expect(order(match('AAA', 1, 1, 'at_risk'), match('BBB', 2, 1, 'at_risk'))).toEqual(['AAA', 'BBB']);
  });
});

function by(way: object, rank: number, best = 1): Match {
  const gates = [{ group: 'entry', status: 'met', reason: { kind: 'way in', way } }];
  return { iso3: `P${rank}`, rank, rankBand: [best, rank + 3], gates } as never;
}
const CLAIM = { kind: 'descent' };
const route = (dependantsAllowed: boolean | null) => ({ kind: 'route', route: { dependantsAllowed } });

describe('an uncertain permit', () => {
  const reached = by({ kind: 'route', test: 'passed', route: {} }, 4, 1);

  it.each([
    { kind: 'route', test: 'chosen', late: 'decision', route: {} },
    { kind: 'route', test: 'passed', ends: 48, route: {} },
    { kind: 'job offer', apart: true, route: {} },
    { kind: 'route', test: 'close', route: {} },
    { kind: 'route', test: 'passed', unsure: 'passport', route: {} },
    { kind: 'job offer', pay: { askedUsd: 2330, usualUsd: 1260 }, expected: null, route: {} },
  ])('stands behind one within reach, where ranks overlap: %o', (weak) => {
    const three = [by(weak, 1), by(weak, 2), by(weak, 3)] as const;
    expect(order(...three, reached)).toEqual(['P4', 'P1', 'P2']);
    expect(order(...three, { ...reached, rankBand: [4, 5] })).toEqual(['P1', 'P2', 'P3']);
  });

  it('is certain enough where its pay is usual, or the expected income suggests a better offer', () => {
    for (const way of [
      { pay: { askedUsd: 1170, usualUsd: 1260 }, expected: null },
      { pay: { askedUsd: 2330, usualUsd: 1260 }, expected: 'above' },
    ]) {
      const offer = { kind: 'job offer', route: {}, ...way };
      expect(order(by(offer, 1), by(offer, 2), by(offer, 3), reached)).toEqual(['P1', 'P2', 'P3']);
    }
  });
});

describe('an uncertain way in', () => {
  it('stands behind a permit where it rests on a claim, however sure the claim is called', () => {
    expect(order(by(CLAIM, 1), by(route(true), 2))).toEqual(['P2', 'P1']);
  });

  it('stands behind a permit of unknown sum where the claim is only possible', () => {
    const open = (match: Match): Match =>
      ({
        ...match,
        gates: match.gates.map((gate) => ({ ...gate, group: 'entry', status: 'unknown' })),
      }) as never;
    const claim = (said: string) => ({ ...CLAIM, claim: said });
    expect(order(open(by(claim('possibly'), 1)), open(by(route(true), 2)))).toEqual(['P2', 'P1']);
    expect(order(open(by(claim('yes'), 1)), open(by(route(true), 2)))).toEqual(['P1', 'P2']);
  });

  it('stands behind for a family where no record says whether it may come', () => {
    const places = [by(route(null), 1), by(route(true), 2)];
    expect(surestFirst(places, { family: true }).map(({ iso3 }) => iso3)).toEqual(['P2', 'P1']);
    expect(order(...places)).toEqual(['P1', 'P2']);
  });

  it('leaves one place to another way where all rest on a claim', () => {
    const chosen = (other: Match, text = '') =>
      bestOf({
        ranking: { matches: [by(CLAIM, 1), by(CLAIM, 2), by(CLAIM, 3), by(CLAIM, 4), other] } as never,
        answers: { 'specific-questions': { value: text } },
      }).map(({ iso3 }) => iso3);
    expect(chosen(by(route(true), 5, 2))).toEqual(['P1', 'P5', 'P2']);
    expect(chosen(by(route(true), 5, 5))).toEqual(['P1', 'P2', 'P3']);
    for (const asked of [
      'Please tell me what works without it too.',
      'Do not count on the passport.',
      'What is left if the claim fails?',
    ])
      expect(chosen(by(route(true), 5, 5), asked), asked).toEqual(['P1', 'P2', 'P5']);
    expect(chosen(by({ kind: 'short' }, 5, 2), 'Do not count on it.')).toEqual(['P1', 'P2', 'P3']);
  });
});
