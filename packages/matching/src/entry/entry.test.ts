import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../rank.ts';
import { answersOf } from '../testing/persona.ts';
import { admits } from './eligibility.ts';
import { assessCountry, assessEntries, closedRoutes } from './entry.ts';
import type { Entry } from './way.ts';
import { isForSearch } from './jobOffer.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

function entryOf(iso3: string, answers: Parameters<typeof answersOf>[0]) {
  return assessEntries(engine, profilePreferences(atlas, answersOf(answers)))[atlas.indexOf(iso3)] as Entry;
}

function entriesOf(answers: Parameters<typeof answersOf>[0]) {
  return assessEntries(engine, profilePreferences(atlas, answersOf(answers)));
}

const REMOTE = {
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
};

describe('assessEntry', () => {
  it('knows rights: citizenship and free movement of the union, the islands, the Tasman and the Gulf', () => {
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

  it('takes a permit that an agreement owes to a passport for a permit, whatever was ticked, and for a sure one', () => {
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

  it('gives residence that is temporary at first by no agreement alone', () => {
    for (const { note, grade } of atlas.movement.blocs)
      if (/temporary/.test(note ?? '')) expect(grade).toBe('partial');
  });

  it('compares income with the threshold of a nomad visa', () => {
    const rich = entryOf('ESP', { citizenship: ['NGA'], 'expected-annual-income': '75k-100k', ...REMOTE });
    const poor = entryOf('ESP', { citizenship: ['NGA'], 'expected-annual-income': 'under-30k', ...REMOTE });
    expect(rich.status).toBe('met');
    expect(rich.way).toMatchObject({ kind: 'route', test: 'passed', asked: 'income' });
    expect(poor.status).toBe('failed');
    expect(poor.grade).toBeLessThan(rich.grade);
  });

  it('opens nothing that is given for skills to whoever means to do no work, nor to people past its age', () => {
    const retired = {
      citizenship: ['USA'],
      age: 50,
      'work-arrangement': 'not-working',
      'visa-preference': ['retirement', 'permanent-residency'],
    };
    for (const iso3 of ['AUS', 'NZL', 'CAN']) {
      expect(entryOf(iso3, retired).way, iso3).toMatchObject({ kind: 'no record' });
      const skilled = { ...retired, age: 40, 'work-arrangement': 'local-job' };
      expect(entryOf(iso3, skilled).way.kind, iso3).not.toBe('no record');
    }
    const old = {
      ...retired,
      age: 60,
      'work-arrangement': 'local-job',
      'visa-preference': ['permanent-residency'],
    };
    const route = (iso3: string) => {
      const { way } = entryOf(iso3, old);
      return way.kind === 'route' ? way.route.name : null;
    };
    expect(route('NZL')).toBeNull();
  });

  it('holds a fixed income that was told in words against the sum', () => {
    const of = (remark: string) =>
      entryOf('PRT', {
        citizenship: ['USA'],
        'work-arrangement': 'not-working',
        'expected-annual-income': 'retired-fixed',
        'income-sources': ['retirement-pension'],
        'visa-preference': ['retirement'],
        'additional-comments': remark,
      });
    expect(of('I get $1,950 Social Security every month.')).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
    expect(of('I get $450 Social Security every month.')).toMatchObject({ way: { kind: 'short' } });
    expect(of('I like tulips.')).toMatchObject({ way: { test: 'not told' } });
  });

  it('holds a month that is spent against a sum where the income is fixed and its amount not told', () => {
    const fixed = {
      citizenship: ['USA'],
      'work-arrangement': 'not-working',
      'expected-annual-income': 'retired-fixed',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const of = (answers: object) => entryOf('FRA', { ...fixed, ...answers });
    expect(of({ 'monthly-budget': 4800 }).way).toMatchObject({ kind: 'route', test: 'by budget' });
    expect(of({ 'monthly-budget': 4800 }).grade).toBeGreaterThan(of({}).grade);
    // A sum on record that is reached is no weaker than a route of which our table holds no sum.
    expect(entryOf('CHL', { ...fixed, 'monthly-budget': 4800 }).way).toMatchObject({ test: 'not stated' });
    expect(of({ 'monthly-budget': 4800 }).grade).toBeGreaterThanOrEqual(
      entryOf('CHL', { ...fixed, 'monthly-budget': 4800 }).grade,
    );
    // What is spent is no income: a small month rules nothing out.
    expect(of({ 'monthly-budget': 900 })).toMatchObject({
      status: 'at_risk',
      way: { test: 'beyond budget' },
    });
    expect(of({ 'monthly-budget': 900 }).grade).toBeLessThan(of({}).grade);
    expect(of({ 'monthly-budget': 900 }).grade).toBeGreaterThan(entryOf('AUS', fixed).grade);
  });

  it('marks an investment that nobody asked for below every asked way within reach, wherever that lies', () => {
    const entries = entriesOf({
      citizenship: ['USA'],
      'work-arrangement': 'not-working',
      'visa-preference': ['retirement', 'citizenship', 'permanent-residency'],
      'income-sources': ['retirement-pension'],
      'expected-annual-income': '50k-75k',
      'liquid-assets-available': 'over-2m',
    });
    const grades = (unasked: boolean): readonly number[] =>
      entries.flatMap(({ grade, way }) =>
        way.kind === 'route' && (way.route.kind === 'investor') === unasked ? [grade] : [],
      );
    expect(grades(true).length).toBeGreaterThan(3);
    expect(Math.max(...grades(true))).toBeLessThanOrEqual(Math.min(...grades(false)));
  });

  it('puts a permit that needs an employer behind whatever fits work that comes along', () => {
    const freelance = {
      citizenship: ['MEX'],
      'work-arrangement': 'freelance',
      'expected-annual-income': '75k-100k',
      'income-sources': ['self-employment'],
    };
    const ticked = entriesOf({ ...freelance, 'visa-preference': ['digital-nomad', 'work'] });
    const without = entriesOf({ ...freelance, 'visa-preference': ['digital-nomad'] });
    ticked.forEach(({ way, grade }, country) => {
      if (way.kind !== 'job offer') return;
      const before = without[country]?.way.kind ?? '';
      expect(['short', 'no record'], engine.iso3[country]).toContain(before);
      expect(grade, engine.iso3[country]).toBeLessThanOrEqual(0.3);
      expect(way.apart).toBe(true);
    });
  });

  it('takes a place in a yearly quota for a chance', () => {
    const preferences = profilePreferences(
      atlas,
      answersOf({ citizenship: ['MEX'], 'work-arrangement': 'freelance' }),
    );
    const { routes } = assessCountry(engine, preferences, atlas.indexOf('ITA'));
    const quota = routes.filter(({ way }) => way.route.conditions.selection === 'quota');
    expect(quota).toMatchObject([{ grade: 0.3, status: 'at_risk', way: { test: 'chosen' } }]);
  });

  it('opens a treaty visa to founders who hold a passport of the treaty, and to nobody else', () => {
    const founder = {
      'work-arrangement': 'start-business',
      'visa-preference': ['entrepreneur'],
      'liquid-assets-available': '250k-500k',
    };
    for (const passport of ['ISR', 'MEX'])
      expect(entryOf('USA', { ...founder, citizenship: [passport] }).way, passport).toMatchObject({
        kind: 'route',
        route: { name: 'E-2 Treaty Investor' },
      });
    expect(entryOf('USA', { ...founder, citizenship: ['IND'] }).way).not.toMatchObject({
      route: { name: 'E-2 Treaty Investor' },
    });
  });

  it('holds no mean of a whole group against a threshold where the words name an occupation below it', () => {
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

  it('keeps a work permit at risk, since it needs an offer', () => {
    const entry = entryOf('DEU', {
      citizenship: ['IND'],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
    });
    expect(entry.status).toBe('at_risk');
    expect(entry.way.kind).toBe('job offer');
  });

  it('holds the pay that a permit asks for against usual pay there', () => {
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

  it('takes means to live on for what they are: a permit to look for work, which an offer beats', () => {
    const route = atlas.routes.of('DEU').find(({ name }) => name.startsWith('Chancenkarte'));
    expect(route && isForSearch(engine, atlas.indexOf('DEU'), route)).toBe(true);
    const entry = entryOf('DEU', {
      citizenship: ['IND'],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
    });
    expect(entry.way.kind).toBe('job offer');
  });

  it('counts ancestry as a way in, more when the claim is sure', () => {
    const of = (claim: string) =>
      entryOf('ITA', {
        citizenship: ['ARG'],
        'ancestry-claim': claim,
        'ancestry-countries': ['ITA'],
        'visa-preference': ['undecided'],
      });
    expect(of('yes').grade).toBeGreaterThan(of('possibly').grade);
    expect(of('possibly').status).toBe('at_risk');
    expect(of('no').grade).toBeLessThan(of('possibly').grade);
  });

  it('takes a missing record neither for proof nor for a way in: below every known route that is not out of reach', () => {
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

  it('leaves out routes with an age the person has not reached', () => {
    const retired = {
      citizenship: ['GBR'],
      'retirement-timeline': 'already-retired',
      'monthly-budget': 2500,
      'expected-annual-income': '30k-50k',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const young = entryOf('THA', { ...retired, age: 40 });
    const old = entryOf('THA', { ...retired, age: 60 });
    expect(old.grade).toBeGreaterThan(young.grade);
  });

  it('sets "met" only by a route that the household asked for by name or by what it does, or that its passport is owed', () => {
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

  it('never fails a household for an income that nobody asked: what is spent is no income', () => {
    const retired = {
      citizenship: ['GBR'],
      age: 61,
      'retirement-timeline': 'already-retired',
      'expected-annual-income': 'retired-fixed',
      'income-sources': ['retirement-pension', 'savings'],
      'visa-preference': ['retirement', 'permanent-residency'],
    };
    for (const budget of [900, 2300, 6000]) {
      for (const [i, { way, status }] of entriesOf({ ...retired, 'monthly-budget': budget }).entries()) {
        const byIncome = 'asked' in way && way.asked === 'income';
        if (byIncome) expect(status, engine.iso3[i]).toBe('at_risk');
      }
    }
    expect(entryOf('ESP', { ...retired, 'monthly-budget': 2300 }).way).toMatchObject({
      test: 'beyond budget',
      asked: 'income',
    });
    // Spain takes means for the year instead of an income; the savings told suffice for them.
    expect(entryOf('ESP', { ...retired, 'liquid-assets-available': '100k-250k' })).toMatchObject({
      status: 'met',
      way: { asked: 'capital', test: 'passed' },
    });
  });

  it('holds what every mover adds against the sum, where the record says so', () => {
    const retired = {
      citizenship: ['GBR'],
      age: 66,
      'retirement-timeline': 'already-retired',
      'expected-annual-income': '30k-50k',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const needed = (answers: Parameters<typeof answersOf>[0]) => {
      const { way } = entryOf('PRT', answers);
      return 'neededUsd' in way ? (way.neededUsd ?? 0) : 0;
    };
    const two = {
      ...retired,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': 64,
    };
    expect(needed(two) / needed(retired)).toBeCloseTo(1.5, 6);
  });

  it('keeps routes for the young, for nationals and for other trades from everybody else', () => {
    const engineer = {
      citizenship: ['IND'],
      age: 36,
      'career-field': 'technology',
      'work-arrangement': 'local-job',
      'visa-preference': ['work', 'permanent-residency', 'citizenship'],
    };
    const preferences = profilePreferences(atlas, answersOf(engineer));
    for (let i = 0; i < engine.iso3.length; i += 1) {
      for (const { way } of assessCountry(engine, preferences, i).routes) {
        const { forWhom, nationalities, greatestAge } = way.route.conditions;
        expect(['youth', 'health', 'transferees', 'partner'], way.route.id).not.toContain(forWhom);
        expect(nationalities ?? ['IND'], way.route.id).toContain('IND');
        expect(greatestAge ?? 99, way.route.id).toBeGreaterThanOrEqual(36);
      }
    }
    const young = { ...engineer, age: 25 };
    const ways = assessCountry(
      engine,
      profilePreferences(atlas, answersOf(young)),
      atlas.indexOf('AUS'),
    ).routes.map(({ way }) => way.route.conditions.forWhom);
    // No record of ours names the nationalities that youth mobility is agreed for.
    expect(ways).not.toContain('youth');
  });

  it('describes a wished kind that is chosen by points, without a promise', () => {
    const wish = {
      citizenship: ['IND'],
      age: 36,
      'work-arrangement': 'local-job',
      'visa-preference': ['work', 'permanent-residency'],
    };
    for (const iso3 of ['AUS', 'CAN', 'NZL']) {
      const { routes } = assessCountry(
        engine,
        profilePreferences(atlas, answersOf(wish)),
        atlas.indexOf(iso3),
      );
      const chosen = routes.find(({ way }) => way.route.kind === 'permanent-residency');
      expect(chosen?.way, iso3).toMatchObject({ kind: 'route', test: 'chosen' });
      expect(chosen?.status).toBe('at_risk');
    }
  });

  it('warns where a permit asks for more than the income expected', () => {
    const nurse = { citizenship: ['IND'], 'work-arrangement': 'local-job', 'visa-preference': ['work'] };
    const low = entryOf('DNK', { ...nurse, 'expected-annual-income': '30k-50k' });
    const high = entryOf('DNK', { ...nurse, 'expected-annual-income': '150k-200k' });
    expect(low.way).toMatchObject({ kind: 'job offer', expected: 'below' });
    expect(high.way).toMatchObject({ kind: 'job offer', expected: 'above' });
    expect(low.grade).toBeLessThan(high.grade);
  });

  it('gives no claim by descent where the record excludes the generation told', () => {
    const claim = {
      citizenship: ['ARG'],
      'ancestry-claim': 'unsure',
      'ancestry-countries': ['ITA'],
      'visa-preference': ['undecided'],
    };
    expect(entryOf('ITA', claim).way.kind).toBe('descent');
    const told = { ...claim, 'specific-questions': 'Can I claim through my great-grandparents?' };
    expect(entryOf('ITA', told).way.kind).not.toBe('descent');
  });

  it('takes a grandparent for the permit of descendants and not for the citizenship that asks for a parent', () => {
    const told = {
      citizenship: ['ZAF'],
      'ancestry-claim': 'yes',
      'ancestry-countries': ['GBR'],
      'visa-preference': ['work'],
      'missed-information': 'My wife’s grandfather was born in Dundee, Scotland.',
    };
    expect(entryOf('GBR', told)).toMatchObject({
      status: 'met',
      way: { kind: 'descent', citizenship: null, permit: { iso3: 'GBR' } },
    });
    expect(entryOf('IRL', told).way.kind).not.toBe('descent');
  });

  describe('an investment that nobody asked for', () => {
    const WISHES = [
      { 'work-arrangement': 'local-job', 'visa-preference': ['work', 'permanent-residency', 'citizenship'] },
      { 'work-arrangement': 'study', 'visa-preference': ['study', 'permanent-residency'] },
      { 'work-arrangement': 'freelance', 'visa-preference': ['digital-nomad', 'citizenship'] },
      { 'work-arrangement': 'start-business', 'visa-preference': ['entrepreneur'] },
      { 'retirement-timeline': 'already-retired', 'visa-preference': ['retirement', 'permanent-residency'] },
      { 'work-arrangement': 'undecided', 'visa-preference': ['citizenship'] },
    ];
    const households = WISHES.flatMap((wish) =>
      [undefined, 'under-10k', '100k-250k', 'over-2m'].flatMap((assets) =>
        ['KEN', 'USA'].map((passport) =>
          profilePreferences(
            atlas,
            answersOf({
              ...wish,
              citizenship: [passport],
              ...(assets ? { 'liquid-assets-available': assets } : {}),
            }),
          ),
        ),
      ),
    );

    it('is a way in only where its sum is in hand, and never for employees and students', () => {
      let seen = 0;
      for (const preferences of households) {
        const employed = preferences.routesWanted.some((want) => want === 'work' || want === 'study');
        for (let i = 0; i < engine.iso3.length; i += 1) {
          for (const { way } of assessCountry(engine, preferences, i).routes) {
            if (way.route.kind !== 'investor') continue;
            seen += 1;
            expect(employed, way.route.id).toBe(false);
            expect(way.kind === 'route' && way.test, way.route.id).toBe('passed');
            const sum = way.route.minInvestment?.usd ?? Number.POSITIVE_INFINITY;
            expect(preferences.budget?.assetsUsd ?? 0, way.route.id).toBeGreaterThanOrEqual(sum);
          }
        }
      }
      expect(seen).toBeGreaterThan(20);
    });

    it('leads nowhere that a wished way is within reach', () => {
      for (const preferences of households) {
        for (let i = 0; i < engine.iso3.length; i += 1) {
          const { routes } = assessCountry(engine, preferences, i);
          if (routes[0]?.way.route.kind !== 'investor') continue;
          const asked = routes.filter(({ way }) => way.route.kind !== 'investor');
          expect(asked.every(({ way }) => way.kind === 'short')).toBe(true);
        }
      }
    });
  });

  it('takes an investment without a recorded sum for no open door, least of all where no savings were told', () => {
    const investor = {
      citizenship: ['KEN'],
      'visa-preference': ['investor'],
      'work-arrangement': 'local-job',
    };
    const unstated = (answers: Parameters<typeof answersOf>[0]) =>
      engine.iso3.flatMap((_, i) =>
        assessCountry(engine, profilePreferences(atlas, answersOf(answers)), i).routes.filter(
          ({ way }) => way.route.kind === 'investor' && !way.route.minInvestment && !way.route.minIncome,
        ),
      );
    const without = unstated(investor);
    const told = unstated({ ...investor, 'liquid-assets-available': '500k-1m' });
    expect(without.length).toBeGreaterThan(0);
    for (const [i, entry] of without.entries()) {
      expect(entry.status).toBe('at_risk');
      expect(entry.grade).toBeLessThan(told[i]?.grade ?? 0);
      expect(told[i]?.grade).toBeLessThan(0.5);
    }
  });
});

describe('ancestry', () => {
  const RETIRED = {
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'income-sources': ['retirement-pension'],
    'expected-annual-income': '75k-100k',
    'liquid-assets-available': '500k-1m',
    'visa-preference': ['retirement', 'investor'],
  };
  const claim = (country: string, told = 'possibly') => ({
    ...RETIRED,
    'ancestry-claim': told,
    'ancestry-countries': [country],
  });

  it('comes before every investment, and names the permit for descendants', () => {
    for (const { iso3 } of atlas.countries)
      for (const told of ['yes', 'possibly', 'unsure']) {
        const { way } = entryOf(iso3, claim(iso3, told));
        if (way.kind === 'route') expect(way.route.kind, iso3).not.toBe('investor');
      }
    expect(entryOf('GHA', claim('GHA')).way).toMatchObject({
      kind: 'descent',
      permit: { name: 'Ghana Right of Abode (Beyond the Return)' },
    });
    expect(entryOf('GHA', RETIRED).way).not.toMatchObject({ kind: 'descent' });
  });

  it('opens the countries where citizens of the country of the ancestors may settle, behind every permit while unsure', () => {
    const sure = entryOf('MLT', claim('BGR', 'yes'));
    expect(sure).toMatchObject({ status: 'at_risk', way: { kind: 'descent', citizenship: { iso3: 'BGR' } } });
    const plain = { ...RETIRED, 'visa-preference': ['retirement'] };
    expect(entryOf('MLT', plain).grade).toBeLessThan(sure.grade);
    // A claim takes nothing away.
    for (const { iso3 } of atlas.countries)
      expect(entryOf(iso3, claim('BGR')).grade, iso3).toBeGreaterThanOrEqual(entryOf(iso3, RETIRED).grade);
    const able = profilePreferences(atlas, answersOf(claim('BGR', 'yes')));
    expect(assessCountry(engine, able, atlas.indexOf('PRT'))).toMatchObject({
      entry: { way: { kind: 'route', test: 'passed' } },
      descent: { citizenship: { iso3: 'BGR' } },
    });
    for (const { iso3 } of atlas.countries) {
      const before = entryOf(iso3, RETIRED);
      const after = entryOf(iso3, claim('BGR'));
      if (iso3 === 'BGR' || before.way.kind !== 'route' || before.way.route.kind === 'investor') continue;
      expect(after.way, iso3).toEqual(before.way);
    }
  });

  it('are told of it beside a passport only for the citizenship of the country itself', () => {
    const polish = profilePreferences(atlas, answersOf({ ...claim('IRL'), citizenship: ['POL'] }));
    const descentIn = (iso3: string) => assessCountry(engine, polish, atlas.indexOf(iso3)).descent;
    expect(descentIn('IRL')).toMatchObject({ citizenship: { iso3: 'IRL' }, movement: null });
    expect(descentIn('PRT')).toBeNull();
    // Ireland alone shares an area with the United Kingdom.
    expect(descentIn('GBR')).toMatchObject({ citizenship: { iso3: 'IRL' } });
  });
});

describe('permits for people of means', () => {
  const retired = (sources: readonly string[]) => ({
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'income-sources': sources,
    'expected-annual-income': '75k-100k',
    'visa-preference': ['retirement'],
  });

  it('count income without work alone', () => {
    expect(entryOf('PRT', retired(['retirement-pension'])).way).toMatchObject({
      test: 'passed',
      counts: 'all',
    });
    expect(entryOf('PRT', retired(['retirement-pension', 'remote-work'])).way).toMatchObject({
      test: 'within',
      counts: 'some',
    });
    expect(entryOf('PRT', retired(['remote-work'])).way).toMatchObject({ test: 'not told', counts: 'none' });
  });

  it('are chosen as they are made: those for pensioners for them alone, the least sum first', () => {
    const name = (sources: readonly string[]) => {
      const { way } = entryOf('CRI', retired(sources));
      return 'route' in way ? way.route.name : way.kind;
    };
    expect(name(['retirement-pension'])).toMatch(/^Pensionado/);
    expect(name(['investments'])).toBe('Costa Rica Rentista');
  });
});

it('sends students by study alone: where no route for them is on record, the way in is open', () => {
  const student = {
    citizenship: ['TUR'],
    'work-arrangement': 'study',
    'monthly-budget': 900,
    'expected-annual-income': 'under-30k',
    'visa-preference': ['work', 'digital-nomad', 'investor'],
  };
  for (const { iso3 } of atlas.countries) {
    const { way } = entryOf(iso3, student);
    if ('route' in way) expect(way.route.kind, iso3).toBe('study');
  }
  expect(entryOf('HRV', student).way.kind).toBe('no record');
  expect(entryOf('HRV', student).grade).toBeLessThan(entryOf('FRA', student).grade);
});

it('takes the wish for a home for no wish to invest', () => {
  const buyer = {
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'liquid-assets-available': 'over-2m',
    'visa-preference': ['retirement'],
    'other-economic-contributions': ['property-purchase'],
  };
  for (const { iso3 } of atlas.countries) {
    const { way } = entryOf(iso3, buyer);
    if ('route' in way) expect(way.route.kind, iso3).not.toBe('investor');
  }
});

describe('a route that is closed to a passport', () => {
  const investor = (...citizenship: string[]) => ({
    citizenship,
    'visa-preference': ['investor', 'citizenship'],
    'work-arrangement': 'business-owner',
    'liquid-assets-available': '1m-plus',
  });
  const kindsInto = (iso3: string, ...passports: string[]) => {
    const { routes } = assessCountry(
      engine,
      profilePreferences(atlas, answersOf(investor(...passports))),
      atlas.indexOf(iso3),
    );
    return routes.map(({ way }) => way.route.kind);
  };

  it.each(['MLT', 'ATG', 'DMA', 'GRD', 'KNA', 'LCA', 'GRC', 'ITA'])('is no way into %s', (iso3) => {
    expect(kindsInto(iso3, 'RUS')).not.toContain('investor');
    // Another passport beside it opens it no more.
    expect(kindsInto(iso3, 'RUS', 'ARM')).not.toContain('investor');
  });

  it('stays open to others, and is named with the passport that closes it', () => {
    expect(kindsInto('MLT', 'ARM')).toContain('investor');
    const closed = (passport: string) =>
      closedRoutes(
        engine,
        profilePreferences(atlas, answersOf(investor(passport))),
        atlas.indexOf('MLT'),
      ).map((one) => one.passport);
    expect(closed('RUS')).toEqual(['RUS']);
    expect(closed('ARM')).toEqual([]);
  });
});

describe('permits for a way of working', () => {
  const names = (iso3: string, answers: Parameters<typeof answersOf>[0]) =>
    assessCountry(
      engine,
      profilePreferences(atlas, answersOf({ citizenship: ['IND'], ...answers })),
      atlas.indexOf(iso3),
    ).routes;
  const FOUNDER = { 'work-arrangement': 'start-business', 'visa-preference': ['entrepreneur'] };

  it('that are for professions are for freelancers, not for founders', () => {
    const forWhom = (answers: Parameters<typeof answersOf>[0]) =>
      ['DEU', 'FRA'].flatMap((iso3) => names(iso3, answers).map(({ way }) => way.route.conditions.forWhom));
    expect(forWhom(FOUNDER)).not.toContain('freelancers');
    expect(forWhom({ 'work-arrangement': 'freelance', 'visa-preference': ['entrepreneur'] })).toContain(
      'freelancers',
    );
  });

  it('that a body has to find innovative are promised to no founder', () => {
    for (const { way, status } of names('SGP', FOUNDER)) {
      if (way.route.conditions.forWhom !== 'innovators') continue;
      expect(way).toMatchObject({ test: 'chosen' });
      expect(status).toBe('at_risk');
    }
    expect(names('SGP', FOUNDER)).not.toEqual([]);
  });

  it('that need a job there are no way for founders', () => {
    const wants = { 'visa-preference': ['entrepreneur', 'permanent-residency'] };
    const kinds = (answers: Parameters<typeof answersOf>[0]) =>
      names('NZL', answers).map(({ way }) => way.route.kind);
    expect(kinds({ ...FOUNDER, ...wants })).not.toContain('permanent-residency');
    expect(
      kinds({ 'work-arrangement': 'local-job', 'visa-preference': ['work', 'permanent-residency'] }),
    ).toContain('permanent-residency');
  });
});

describe('a status for work in offices', () => {
  it('is no way for people in health, who need a license of their own', () => {
    const atlas = realAtlas();
    const [route] = atlas.routes.open('JPN', 'work').filter(({ name }) => name.startsWith('Engineer'));
    if (!route) throw new Error('no such route');
    const admitted = (careerField: string) =>
      admits(route, { ...profilePreferences(atlas, answersOf({ 'career-field': careerField })) });
    expect(admitted('engineering')).toBe(true);
    expect(admitted('healthcare')).toBe(false);
  });
});
