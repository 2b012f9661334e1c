import { describe, expect, it } from 'vitest';
import { entryOf } from '../testing/waysIn.ts';

const STAY = {
  citizenship: ['CAN'],
  'work-arrangement': 'not-working',
  'relocation-duration': 'temporary',
};
const wayTo = (iso3: string, remark: string, more: Record<string, unknown> = {}) =>
  entryOf(iso3, { ...STAY, 'additional-comments': remark, ...more });

describe('days without a visa', () => {
  it('are the way in where they cover the part of each year that is planned', () => {
    const { way, status } = wayTo('PAN', 'I want to spend December to March there each year.');
    expect(way).toMatchObject({ kind: 'visit', days: 180, stay: 122 });
    expect(status).toBe('met');
  });

  it('are at risk where the stay may come to a few days more', () => {
    const { way, status } = wayTo('PAN', 'I only want to be away from November to April.');
    expect(way).toMatchObject({ kind: 'visit', stay: 182 });
    expect(status).toBe('at_risk');
  });

  it('are no way in for a longer stay, for work that is brought along, or for a move', () => {
    expect(wayTo('ESP', 'I only want to be away from November to April.').way.kind).not.toBe('visit');
    const remote = { 'work-arrangement': 'remote-employee' };
    expect(wayTo('PAN', 'We are snowbirds.', remote).way.kind).not.toBe('visit');
    expect(wayTo('PAN', 'I look forward to the sea.').way.kind).not.toBe('visit');
  });

  it('come after a right to live there', () => {
    expect(wayTo('ESP', 'We are snowbirds.', { citizenship: ['IRL'] }).way.kind).toBe('movement');
  });
});
