import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../rank.ts';
import { answersOf } from '../testing/persona.ts';
import { assessEntries, type Entry } from './entry.ts';
import { isForSearch } from './jobOffer.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

function entryOf(iso3: string, answers: Parameters<typeof answersOf>[0]) {
  return assessEntries(engine, profilePreferences(atlas, answersOf(answers)))[atlas.indexOf(iso3)] as Entry;
}

const REMOTE = {
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
};

describe('assessEntry', () => {
  it('knows rights: citizenship and free movement of the union, Mercosur, the islands, the Tasman and the Gulf', () => {
    const pairs = [
      ['PRT', 'PRT'],
      ['DEU', 'NOR'],
      ['BRA', 'URY'],
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

  it('compares income with the threshold of a nomad visa', () => {
    const rich = entryOf('ESP', { citizenship: ['NGA'], 'expected-annual-income': '75k-100k', ...REMOTE });
    const poor = entryOf('ESP', { citizenship: ['NGA'], 'expected-annual-income': 'under-30k', ...REMOTE });
    expect(rich.status).toBe('met');
    expect(rich.way).toMatchObject({ kind: 'route', test: 'passed', asked: 'income' });
    expect(poor.status).toBe('failed');
    expect(poor.grade).toBeLessThan(rich.grade);
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

  it('takes missing records for no proof', () => {
    const entry = entryOf('TCD', { citizenship: ['CAN'], ...REMOTE });
    expect(entry.status).toBe('unknown');
    expect(entry.way.kind).toBe('no record');
  });

  it('leaves out routes with an age the person has not reached', () => {
    const retired = {
      citizenship: ['GBR'],
      'retirement-timeline': 'already-retired',
      'monthly-budget': 2500,
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const young = entryOf('THA', { ...retired, age: 40 });
    const old = entryOf('THA', { ...retired, age: 60 });
    expect(old.grade).toBeGreaterThan(young.grade);
  });
});
