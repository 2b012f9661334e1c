import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { answersOf } from '../testing/persona.ts';
import { entryOf } from '../testing/waysIn.ts';
import { claimDays, descentRule, claimStatus } from './descent.ts';
import { assessCountry } from './entry.ts';
import { monthsBehind } from './way.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

describe('a claim by descent', () => {
  it('is a way in, and counts more when ancestry is certain than when it is possible', () => {
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

  it('is none where the record excludes the generation told', () => {
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

  it.each([
    ['HRV', 'My great-grandfather came from Brač', true],
    ['SVK', 'My great-grandmother was from Košice', true],
    ['SVK', 'My great-great-grandmother was from Košice', false],
    ['CZE', 'My grandfather was born in Brno', true],
    ['CZE', 'My great-grandfather came from Brno', false],
  ])('reaches back as many generations as the law of the country: %s, %s', (iso3, told, open) => {
    const claim = {
      citizenship: ['CHL'],
      'ancestry-claim': 'yes',
      'ancestry-countries': [iso3],
      'visa-preference': ['citizenship'],
      'relocation-inspiration': told,
    };
    expect(entryOf(iso3, claim).way.kind === 'descent').toBe(open);
  });

  it.each([
    ['My great-grandmother was born in Bremen', false],
    ['My great-grandmother was born in Bremen; she was Jewish and fled in 1938', true],
  ])('counts citizenship restored after persecution only for people who tell of it: %s', (told, open) => {
    const claim = {
      citizenship: ['CAN'],
      'ancestry-claim': 'yes',
      'ancestry-countries': ['DEU'],
      'visa-preference': ['citizenship'],
      'relocation-inspiration': told,
    };
    expect(entryOf('DEU', claim).way.kind === 'descent').toBe(open);
  });

  it.each([
    ['GBR', 1, 'open'],
    ['GBR', 2, 'not told'],
    ['ITA', 2, 'open'],
    ['ITA', 3, 'closed'],
    ['CZE', 3, 'closed'],
    ['HRV', 5, 'open'],
    ['GBR', null, 'open'],
  ] as const)('reads a record of %s for a line of generation %s as %s', (iso3, generation, line) => {
    const rule = descentRule(atlas, iso3);
    expect(rule && claimStatus(rule, generation)).toBe(line);
  });

  it('lets a grandparent count for the permit of descendants, but not for a citizenship that asks for a parent', () => {
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
});

describe('what ancestry opens', () => {
  const RETIRED = {
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'income-sources': ['retirement-pension'],
    'expected-annual-income': '75k-100k',
    'liquid-assets-available': '500k-1m',
    'other-economic-contributions': ['business-investment'],
    'visa-preference': ['retirement'],
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

  it('includes the countries where citizens of the ancestors’ country may settle, behind every permit while the claim is unproven', () => {
    const sure = entryOf('MLT', claim('BGR', 'yes'));
    expect(sure).toMatchObject({ status: 'at_risk', way: { kind: 'descent', citizenship: { iso3: 'BGR' } } });
    const plain = { ...RETIRED, 'other-economic-contributions': ['none'] };
    expect(entryOf('MLT', plain).grade).toBeLessThan(sure.grade);
    // A claim by descent has no disadvantage.
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

  it('is told beside a passport only as citizenship of the country itself', () => {
    const polish = profilePreferences(atlas, answersOf({ ...claim('IRL'), citizenship: ['POL'] }));
    const descentIn = (iso3: string) => assessCountry(engine, polish, atlas.indexOf(iso3)).descent;
    expect(descentIn('IRL')).toMatchObject({ citizenship: { iso3: 'IRL' }, movement: null });
    expect(descentIn('PRT')).toBeNull();
    // Of these, only Ireland has free movement with the United Kingdom.
    expect(descentIn('GBR')).toMatchObject({ citizenship: { iso3: 'IRL' } });
  });
});

describe('a claim beside the date of the move', () => {
  const irish = (timeline: string) =>
    entryOf('IRL', {
      citizenship: ['USA'],
      'ancestry-claim': 'yes',
      'ancestry-countries': ['IRL'],
      'relocation-inspiration': 'My grandmother was born in Cork.',
      'visa-preference': ['citizenship'],
      'relocation-timeline': timeline,
    });

  it('is late where the decision may take longer, by the record of the same rule', () => {
    expect(claimDays(atlas, 'IRL')).toBe(270);
    const [soon, later] = [irish('0-6-months'), irish('1-2-years')];
    expect(soon).toMatchObject({ status: 'at_risk', way: { kind: 'descent', lateBy: 4 } });
    expect(later).toMatchObject({ status: 'met', way: { kind: 'descent' } });
    expect(monthsBehind(later.way)).toBe(0);
    expect(soon.grade).toBeLessThan(later.grade);
  });

  it('leaves the way to a permit in time where it would come too late, and so never makes a place worse', () => {
    const nurse = {
      citizenship: ['VEN'],
      'career-field': 'healthcare',
      'education-level': 'professional',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
    };
    const roots = { 'ancestry-claim': 'yes', 'ancestry-countries': ['ITA'] };
    const spain = (answers: object) => entryOf('ESP', { ...nurse, ...answers });
    const soon = { 'relocation-timeline': '6-12-months' };
    expect(spain({ ...roots, ...soon }).way.kind).toBe('job offer');
    expect(spain({ ...roots, ...soon })).toEqual(spain(soon));
    expect(spain({ ...roots, 'relocation-timeline': '2-5-years' }).way.kind).toBe('descent');
  });

  it('is not late where no record tells how long it takes', () => {
    expect(claimDays(atlas, 'HRV')).toBeNull();
    const croatian = entryOf('HRV', {
      citizenship: ['CHL'],
      'ancestry-claim': 'yes',
      'ancestry-countries': ['HRV'],
      'visa-preference': ['citizenship'],
      'relocation-timeline': '0-6-months',
    });
    expect(croatian).toMatchObject({ status: 'met', way: { kind: 'descent' } });
    expect(monthsBehind(croatian.way)).toBe(0);
  });
});
