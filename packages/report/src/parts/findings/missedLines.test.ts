import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import { describe, expect, it } from 'vitest';
import { ROOM_FOR_A_HORSE } from '@global-fit/matching/gates/towns/countryside';
import { missed } from '../ranking/doubts.ts';
import { atRiskSaid } from './atRiskSaid.ts';
import { missedLines } from './missedLines.ts';

const LINE = 'no compulsory military service';

function gate(status: GateResult['status'], kind: string): GateResult {
  return {
    group: 'deal-breaker',
    label: LINE,
    status,
    reason: { kind },
    because: { questionIds: ['deal-breakers'] },
  } as never;
}

const match = (iso3: string, rank: number, one: GateResult): Match => ({ iso3, rank, gates: [one] }) as never;

const keeps = gate('met', 'indicator');
const breaks = gate('at_risk', 'service');

function said(matches: readonly Match[], ...places: readonly string[]): readonly string[] {
  const atlas = realAtlas();
  return missedLines(
    { atlas, ranking: { matches } as never },
    places.map((iso3) => ({ iso3, country: atlas.country(iso3)?.name ?? '', origin: 'recommended' })),
  ).map(({ text }) => text);
}

describe('deal-breakers that recommended places do not meet', () => {
  it('are listed with the places and with the first of the ranking that meets them', () => {
    const matches = [match('NOR', 1, breaks), match('CHE', 2, breaks), match('AUS', 5, keeps)];
    const expected = `Norway and Switzerland do not keep your condition “${LINE}”; Australia, at rank 5, is the first that does.`;
    expect(said(matches, 'NOR', 'CHE')).toEqual([expected]);
  });

  it('name the first place of the report that meets them without a rank, since the order is the report’s own', () => {
    const matches = [match('NOR', 1, breaks), match('AUS', 2, keeps), match('CHE', 3, keeps)];
    expect(said(matches, 'AUS', 'NOR')).toEqual([
      `Norway does not keep your condition “${LINE}”; of the places here Australia is the first that does.`,
    ]);
    expect(said(matches, 'NOR', 'CHE')[0]).toMatch(
      /of the places here Switzerland is the first that does\.$/,
    );
  });

  it('speak of people where few speak a language of the household', () => {
    const spoken = (status: GateResult['status']): GateResult =>
      ({
        ...gate(status, 'speakers'),
        group: 'language',
        reason: { kind: 'speakers', begun: false },
      }) as never;
    const matches = [match('GBR', 1, spoken('met')), match('ITA', 2, spoken('at_risk'))];
    expect(said(matches, 'GBR', 'ITA')).toEqual([
      'In Italy fewer than half of the people speak a language of yours, which you made a must; of the places here the United Kingdom is the first where more do.',
    ]);
  });

  it('say so where none does', () => {
    expect(said([match('NOR', 1, breaks)], 'NOR')).toEqual([
      `Norway does not keep your condition “${LINE}”, nor does any country that passes your other conditions.`,
    ]);
  });

  it('are not listed where they are met, or nearly', () => {
    expect(said([match('AUS', 1, keeps)], 'AUS')).toEqual([]);
    expect(said([match('AUS', 1, gate('at_risk', 'indicator'))], 'AUS')).toEqual([]);
  });
});

describe('no room for a horse that comes along', () => {
  const full = (status: GateResult['status']): GateResult =>
    ({
      ...gate(status, 'indicator'),
      id: ROOM_FOR_A_HORSE,
      group: 'need',
      reason: { kind: 'indicator', indicator: 'population_density', value: 1727 },
      facts: [],
    }) as never;

  it('is said as such, and counts when the place is told among those of like rank', () => {
    expect(atRiskSaid(full('at_risk'), 'Malta').text).toContain('hardly room for a horse');
    expect(missed(match('MLT', 1, full('at_risk')))).toBe(1);
    expect(missed(match('IRL', 1, full('met')))).toBe(0);
  });
});
