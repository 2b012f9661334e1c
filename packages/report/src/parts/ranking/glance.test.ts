import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import type { ReportPlace } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';
import { closeness, namedAmong } from './glance.ts';
import { standsBehind } from './standsBehind.ts';

const place = (iso3: string, score: number, rankBand: ReportPlace['rankBand']): ReportPlace =>
  ({
    iso3,
    country: realAtlas().country(iso3)?.name,
    score,
    rankBand,
    origin: 'recommended',
  }) as Partial<ReportPlace> as ReportPlace;

describe('how close the first two places are', () => {
  it('is judged by the printed scores and by overlapping ranks', () => {
    const said = (...places: ReportPlace[]) => closeness(places)?.text;
    expect(said(place('ESP', 74.6, [1, 1]), place('MLT', 70.4, [2, 7]))).toBe(
      'Spain leads Malta by five points, and the order held when we varied how much each theme counts.',
    );
    expect(said(place('ESP', 71.4, [1, 1]), place('MLT', 70.4, [2, 7]))).toBe(
      'Spain leads Malta by one point, which is little, yet the order held when we varied how much each theme counts.',
    );
    expect(said(place('ESP', 74.6, [1, 2]), place('MLT', 74.5, [2, 7]))).toBe(
      'Spain leads Malta by less than one point, and their ranks overlap: read the first places as a group.',
    );
    expect(said(place('ESP', 74.6, [1, 2]), place('MLT', 70.4, null))).toBeUndefined();
    expect(said(place('ESP', 64.6, [1, 2]), place('MLT', 70.4, null))).toBe(
      'Spain stands before Malta, though it scores no higher: Malta does not pass every condition.',
    );
    expect(said(place('ESP', 64.6, [1, 3]), place('MLT', 70.4, [1, 2]))).toBeUndefined();
    expect(said(place('ESP', 70.1, [1, 3]), place('MLT', 70.4, [1, 2]))).toBe(
      'Spain and Malta score the same to the point, and their ranks overlap: read the first places as a group.',
    );
  });

  it.each(PERSONAS)('agrees with the table of $title', (persona) => {
    const { places } = reportFor(persona);
    const [first, second] = places;
    const said = closeness(places)?.text ?? '';
    const areTogether =
      !!first?.rankBand &&
      !!second?.rankBand &&
      Math.round(first.score) >= Math.round(second.score) &&
      second.rankBand[0] <= first.rankBand[1];
    expect(said.includes('as a group')).toBe(areTogether);
  });
});

describe('a place with a higher score than one before it', () => {
  const places = [place('ESP', 70, [1, 2]), place('AUS', 74, [1, 3])];
  const said = (coverage: number, lateBy?: number): readonly string[] => {
    const reason = {
      kind: 'way in',
      way: { kind: 'route', route: {}, ...(lateBy ? { late: 'decision', lateBy } : {}) },
    };
    const gates = [{ id: 'entry', group: 'entry', status: lateBy ? 'at_risk' : 'met', reason }];
    const matches = [
      { iso3: 'ESP', coverage: 1, gates: [] },
      { iso3: 'AUS', coverage, gates },
    ];
    return standsBehind({ ranking: { matches }, answers: {} } as never, places).map(({ text }) => text);
  };

  it('is said to come later than the date allows, or to be less well known', () => {
    expect(said(1, 3)).toEqual([
      'Australia scores higher than Spain and stands behind, since the decision there may come later than you can wait.',
    ]);
    expect(said(0.85)[0]).toContain('stands behind, since less of what you asked about is on record there;');
    expect(said(0.95)).toEqual([]);
  });
});

it('is told once of all places that stand behind for the same reason', () => {
  const late = { kind: 'way in', way: { kind: 'route', route: {}, late: 'decision', lateBy: 3 } };
  const gates = [{ id: 'entry', group: 'entry', status: 'at_risk', reason: late }];
  const said = (scores: readonly number[]) => {
    const iso3s = ['ESP', 'AUS', 'MLT'];
    const matches = iso3s.map((iso3, i) => ({ iso3, coverage: 1, gates: i === 0 ? [] : gates }));
    const ranked = iso3s.map((iso3, i) => place(iso3, scores[i] ?? 0, [i + 1, i + 1]));
    return standsBehind({ ranking: { matches }, answers: {} } as never, ranked).map(({ text }) => text);
  };
  expect(said([70, 75, 74])).toEqual([
    'Australia and Malta score higher than Spain and stand behind, since the decision there may come later than you can wait.',
  ]);
});

it('is never explained by what it shares with the place before it', () => {
  const open = {
    id: 'deal-breaker:x',
    group: 'deal-breaker',
    status: 'at_risk',
    label: 'x',
    reason: { kind: 'no record' },
  };
  const wish = {
    id: 'climate',
    group: 'climate',
    status: 'at_risk',
    label: 'a climate',
    reason: { kind: 'rain off' },
  };
  const way = {
    id: 'entry',
    group: 'entry',
    status: 'at_risk',
    label: 'a way',
    reason: { kind: 'no record' },
  };
  const said = (gates: readonly unknown[]) =>
    standsBehind(
      {
        ranking: {
          matches: [
            { iso3: 'MLT', coverage: 1, gates: [way, open] },
            { iso3: 'DEU', coverage: 1, gates },
          ],
        },
        answers: {},
      } as never,
      [place('MLT', 70, [1, 2]), place('DEU', 74, [1, 3])],
    ).map(({ text }) => text);
  expect(said([way, wish])).toEqual([
    'Germany scores higher than Malta and stands behind, since a wish or a condition of yours is not kept there; their ranks may just as well be the other way round, and the rank beside each goes by its score alone.',
  ]);
  expect(said([way, open, open])[0]).toContain('stands behind, since more is uncertain there;');
});

it('is always explained by its own doubts', () => {
  const behind = PERSONAS.flatMap((persona) => {
    const { places, atAGlance } = reportFor(persona, { tier: 'gold', additionalCountries: 2 });
    const told = JSON.stringify(atAGlance);
    return places.flatMap((place, at) => {
      const ranked = place.origin === 'recommended' && place.rankBand !== null;
      const outscored = places
        .slice(0, at)
        .some((one) => one.rankBand && Math.round(one.score) < Math.round(place.score));
      return ranked && outscored ? [{ place, told }] : [];
    });
  });
  expect(behind.length).toBeGreaterThan(0);
  for (const { place, told } of behind)
    expect(told).toMatch(
      new RegExp(
        String.raw`${place.country}[^.]* (?:scores? )?higher than [^.]* stands? behind, since [^.]*(?:(?:certain|enough|kept|open|record) there;|you can wait\.|you can spend\.|than you expect\.|of yours\.|travel there\.|at home\.|record there\.|only in part\.|wish for\.|you named )`,
      ),
    );
});

it('is named with its article', () => {
  const [persona] = PERSONAS;
  if (!persona) throw new Error('There are no personas.');
  const document = reportFor(persona, { tier: 'gold', chosenCountryCodes: ['PHL'], additionalCountries: 1 });
  expect(JSON.stringify(document.atAGlance)).toContain('The Philippines is in this report because');
});

describe('countries that were named and are recommended', () => {
  const said = (...named: string[]) =>
    namedAmong({ answers: { 'specific-countries': { value: named } } }, [
      place('ESP', 70, [1, 2]),
      place('MLT', 69, [1, 2]),
      { ...place('PRT', 68, [3, 3]), origin: 'chosen' },
    ]);

  it('are told so, and those chosen for the report are not found again', () => {
    expect(said('MLT')?.text).toBe('The country that you named, Malta, is among the places.');
    expect(said('MLT', 'PRT')?.text).toBe('Of the countries that you named, Malta is among the places.');
    expect(said('ESP', 'MLT', 'NOR')?.text).toBe(
      'Of the countries that you named, Spain and Malta are among the places.',
    );
    expect(said('ESP')?.answers).toEqual(['specific-countries']);
    expect(said('PRT')).toBeNull();
    expect(said()).toBeNull();
  });
});
