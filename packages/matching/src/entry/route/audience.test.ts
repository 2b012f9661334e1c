import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { waysInto } from '../../testing/waysIn.ts';

const remote = {
  age: 38,
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'expected-annual-income': '75k-100k',
  'visa-preference': ['digital-nomad'],
};
const nomadRoutes = (iso3: string, citizenship: string, beside: object = {}): readonly string[] =>
  waysInto(iso3, { ...remote, citizenship: [citizenship], ...beside })
    .routes.filter(({ way }) => way.route.kind === 'digital-nomad')
    .map(({ way }) => way.route.name);

describe('a permit for remote work', () => {
  it('admits only the citizens its programme names', () => {
    for (const passport of ['USA', 'IND', 'BRA', 'GBR'])
      expect(nomadRoutes('CZE', passport), passport).toHaveLength(1);
    for (const passport of ['NGA', 'ZAF', 'CHN', 'PHL'])
      expect(nomadRoutes('CZE', passport), passport).toEqual([]);
  });

  it('admits nobody who needs a visa to visit, where it requires visits without a visa', () => {
    for (const iso3 of ['JPN', 'TWN', 'COL']) {
      expect(nomadRoutes(iso3, 'CAN'), iso3).toHaveLength(1);
      for (const passport of ['NGA', 'PAK'])
        expect(nomadRoutes(iso3, passport), `${passport} ${iso3}`).toEqual([]);
    }
  });

  it('admits every passport that visits without a visa, where it requires that', () => {
    const atlas = realAtlas();
    const routes = atlas.countries.flatMap(({ iso3 }) =>
      atlas.routes.of(iso3).filter(({ notes }) => notes?.includes('citizens who visit without a visa')),
    );
    expect(routes.length).toBeGreaterThan(0);
    for (const { iso3, id, conditions } of routes) {
      const free = atlas.countries.filter(
        (one) => atlas.passports.requirement(one.iso3, iso3)?.kind === 'visa free',
      );
      const named = conditions.nationalities ?? [];
      expect(
        free.flatMap((one) => (named.includes(one.iso3) ? [] : [one.iso3])),
        id,
      ).toEqual([]);
    }
  });

  it('admits digital work only, where it says so, and people who named no field', () => {
    for (const field of ['technology', 'marketing-sales'])
      expect(nomadRoutes('CZE', 'USA', { 'career-field': field }), field).toHaveLength(1);
    for (const field of ['healthcare', 'education', 'legal'])
      expect(nomadRoutes('CZE', 'USA', { 'career-field': field }), field).toEqual([]);
    expect(nomadRoutes('MYS', 'USA', { 'career-field': 'technology' })).toContain(
      'DE Rantau Nomad Pass for digital work',
    );
    expect(nomadRoutes('MYS', 'USA', { 'career-field': 'legal' })).toEqual([
      'DE Rantau Nomad Pass for other work',
    ]);
  });

  it('asks for a sum that depends on age where the programme’s does', () => {
    expect(nomadRoutes('TWN', 'USA')).toEqual(['Digital Nomad Visitor Visa, from 30']);
    expect(nomadRoutes('TWN', 'USA', { age: 26 })).toEqual(['Digital Nomad Visitor Visa, below 30']);
  });
});

describe('a work permit of Switzerland', () => {
  const worker = { age: 35, 'work-arrangement': 'local-job', 'visa-preference': ['work'] };
  it('needs a place in a quota, except for citizens of the European Union', () => {
    for (const passport of ['EGY', 'USA', 'IND'])
      expect(waysInto('CHE', { ...worker, citizenship: [passport] }).entry, passport).toMatchObject({
        status: 'at_risk',
        way: { route: { conditions: { selection: 'quota' } } },
      });
    expect(waysInto('CHE', { ...worker, citizenship: ['DEU'] }).entry).toMatchObject({
      way: { kind: 'movement' },
    });
  });
});

describe('a permit for staff of companies', () => {
  const CYPRUS = 'Work permit for skilled staff of companies of foreign interests';
  const found = (field: string) =>
    waysInto('CYP', {
      citizenship: ['GBR'],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'education-level': 'bachelor',
      'career-field': field,
    }).routes.map(({ way }) => way.route.name);

  it('admits work in offices, but not in health, where its register lists no employers', () => {
    expect(found('finance')).toContain(CYPRUS);
    expect(found('healthcare')).not.toContain(CYPRUS);
  });
});

describe('a permit to be self-employed', () => {
  const means = {
    age: 61,
    citizenship: ['AUS'],
    'liquid-assets-available': '500k-1m',
    'visa-preference': ['retirement', 'permanent-residency'],
  };
  const named = (beside: object): readonly string[] =>
    waysInto('CHE', { ...means, ...beside }).routes.map(({ way }) => way.route.name);

  it('admits nobody who means to do no work, where it is recorded by the sum invested', () => {
    const permit = 'Self-Employed / Entrepreneur Permit';
    expect(named({ 'work-arrangement': 'not-working' })).not.toContain(permit);
    expect(named({ 'work-arrangement': 'start-business' })).toContain(permit);
  });
});

describe('a work permit for staff of tech companies', () => {
  const workRoutes = (iso3: string, field: string) =>
    waysInto(iso3, {
      citizenship: ['BRA'],
      age: 34,
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'education-level': 'bachelor',
      'career-field': field,
    }).routes.map(({ way }) => way.route.name);

  it('admits only their fields of work, and is told without any other permit of the country', () => {
    for (const field of ['technology', 'engineering', 'science'])
      expect(workRoutes('PRT', field), field).toContain('Tech Visa');
    for (const field of ['education', 'healthcare', 'hospitality-tourism'])
      expect(workRoutes('PRT', field), field).toEqual([
        'D3 Highly-Qualified Activity Visa',
        'D1 Residence visa for subordinate work',
      ]);
    expect(workRoutes('UZB', 'education')).not.toContain('Uzbekistan IT Park Resident Visa');
  });
});
