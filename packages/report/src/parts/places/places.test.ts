import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf } from '@global-fit/matching/testing/persona';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();
const places = PERSONAS.flatMap((persona) =>
  reportFor(persona, { tier: 'gold', additionalCountries: 4 }).places.map((place) => ({ persona, place })),
);

/** A must-have that is only just met, and the words its theme has among the weak points. */
const TWINS: readonly (readonly [condition: RegExp, theme: RegExp])[] = [
  [/office hours you have to share/, /\bclocks?\b|shared office hours/],
  [/climate lies at the edge|its climate, even in the town/, /over the year than you asked for/],
];

describe('the strongest point against a place', () => {
  it('does not repeat a must-have at risk', () => {
    let met = 0;
    for (const { persona, place } of places) {
      const against = [place.strongestPointAgainst, ...place.whatWillBeHard].map((one) => one?.text ?? '');
      const twin = TWINS.find(([condition]) => against.some((text) => condition.test(text)));
      if (!twin) continue;
      met += 1;
      for (const text of against.flatMap((one) => one.split(/(?<=\.) (?=[A-Z])/)))
        if (!twin[0].test(text)) expect(text, `${persona.id}, ${place.country}`).not.toMatch(twin[1]);
    }
    expect(met).toBeGreaterThan(3);
  });

  it('judges heat and cold in the towns that it recommends, and names them', () => {
    let met = 0;
    for (const iso3 of ['PRT', 'ESP', 'GRC', 'ITA', 'USA', 'AUS']) {
      const answers = {
        ...PORTUGUESE_RETIREE.answers,
        ...answersOf({ 'monthly-budget': 9000, 'deal-breakers': 'No winters below 12 degrees' }),
      };
      const fixedPlaces = [{ iso3, score: 70, cityIds: [] }];
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
      const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
      const against = place?.strongestPointAgainst?.text ?? '';
      if (!/no winters below 12/.test(against)) continue;
      met += 1;
      expect(against).toMatch(/winter nights of about −?\d+°C in /);
    }
    expect(met).toBeGreaterThan(0);
  });

  it('counts the years to a passport against home only for people without that of home', () => {
    const waits =
      /(?:citizenship|passport|naturalisation)[^.]*\b\d+ years[^.]*, (?:against|close to|even if|as in)/;
    for (const { persona, place } of places) {
      const said = [place.strongestPointAgainst, ...place.whatWillBeHard, ...place.whyItFits];
      for (const one of said) expect(one?.text ?? '', `${persona.id}, ${place.country}`).not.toMatch(waits);
    }
  });

  it('is no required sum for a permit already held', () => {
    for (const { persona, place } of places)
      expect(place.strongestPointAgainst?.text ?? '', `${persona.id}, ${place.country}`).not.toMatch(
        /in means, which you have|which you reach/,
      );
    const fixedPlaces = [{ iso3: 'USA', score: 70, cityIds: [] }];
    const ranking = rankCountries(atlas, profilePreferences(atlas, AUSTRALIAN_FIRE.answers), {
      study: ['USA'],
    });
    const [place] = reportFor(AUSTRALIAN_FIRE, { ranking, fixedPlaces }).places;
    expect(place?.strongestPointAgainst?.text).toBe(
      'The EB-5 Immigrant Investor visa is within your reach; its decision can take longer than the time that you give the move.',
    );
  });

  it('does not name the place twice', () => {
    for (const { place } of places)
      expect(place.strongestPointAgainst?.text ?? '').not.toMatch(
        new RegExp(`(?:against|about) (?:the )?${place.country} is that (?:the )?${place.country}\\b`),
      );
  });

  it('repeats no fact among the difficulties', () => {
    for (const { persona, place } of places) {
      const facts = place.whatWillBeHard.map((one) => one.facts.join());
      expect(new Set(facts).size, `${persona.id}, ${place.country}`).toBe(facts.length);
    }
  });

  it('mentions prices on one side only, and never in favour of a place as expensive as home', () => {
    const said = /\bprices (?:are (?!calm)|stand at)|for its prices|at its prices/i;
    let dearer = 0;
    for (const [n, persona] of PERSONAS.slice(0, 6).entries()) {
      const less = n % 2 === 0;
      const wanted = less ? 'spend-less' : 'same-more-comfort';
      const more = { 'monthly-budget': 12_000, 'cost-of-living-priority': wanted };
      const answers = { ...persona.answers, ...answersOf(more) };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
      const document = reportFor(persona, { answers, ranking });
      const { home } = profilePreferences(atlas, answers);
      const there = atlas.fact(home ?? '', 'price_level_vs_us')?.value ?? Number.NaN;
      for (const { iso3, whyItFits, whatWillBeHard, strongestPointAgainst } of document.places) {
        const good = whyItFits.some(({ text }) => said.test(text));
        const bad = [...whatWillBeHard, strongestPointAgainst].some((one) => said.test(one?.text ?? ''));
        expect(good && bad, `${persona.id}, ${iso3}`).toBe(false);
        const here = Number(atlas.fact(iso3, 'price_level_vs_us')?.value ?? 0);
        if (!(here > Number(there) * (less ? 0.95 : 1))) continue;
        dearer += 1;
        expect(good, `${persona.id}, ${iso3}`).toBe(false);
      }
    }
    expect(dearer).toBeGreaterThan(2);
  });

  it('always names a language to learn, however many drawbacks come before it', () => {
    for (const iso3 of ['IRL', 'GBR', 'DEU', 'CHE', 'JPN', 'LUX', 'NOR', 'FRA']) {
      const answers = {
        ...PORTUGUESE_RETIREE.answers,
        ...answersOf({ 'languages-spoken': ['uk', 'ru', 'pl'], 'monthly-budget': 2900 }),
      };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
      const fixedPlaces = [{ iso3, score: 70, cityIds: [] }];
      const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
      const told = [...(place?.whatWillBeHard ?? []), place?.strongestPointAgainst].map((one) => one?.text);
      expect(told.join('\n'), iso3).toMatch(
        /English|German|Japanese|Luxembourgish|French|Norwegian|language/,
      );
    }
  });

  it('puts the budget as a must-have before the theme of the score, and mentions prices once', () => {
    let short = 0;
    for (const persona of PERSONAS.slice(0, 8)) {
      const answers = { ...persona.answers, ...answersOf({ 'monthly-budget': 1800 }) };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
      const document = reportFor(persona, { answers, ranking, tier: 'gold', additionalCountries: 2 });
      for (const { iso3, whyItFits, whatWillBeHard, strongestPointAgainst } of document.places) {
        const match = ranking.matches.find((one) => one.iso3 === iso3);
        const gate = match?.gates.find(({ group }) => group === 'budget');
        const fits = whyItFits.map(({ text }) => text).join(' ');
        if (gate && gate.status !== 'met') expect(fits, iso3).not.toMatch(/means cover a life/i);
        const hard = whatWillBeHard.filter(({ text }) => /prices,? (?:which )?are about/i.test(text));
        expect(hard.length, `${persona.id}, ${iso3}`).toBeLessThan(2);
        if (gate?.reason.kind !== 'cost' || gate.status !== 'at_risk' || !gate.reason.rent) continue;
        if (gate.reason.costUsd < 1.2 * gate.reason.budgetUsd) continue;
        short += 1;
        expect(strongestPointAgainst?.text, iso3).toMatch(
          /^Your budget is below about US\$[\d,]+ a month by our reckoning for your household, a good (?:one|two)-bedroom flat in .+ included\.$/,
        );
      }
    }
    expect(short).toBeGreaterThan(0);
  });

  it('names every customer condition at risk, in the customer’s words or by the record', () => {
    const lines =
      'Military service\nSummers above 24 degrees\nAir pollution above 9\nNo inflation above 3%\nRent above 600 euros a month';
    let seen = 0;
    for (const iso3 of ['CHE', 'AUT', 'EST', 'LTU', 'GRC', 'PRT', 'DNK', 'NOR', 'FRA', 'ITA', 'CYP']) {
      const answers = {
        ...PORTUGUESE_RETIREE.answers,
        ...answersOf({
          'deal-breakers': lines,
          age: 62,
          'monthly-budget': 9000,
          'relocation-drivers': ['retirement'],
          'housing-preference': 'rent-apartment',
        }),
      };
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
      const fixedPlaces = [{ iso3, score: 70, cityIds: [] }];
      const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
      const told = [...(place?.whatWillBeHard ?? []), place?.strongestPointAgainst]
        .map((one) => one?.text)
        .join('\n');
      const gates = ranking.matches.find((one) => one.iso3 === iso3)?.gates ?? [];
      for (const { group, status, label, id } of gates) {
        if (group !== 'deal-breaker' || status !== 'at_risk') continue;
        seen += 1;
        expect(told, `${iso3} ${id}`).toMatch(
          id === 'deal-breaker:conscription'
            ? /compulsory military service/
            : new RegExp(label.replace(/[()]/g, '.')),
        );
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('is a demanded value that is held less than at home, mentioned once and compared with home', () => {
    const answers = {
      ...PORTUGUESE_RETIREE.answers,
      ...answersOf({
        'current-location': 'Delhi, India',
        'monthly-budget': 9000,
        'social-values-priority': ['lgbtq-rights'],
        'deal-breakers': 'Anti-LGBT laws',
      }),
    };
    const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: ['DOM'] });
    const fixedPlaces = [{ iso3: 'DOM', score: 70, cityIds: [] }];
    const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
    expect(place?.strongestPointAgainst?.text).toMatch(
      /^On your condition “no laws against LGBTQ\+ people”, the Dominican Republic stands below your home \(.+, against .+ at home\)/,
    );
    for (const { text } of place?.whatWillBeHard ?? []) expect(text).not.toMatch(/policy scale/);
  });

  it('names a condition that our tables cannot answer for the place, and only there', () => {
    const answers = {
      ...PORTUGUESE_RETIREE.answers,
      ...answersOf({
        'deal-breakers': 'Rent above €1,500',
        'housing-preference': 'rent-apartment',
        'relocation-drivers': ['retirement'],
      }),
    };
    const open: boolean[] = [];
    for (const iso3 of ['SGP', 'MYS', 'BGR', 'HRV', 'MLT']) {
      const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
      const fixedPlaces = [{ iso3, score: 70, cityIds: [] }];
      const [place] = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces }).places;
      const match = ranking.matches.find((one) => one.iso3 === iso3);
      const gate = match?.gates.find(({ id }) => id === 'deal-breaker:rent');
      open.push(gate?.reason.kind === 'no record');
      const hard = (place?.whatWillBeHard ?? []).map(({ text }) => text).join('\n');
      expect(/“no rent above €1,500 [^”]+” is open: .+ Find out by reading/.test(hard), iso3).toBe(
        open.at(-1),
      );
    }
    expect(new Set(open)).toEqual(new Set([true, false]));
  });
});

describe('what is called a strength', () => {
  const tight = PERSONAS.map((persona) => ({
    ...persona,
    answers: {
      ...persona.answers,
      'monthly-budget': { value: 900 },
      'cost-of-living': { value: 5 },
      'social-values-priority': { value: ['rule-of-law'] },
      'new-location-priorities': { value: ['tolerance', 'affordability'] },
      'couple-lifestyle-priorities': { value: null },
    },
  }));

  it.each(tight)('is not also the strongest point against: $title', (persona) => {
    const { places } = reportFor(persona, {
      tier: 'gold',
      ranking: rankCountries(realAtlas(), profilePreferences(realAtlas(), persona.answers), {}),
    });
    for (const { summary, strongestPointAgainst, whyItFits } of places) {
      const fits = whyItFits.map(({ text }) => text).join(' ');
      if (/budget is tight/.test(strongestPointAgainst?.text ?? ''))
        expect(`${summary.split('weaker')[0]} ${fits}`).not.toMatch(/cost of living|affordab/i);
      expect(`${summary} ${fits}`).not.toMatch(/LGBTQ/);
    }
  });
});

describe('the themes in favour of a place', () => {
  it('are introduced in words that fit one theme or two', () => {
    const fits = places.flatMap(({ place }) => place.whyItFits.map(({ text }) => text));
    expect(
      fits.some((text) => /^(?:On .+, )?.+ (?:does well|is strong)\b.* (?:too|again|as well)\.$/.test(text)),
    ).toBe(true);
    expect(fits.filter((text) => /^(?:Again|Once more|Here too)\b| in its favour\.$/.test(text))).toEqual([]);
    expect(
      fits.filter((text) => /\bcounts? in favour|^[A-Z][^:]* (?:counts|carries) (?:the )?most/.test(text)),
    ).toEqual(fits.filter((text) => /^What (?:counts|carries)/.test(text)));
  });
});
