import { describe, expect, it } from 'vitest';
import { openStandings } from '../percentile.ts';
import { realAtlas } from '../testing/realAtlas.ts';
import { HIGHLIGHT_KINDS } from './highlightKinds.ts';
import { MOST_HIGHLIGHTS } from './highlights.ts';
import { type CountryProfile, countryProfile } from './profile.ts';

const atlas = realAtlas();
const standings = openStandings(atlas);
const profiles = atlas.countries.map(
  (country) => countryProfile(atlas, country.iso3, standings) as CountryProfile,
);
const of = (iso3: string): CountryProfile => profiles[atlas.indexOf(iso3)] as CountryProfile;
const texts = (profile: CountryProfile): string[] => [
  ...profile.key_highlights,
  ...Object.values(profile.detailed_info),
  ...Object.values(profile.immigrant_info),
];

describe('country profiles', () => {
  it('exist for every country and for nothing else', () => {
    expect(profiles).toHaveLength(198);
    expect(countryProfile(atlas, 'ZZZ')).toBeNull();
  });

  it('differ between any two countries in the kinds or order of highlights', () => {
    const kinds = profiles.map((profile) => profile.meta.highlight_kinds.join(' '));
    expect(new Set(kinds).size).toBe(198);
  });

  it('have four to six highlights of different kinds', () => {
    for (const { key_highlights, meta } of profiles) {
      expect(key_highlights.length).toBeGreaterThanOrEqual(4);
      expect(key_highlights.length).toBeLessThanOrEqual(MOST_HIGHLIGHTS);
      expect(new Set(meta.highlight_kinds).size).toBe(key_highlights.length);
    }
  });

  it('highlight only values beyond the medians of world and region', () => {
    for (const { meta } of profiles) {
      for (const kind of meta.highlight_kinds) {
        const [id = '', side] = kind.split(':');
        for (const standing of [standings.world(meta.iso3, id), standings.region(meta.iso3, id)]) {
          expect(
            side === 'high' ? standing?.percentile : 100 - (standing?.percentile ?? 100),
          ).toBeGreaterThan(50);
        }
      }
    }
  });

  it('use only indicators that exist and may be shown', () => {
    const hidden = HIGHLIGHT_KINDS.filter(({ id }) => atlas.indicator(id)?.shown !== true);
    expect(hidden).toEqual([]);
  });

  it('are made of whole sentences without gaps', () => {
    for (const profile of profiles) {
      for (const text of texts(profile)) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|Infinity/);
        expect(text).not.toMatch(/ {2}| [,.;]|,,|\.\.|\(\)|\b(a|an|the) (a|an|the)\b/i);
        expect(text).toMatch(/^[A-Z\p{Lu}].*[.]$/su);
        expect(text).not.toMatch(/\ba [aeiou][a-z]+ (monarchy|republic|state)/);
      }
    }
  });

  it('name countries with the article where English does', () => {
    expect(of('NLD').detailed_info.Overview).toMatch(/^The Netherlands /);
    expect(of('BHS').detailed_info.Overview).toMatch(/^The Bahamas /);
    expect(of('BEL').detailed_info.Overview).toContain('the Netherlands');
    expect(of('COG').detailed_info.Overview).toMatch(/^The Republic of the Congo /);
    expect(of('FRA').detailed_info.Overview).toMatch(/^France /);
  });

  it('say so where sources disagree on the years to naturalisation', () => {
    for (const [at, country] of atlas.countries.entries()) {
      const told = profiles[at]?.immigrant_info.Citizenship ?? '';
      const counted = atlas.fact(country.iso3, 'naturalisation_years')?.value;
      if (typeof counted !== 'number') continue;
      const records = atlas.routes
        .open(country.iso3, 'citizenship')
        .filter((route) => route.shown && route.conditions.nationalities === null)
        .filter(({ yearsToCitizenship }) => yearsToCitizenship !== null);
      const others = records.flatMap(({ yearsToCitizenship: years, yearsElsewhere: elsewhere = years }) =>
        [years, elsewhere].filter((one) => one !== counted),
      );
      expect(told.includes('our sources do not agree'), country.name).toBe(others.length > 0);
    }
    expect(of('NOR').immigrant_info.Citizenship).toMatch(
      /^Naturalisation ordinarily asks for 7 or 8 years of residence: our sources do not agree\. /,
    );
    const highlighted = profiles.filter((profile) =>
      profile.meta.highlight_kinds.some((kind) => kind.startsWith('naturalisation_years')),
    );
    for (const { immigrant_info } of highlighted)
      expect(immigrant_info.Citizenship).not.toContain('do not agree');
  });

  it('count a language once, whatever its scripts and standards', () => {
    expect(of('NOR').detailed_info['Language and culture']).toMatch(
      /^The most spoken language is Norwegian \(100\.0%\)\. /,
    );
    expect(of('TWN').detailed_info['Language and culture']).toMatch(
      /^The most spoken languages are Chinese \(95\.0%\), Min Nan Chinese \(57\.0%\) and Hakka Chinese \(11\.0%\)\./,
    );
    expect(of('ZMB').detailed_info['Language and culture']).toContain('Tonga (Zambia)');
    for (const { detailed_info } of profiles)
      expect(detailed_info['Language and culture'] ?? '').not.toMatch(
        /\((Latin|Cyrillic|Arabic|Simplified)\)/,
      );
  });

  it('mention parental leave where the law has no paternity leave', () => {
    expect(of('NOR').detailed_info['Family life']).toContain(
      'Fathers have no paid paternity leave by law, but parental leave, paid or not: 105\u00a0calendar days of their own and 112\u00a0calendar days that parents share.',
    );
    expect(of('BWA').detailed_info['Family life']).toMatch(/Fathers have no paid paternity leave by law\.$/);
  });

  it('round the population after "about" or "some"', () => {
    expect(of('FJI').detailed_info.Overview).toContain('some 933,000 people');
    for (const { detailed_info } of profiles)
      expect(detailed_info.Overview).not.toMatch(/(?:About|some) \d{1,3}(?:,\d{3})*,\d{2}[1-9] people/);
  });

  it('say “no paid leave” instead of 0 days, and put remarks on the minimum wage in brackets', () => {
    expect(of('USA').detailed_info.Work).toContain('The law gives employees no paid leave.');
    expect(of('GEO').detailed_info.Work).toContain('in 2024 (set in 1999, far below market pay).');
    for (const profile of profiles)
      expect(texts(profile).join(' ')).not.toMatch(/ 0\u00a0(working|calendar) days/);
  });

  it('never cite a source by the name of a column', () => {
    for (const { meta } of profiles) expect(meta.sources.join(' ')).not.toMatch(/[a-z]_[a-z]/);
  });

  it('separate the area code within +1 from the country’s own code', () => {
    expect(of('TTO').detailed_info['Daily life']).toContain('is +1\u00a0868.');
    expect(of('USA').detailed_info['Daily life']).toContain('is +1.');
    expect(of('BWA').detailed_info['Daily life']).toContain('is +267.');
  });

  it('use the singular, and leave out comparisons, where only one country is meant', () => {
    expect(of('USA').detailed_info['Cost of living']).toContain('Prices overall stand at 100 (US = 100)');
    expect(of('USA').detailed_info['Cost of living']).not.toContain('By kind');
    expect(of('USA').detailed_info.Education).toMatch(/There are \d,\d{3} listed institutions/);
    expect(of('HKG').detailed_info['Government and rights']).not.toContain('republic');
    expect(of('VAT').detailed_info.Overview).toContain('Italy.');
    expect(of('VAT').detailed_info.Overview).not.toContain('land borders');
  });

  it('say “no nationality” instead of 0', () => {
    for (const text of profiles.flatMap(texts)) expect(text).not.toMatch(/^Visitors of 0\b/);
    expect(of('AFG').immigrant_info['Visiting']).toMatch(/^Visitors of no nationality enter visa free\./);
    expect(of('SOM').immigrant_info['Visiting']).toMatch(
      /^Visitors of no nationality enter visa free; with visas and permits given on arrival, those of \d+\u00a0of 198 nationalities need none beforehand\./,
    );
  });

  it('leave out what is unknown', () => {
    expect(of('VAT').statistics['GDP per capita']).toBeUndefined();
    expect(of('VAT').detailed_info.Safety).toBeUndefined();
    expect(of('XKX').immigrant_info.Staying).toBeDefined();
  });

  it('say that a lack of recorded routes does not mean there is none', () => {
    const silent = atlas.countries.find((country) =>
      atlas.routes.of(country.iso3).every((route) => route.kind.startsWith('citizenship')),
    );
    expect(of(silent?.iso3 ?? '').immigrant_info.Staying).toContain('Our records hold no route');
    expect(of(silent?.iso3 ?? '').immigrant_info.Staying).toContain('that does not mean there is none');
  });

  it('have the four statistics of the country guide', () => {
    expect(of('PRT').statistics).toMatchObject({
      Population: '10.8\u00a0million',
      'GDP per capita': 'US$\u00a032,082',
      'Healthcare Rank': expect.stringMatching(/^\d+ of 1[89]\d$/),
      'Education Rank': expect.stringMatching(/^\d+ of 1[89]\d$/),
    });
  });

  it('list sources, years and licences of what they say, and no others', () => {
    const { meta } = of('PRT');
    expect(meta.sources).toContain('World Bank, World Development Indicators, 2025');
    expect(meta.licences).toContain('CC BY 4.0');
    expect(Math.max(...meta.years)).toBeGreaterThanOrEqual(2025);
    const lists = (iso3: string) => of(iso3).meta.sources.filter((source) => source.includes('yellow fever'));
    expect(of('PRT').immigrant_info['Health on arrival']).toBeUndefined();
    expect(lists('PRT')).toEqual([]);
    expect(lists('BRA')).toHaveLength(1);
  });

  it('mark estimates', () => {
    const guessed = profiles.find((profile) => texts(profile).some((text) => text.includes('(estimate)')));
    expect(guessed).toBeDefined();
  });

  it('contain nothing whose licence is unclear', () => {
    for (const profile of profiles) expect(profile.meta.licences.join()).not.toMatch(/No licence/);
  });
});
