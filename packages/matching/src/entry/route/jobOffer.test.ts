import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../../engine/engine.ts';
import { entriesOf, entryOf, waysInto } from '../../testing/waysIn.ts';
import { isForSearch, marketShare } from './jobOffer.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

describe('a permit for work', () => {
  it('is at risk because it needs an offer', () => {
    const entry = entryOf('DEU', {
      citizenship: ['IND'],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
    });
    expect(entry.status).toBe('at_risk');
    expect(entry.way.kind).toBe('job offer');
  });

  it('is on record where people without distinction are hired', () => {
    const teacher = {
      citizenship: ['CAN'],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'career-field': 'education',
      'education-level': 'bachelor',
    };
    for (const iso3 of [
      'TWN',
      'COL',
      'ECU',
      'URY',
      'MNE',
      'CRI',
      'PAN',
      'PRY',
      'DOM',
      'ALB',
      'MKD',
      'BIH',
      'ARM',
      'MDA',
      'TUN',
      'MUS',
      'JAM',
      'BHS',
    ]) {
      const { way } = entryOf(iso3, teacher);
      expect(way.kind, iso3).toBe('job offer');
      expect('route' in way && way.route.conditions.selection, iso3).not.toBe('exceptional');
    }
  });

  it('for teachers of English is theirs alone, with a passport of a country that speaks it', () => {
    const teacher = (passport: string, more: Record<string, unknown> = {}) =>
      waysInto('KOR', {
        citizenship: [passport],
        'languages-spoken': ['en'],
        'work-arrangement': 'local-job',
        'visa-preference': ['work'],
        'career-field': 'education',
        'education-level': 'bachelor',
        'special-skills': 'TEFL certificate',
        ...more,
      }).routes.map(({ way }) => way.route.name);
    const visa = 'E-2 visa for teachers of English';
    for (const passport of ['AUS', 'CAN', 'IRL', 'NZL', 'ZAF', 'GBR', 'USA'])
      expect(teacher(passport), passport).toContain(visa);
    expect(teacher('PHL')).not.toContain(visa);
    expect(teacher('CAN', { 'special-skills': 'Mathematics' })).not.toContain(visa);
    expect(teacher('CAN', { 'career-field': 'technology' })).not.toContain(visa);
  });

  it('compares the pay it requires with usual pay there', () => {
    const nurse = {
      citizenship: ['IND'],
      'career-field': 'healthcare',
      'education-level': 'bachelor',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
    };
    const denmark = entryOf('DNK', nurse);
    const pay = denmark.way.kind === 'job offer' ? denmark.way.pay : null;
    expect(pay?.earners).toBe('professionals');
    expect(pay?.askedUsd).toBeGreaterThan(6500);
    expect(pay?.usualUsd).toBeGreaterThan(pay?.askedUsd ?? 0);
    const trained = entryOf('DNK', { ...nurse, 'career-field': 'hospitality-tourism' });
    expect(trained.grade).toBeLessThan(denmark.grade);
  });

  it('warns where it requires more than the income expected', () => {
    const nurse = { citizenship: ['IND'], 'work-arrangement': 'local-job', 'visa-preference': ['work'] };
    const low = entryOf('DNK', { ...nurse, 'expected-annual-income': '30k-50k' });
    const high = entryOf('DNK', { ...nurse, 'expected-annual-income': '150k-200k' });
    expect(low.way).toMatchObject({ kind: 'job offer', expected: 'below' });
    expect(high.way).toMatchObject({ kind: 'job offer', expected: 'above' });
    expect(low.grade).toBeLessThan(high.grade);
  });

  it('that pays the best of a trade is worth less to who expects little than one that most of them could get', () => {
    const carpenter = {
      citizenship: ['PHL'],
      'career-field': 'construction-trades',
      'education-level': 'vocational',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'expected-annual-income': 'under-30k',
    };
    const [best, most] = [entryOf('NLD', carpenter), entryOf('AUS', carpenter)];
    for (const { way } of [best, most]) expect(way).toMatchObject({ kind: 'job offer', expected: 'below' });
    expect(best.grade).toBeLessThan(most.grade);
  });

  it('is not compared with the mean of a wide group when the text names an occupation paid below it', () => {
    const nurse = {
      citizenship: ['KEN'],
      'career-field': 'healthcare',
      'education-level': 'bachelor',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'special-skills': 'Registered nurse, ten years in intensive care',
    };
    expect(entryOf('DEU', nurse).way).toMatchObject({
      kind: 'job offer',
      pay: null,
      route: { minIncome: null },
    });
    expect(entryOf('DEU', { ...nurse, 'special-skills': 'Cardiology' }).way).toMatchObject({
      pay: { earners: 'professionals' },
    });
  });

  it('is out of the usual for such an occupation where it asks for more than that mean, as for older people', () => {
    const nurse = {
      citizenship: ['PHL'],
      'career-field': 'healthcare',
      'education-level': 'bachelor',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'special-skills': 'Registered nurse on a dialysis ward',
    };
    const pass = (age: number) =>
      waysInto('SGP', { ...nurse, age }).routes.find(({ way }) =>
        way.route.name.startsWith('Singapore Employment Pass'),
      );
    expect(pass(44)?.way).toMatchObject({ kind: 'job offer', pay: null });
    expect(pass(45)?.way).toMatchObject({ kind: 'job offer', pay: { earners: 'professionals' } });
    expect(pass(45)?.grade).toBeLessThan(pass(44)?.grade ?? 0);
  });

  it('comes after one with an offer where it requires means to live on, since it is for looking for work', () => {
    const route = atlas.routes.of('DEU').find(({ name }) => name.startsWith('Chancenkarte'));
    expect(route && isForSearch(engine, atlas.indexOf('DEU'), route)).toBe(true);
    const entry = entryOf('DEU', {
      citizenship: ['IND'],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
    });
    expect(entry.way.kind).toBe('job offer');
  });

  it('comes after every route that fits for work that is brought along', () => {
    const freelance = {
      citizenship: ['MEX'],
      'work-arrangement': 'freelance',
      'expected-annual-income': '75k-100k',
      'income-sources': ['remote-work'],
    };
    const ticked = entriesOf({ ...freelance, 'visa-preference': ['digital-nomad', 'work'] });
    const without = entriesOf({ ...freelance, 'visa-preference': ['digital-nomad'] });
    expect(ticked.filter(({ way }) => way.kind === 'job offer').length).toBeGreaterThan(5);
    ticked.forEach(({ way, grade }, country) => {
      if (way.kind !== 'job offer') return;
      const before = without[country]?.way.kind ?? '';
      expect(['short', 'no record'], engine.iso3[country]).toContain(before);
      expect(grade, engine.iso3[country]).toBeLessThanOrEqual(0.3);
      expect(way.apart).toBe(true);
    });
  });
});

describe('an offer of work', () => {
  const engineer = {
    citizenship: ['MEX'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work'],
    'career-field': 'engineering',
    'education-level': 'bachelor',
  };

  it('is less likely the smaller the labour market', () => {
    const grade = (iso3: string): number => entryOf(iso3, engineer).grade;
    const market = (iso3: string): number => marketShare(engine, atlas.indexOf(iso3), 'local-job');
    expect(market('ISL')).toBeCloseTo(0.82, 1);
    expect(market('MLT')).toBeLessThan(market('SVN'));
    expect([market('NOR'), market('USA')]).toEqual([1, 1]);
    // Both are visa-free in Iceland and Norway, and neither permit requires more than usual pay.
    expect(grade('ISL')).toBeLessThan(grade('NOR'));
  });

  it('is taken as given for people who move with an employer', () => {
    expect(marketShare(engine, atlas.indexOf('ISL'), 'company-transfer')).toBe(1);
  });
});
