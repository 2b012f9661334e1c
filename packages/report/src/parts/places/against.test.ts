import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, place as home, wish, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import type { ReportPlace } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';
import { isReached } from '../findings/gateAtRisk.ts';
import { isOpen } from '../findings/gates.ts';

const atlas = realAtlas();

/** A place as it is described to the retiree with other answers. */
function placeFor(iso3: string, more: WrittenAnswers) {
  const answers = { ...PORTUGUESE_RETIREE.answers, ...answersOf(more) };
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
  const fixedPlaces = [{ iso3, score: 70, cityIds: [] }];
  const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
  return { place, match: ranking.matches.find((one) => one.iso3 === iso3) };
}

const against = (place: ReportPlace | undefined): readonly string[] =>
  [place?.strongestPointAgainst, ...(place?.whatWillBeHard ?? [])].map((one) => one?.text ?? '');

describe('what speaks against a place', () => {
  it('begins with a figure among the world’s worst on something asked for, and still lists every condition', () => {
    const { place, match } = placeFor('KNA', {
      safety: 4,
      'relocation-drivers': ['better-climate'],
      'monthly-budget': 9000,
      'precipitation-preference': wish(1, 5),
    });
    const [strongest, ...hard] = against(place);
    expect(match).toBeDefined();
    expect(strongest).toMatch(/homicides a year per 100,000 people/);
    expect(hard[0]).toMatch(/our records hold no route|rain/i);
    expect(place?.summary).toMatch(/weaker on safety/);
  });

  it('gives the rent surveyed in another city where a condition on rent is open for the towns described', () => {
    const { place } = placeFor('ESP', {
      'monthly-budget': 4000,
      'location-type': ['coast'],
      'deal-breakers': 'rent over 1200 usd for 2 bedrooms',
    });
    const said = against(place).join(' ');
    expect(said).toMatch(/no survey reaches [^.]+\. A good [^.]+ flat in Madrid takes about US\$/);
    expect(said).not.toContain('our tables hold nothing on it');
  });

  it('puts a condition on which relatives may come before one on terrain', () => {
    const { place } = placeFor('ESP', {
      citizenship: ['CHL'],
      'current-location': home('Punta Arenas', 'Chile', 'cl'),
      'relocation-drivers': ['better-climate'],
      'monthly-budget': 9000,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'parent',
      'family-member-1-family-member-age': 82,
      'deal-breakers': 'earthquakes, we had enough\nmother not allowed to come',
    });
    expect(against(place)[0]).toContain('a parent who may live with you');
    expect(against(place).slice(1).join(' ')).toContain('no earthquake country');
  });

  let beside = 0;

  it.each(PERSONAS)(
    'always mentions a budget that falls short, even in the shortest report: $title',
    (persona) => {
      const more = answersOf({ 'monthly-budget': 2400, 'deal-breakers': 'Humid climate' });
      const answers = { ...persona.answers, ...more };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
      const short = new Set(
        ranking.matches
          .filter(({ gates }) => gates.find(({ group }) => group === 'budget')?.status === 'at_risk')
          .map(({ iso3 }) => iso3),
      );
      const places = reportFor(persona, { answers, ranking, tier: 'bronze' }).places;
      const told = places.filter(({ iso3 }) => short.has(iso3)).map(against);
      const named = (text = ''): boolean =>
        /your budget|may not cover|the most that you expect to earn/i.test(text);
      expect(told.filter((points) => !named(points.join(' ')))).toEqual([]);
      beside += told.filter(([strongest]) => !named(strongest)).length;
    },
  );

  it('mentions the budget also beside a weightier point', () => {
    expect(beside).toBeGreaterThan(0);
  });

  it('counts working hours against no place for people who do not work', () => {
    for (const iso3 of ['JOR', 'TUR', 'MEX', 'MYS', 'ARE'])
      expect(
        against(placeFor(iso3, { 'new-location-priorities': ['work-life-balance'] }).place).join(' '),
      ).not.toMatch(/employees work/i);
  });

  it.each(PERSONAS)(
    'lists every must-have at risk, and praises nothing that one measures: $title',
    (persona) => {
      const more = answersOf({
        'language-preference': 'must-speak',
        'deal-breakers': 'Homicides above 1 per 100,000\nWinter days below 12 °C',
      });
      const answers = { ...persona.answers, ...more };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
      for (const place of reportFor(persona, { answers, ranking }).places) {
        const gates = ranking.matches.find(({ iso3 }) => iso3 === place.iso3)?.gates ?? [];
        const risky = gates.filter((gate) => gate.status === 'at_risk' && !isOpen(gate) && !isReached(gate));
        const fits = place.whyItFits.map(({ text }) => text).join(' ');
        for (const { group, label } of risky) {
          if (group === 'deal-breaker') expect(against(place).join(' '), place.iso3).toContain(`“${label}”`);
          if (group === 'language') {
            expect(against(place).join(' ')).toMatch(/Your condition on language is (?:only half met|open)/);
            expect(fits, place.iso3).not.toMatch(/your English is understood/i);
          }
        }
        expect(against(place).filter(Boolean).length, place.iso3).toBeGreaterThanOrEqual(risky.length);
      }
    },
  );

  it('says why a condition on pay is open where pay of all occupations is on record', () => {
    const told = (iso3: string) =>
      against(
        placeFor(iso3, {
          'work-arrangement': 'local-job',
          'retirement-timeline': 'more-than-20',
          'career-field': 'healthcare',
          'special-skills': 'registered nurse',
          'deal-breakers': 'less than 2,500 dollars a month after tax',
        }).place,
      ).join(' ');
    expect(told('ESP')).toMatch(
      /is open: the pay that we hold for Spain, US\$[\d,]+ a month before tax on average, is that of many occupations at once/,
    );
    expect(told('ESP')).not.toContain('our tables hold nothing');
  });

  it('gives the figure closest to a fear without figures, where it speaks for the place', () => {
    const lines = 'Not safe to walk home alone\nRent above 500 euros for a house';
    const told = against(placeFor('ESP', { 'deal-breakers': lines }).place).join(' ');
    expect(told).toMatch(
      /None of our figures covers your condition “Not safe to walk home alone”; the closest one speaks for Spain: 0\.\d+ homicides a year/,
    );
    expect(told).toMatch(/“no rent above €500” is open/);
    expect(told).not.toMatch(/“Not safe[^”]*”[^.;]* open/);
  });

  it('says how to find out about an unmeasured condition once, not for each place', () => {
    const answers = {
      ...PORTUGUESE_RETIREE.answers,
      ...answersOf({
        'relocation-drivers': ['better-climate'],
        'deal-breakers': 'Not safe to walk home alone',
      }),
    };
    const study = ['ESP', 'ITA', 'GRC'];
    const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study });
    const fixedPlaces = study.map((iso3) => ({ iso3, score: 70, cityIds: [] }));
    const { places } = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces });
    const told = places.map((place) => against(place).join(' '));
    expect(told.map((text) => text.includes('The rest you can find out by'))).toEqual([true, false, false]);
    for (const text of told.slice(1)) expect(text).toMatch(/speaks for the place: \d/);
  });

  it('puts the theme that costs most first, and no theme that nobody asked for', () => {
    const { place } = placeFor('MUS', { 'healthcare-quality': 5, 'extended-family-importance': 5 });
    expect(place?.summary).toMatch(/weaker on healthcare/);
    expect(against(place).join(' ')).toMatch(/essential care reaches only/i);
    expect(against(place).join(' ')).toMatch(/(?:relatives|family) in Portugal/);
    expect(against(place).join(' ')).not.toMatch(/forest|woods/i);
  });

  it('says why the country lived in stands there although it fails, by what it fails', () => {
    const within = (town: string, country: string, code: string) => {
      const answers = answersOf({
        age: 40,
        citizenship: ['BRA'],
        'current-location': home(town, country, code),
        'relocation-scope': 'domestic',
      });
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
      return against(reportFor(PORTUGUESE_RETIREE, { answers, ranking }).places[0])[0];
    };
    expect(within('Lviv', 'Ukraine', 'ua')).toMatch(
      /advise against any travel there\. .* what both say of each region/,
    );
    expect(within('Monaco', 'Monaco', 'mc')).toMatch(
      /too little about it\. .* as incomplete, and ask on the spot/,
    );
  });

  it('mentions no clock that differs from the office no more than at home', () => {
    const working = answersOf({
      citizenship: ['POL'],
      safety: 4,
      'work-arrangement': 'remote-employee',
      'remote-work-requirements': ['overlap-americas'],
    });
    const from = (city: string, countryCode: string) => {
      const answers = { ...working, 'current-location': { value: city, city, countryCode } };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: ['DEU'] });
      const fixedPlaces = [{ iso3: 'DEU', score: 70, cityIds: [] }];
      const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
      return against(place);
    };
    const [polish = '', ...hard] = from('Wrocław', 'PL');
    expect(polish).not.toMatch(/office hours|clocks? /);
    expect(hard.join(' ')).toMatch(/office hours you have to share/);
    expect(from('Medellín', 'CO')[0]).toMatch(/office hours you have to share/);
  });
});

describe('a state that the customer’s own does not recognise', () => {
  it('is described so to its citizens only', () => {
    const told = (citizenship: string) =>
      against(placeFor('CYP', { citizenship: [citizenship] }).place).join(' ');
    expect(told('TUR')).toContain('Türkiye does not recognise the government of Cyprus');
    expect(told('TUR')).toContain('which consulate takes your application');
    expect(told('PRT')).not.toContain('does not recognise the government');
  });
});
