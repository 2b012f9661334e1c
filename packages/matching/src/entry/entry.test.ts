import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryOf } from '../testing/waysIn.ts';

const atlas = realAtlas();

const REMOTE = {
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
};

describe('the way into a country', () => {
  it('is a right for citizens, and by free movement in the EU, the Common Travel Area, the Trans-Tasman area and the Gulf', () => {
    const pairs = [
      ['PRT', 'PRT'],
      ['DEU', 'NOR'],
      ['GBR', 'IRL'],
      ['AUS', 'NZL'],
      ['OMN', 'ARE'],
    ] as const;
    for (const [passport, iso3] of pairs) {
      expect(entryOf(iso3, { citizenship: [passport] }), `${passport} ${iso3}`).toMatchObject({
        grade: 1,
        status: 'met',
      });
    }
  });

  it('is certain with a permit that an agreement grants to the passport, whatever was ticked', () => {
    for (const iso3 of ['ARG', 'BOL', 'CHL', 'COL', 'ECU', 'PER', 'PRY', 'URY']) {
      const { grade, status, way } = entryOf(iso3, { citizenship: ['BRA'], ...REMOTE });
      expect(way, iso3).toMatchObject({
        kind: 'route',
        test: 'by nationality',
        route: { kind: 'agreement' },
      });
      expect(status).toBe('met');
      expect(grade).toBeGreaterThan(0.85);
      expect(grade).toBeLessThan(1);
      expect(entryOf(iso3, { citizenship: ['USA'], ...REMOTE }).way).not.toMatchObject({
        route: { kind: 'agreement' },
      });
    }
    // Chile does not apply it to everybody, and says so.
    expect(entryOf('CHL', { citizenship: ['PER'], ...REMOTE }).way).not.toMatchObject({ kind: 'route' });
  });

  it('is at risk without a record, and scores below every known route that is within reach', () => {
    const entry = entryOf('TCD', { citizenship: ['CAN'], ...REMOTE });
    expect(entry.status).toBe('at_risk');
    expect(entry.way.kind).toBe('no record');
    for (const income of ['30k-50k', '50k-75k', '100k-150k']) {
      const answers = { citizenship: ['CAN'], 'expected-annual-income': income, ...REMOTE };
      const all = entriesOf(answers);
      const missing = Math.max(
        ...all.filter(({ way }) => way.kind === 'no record').map(({ grade }) => grade),
      );
      for (const one of all)
        if ('route' in one.way && one.way.kind !== 'short') expect(one.grade).toBeGreaterThan(missing);
    }
  });

  it('is met only by a route the household asked for, by name or by what it does, or that its passport is entitled to', () => {
    const FOUNDERS_ONLY = atlas.countries
      .flatMap(({ iso3 }) => atlas.routes.of(iso3))
      .filter(({ conditions }) => conditions.forWhom === 'founders' || conditions.forWhom === 'innovators');
    expect(FOUNDERS_ONLY.length).toBeGreaterThan(5);
    const freelancer = {
      citizenship: ['ARG'],
      'work-arrangement': 'freelance',
      'income-sources': ['remote-work'],
      'expected-annual-income': '30k-50k',
      'liquid-assets-available': '500k-1m',
      'visa-preference': ['digital-nomad', 'permanent-residency', 'citizenship'],
    };
    for (const { way, status } of entriesOf(freelancer)) {
      if (!('route' in way)) continue;
      expect(['founders', 'innovators'], way.route.id).not.toContain(way.route.conditions.forWhom);
      if (status === 'met')
        expect(['digital-nomad', 'entrepreneur/startup', 'agreement']).toContain(way.route.kind);
    }
    expect(entryOf('PRT', freelancer).way).toMatchObject({ kind: 'route', test: 'within' });
  });

  it('is unknown for students where no study route is on record, since no other route counts for them', () => {
    const student = {
      citizenship: ['TUR'],
      'work-arrangement': 'study',
      'monthly-budget': 900,
      'expected-annual-income': 'under-30k',
      'other-economic-contributions': ['business-investment'],
      'visa-preference': ['work', 'digital-nomad'],
    };
    for (const { iso3 } of atlas.countries) {
      const { way } = entryOf(iso3, student);
      if ('route' in way) expect(way.route.kind, iso3).toBe('study');
    }
    expect(entryOf('SRB', student).way.kind).toBe('no record');
    expect(entryOf('SRB', student).grade).toBeLessThan(entryOf('FRA', student).grade);
  });
});
