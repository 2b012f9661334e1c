import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { sensitivity } from '@global-fit/matching/sensitivity';
import { rankCouple } from '@global-fit/matching/couple';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { GERMAN_COUPLE } from '@global-fit/matching/testing/personas/germanCouple';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import { bestOf } from './parts/ranking/choose.ts';
import { reviewReport } from './checks/review.ts';
import { comparableSentences, sharedShare } from './testing/sharedSentences.ts';
import { onlyPlaces } from './share/onlyPlaces.ts';
import { inputFor, rankingOf, reportFor } from './testing/reports.ts';

const atlas = realAtlas();
const reports = PERSONAS.map((persona) => ({ persona, document: reportFor(persona) }));

describe('a report for each written person', () => {
  it.each(reports)('passes its own review: $persona.title', ({ persona, document }) => {
    expect(reviewReport(document, atlas, persona.answers)).toEqual([]);
  });

  it.each(reports)(
    'recommends the three best countries of the ranking: $persona.title',
    ({ persona, document }) => {
      expect(document.places.map((place) => place.iso3)).toEqual(
        bestOf({ ranking: rankingOf(persona), answers: persona.answers }).map((match) => match.iso3),
      );
    },
  );

  it('reads differently for any two of them: at most a tenth of the sentences is shared', () => {
    const sentences = reports.map(({ persona, document }) => ({
      id: persona.id,
      list: comparableSentences(atlas, document),
    }));
    for (const [i, one] of sentences.entries()) {
      for (const other of sentences.slice(i + 1)) {
        const { share, shared } = sharedShare(one.list, other.list);
        expect(share, `${one.id} and ${other.id} share:\n${shared.join('\n')}`).toBeLessThanOrEqual(0.1);
      }
    }
  });

  it('says of every place why it fits, what will be hard, and the strongest point against it', () => {
    const silent = reports.flatMap(({ persona, document }) =>
      document.places
        .filter(
          (place) =>
            place.whyItFits.length === 0 ||
            place.whatWillBeHard.length === 0 ||
            place.strongestPointAgainst === null,
        )
        .map(({ country }) => `${persona.id}: ${country}`),
    );
    expect(silent).toEqual([]);
  });

  it('does not describe its own places in the same sentences', () => {
    for (const { persona, document } of reports) {
      const masked = comparableSentences(atlas, document).map((one) => one.masked);
      const repeated = masked.length - new Set(masked).size;
      expect(repeated / masked.length, persona.id).toBeLessThan(0.06);
    }
  });

  it('gives every source a publisher, years and a licence, and covers every fact it cites', () => {
    for (const { document } of reports) {
      expect(document.sources.length).toBeGreaterThan(20);
      for (const source of document.sources)
        expect(source).toMatchObject({
          publisher: expect.stringMatching(/\S/),
          licence: expect.stringMatching(/\S/),
          years: expect.stringMatching(/\d{4}|undated/),
        });
      const cited = new Set(document.sources.flatMap((source) => source.facts));
      const used = document.places
        .flatMap((place) => place.sections)
        .flatMap((section) => section.blocks)
        .flatMap((block) => block.facts);
      expect(used.filter((id) => !cited.has(id))).toEqual([]);
    }
  });
});

describe('the comparison', () => {
  it('ends each theme with home, which a link to places alone does not tell', () => {
    const document = reportFor(PORTUGUESE_RETIREE);
    for (const { rows } of document.comparison) expect(rows.at(-1)?.location).toBe('Portugal (home)');
    for (const { rows } of onlyPlaces(document).comparison) {
      expect(rows).toHaveLength(3);
      expect(JSON.stringify(rows)).not.toContain('(home)');
    }
  });
});

describe('the case for and against a place', () => {
  it('is held against home: no drawback where home has it worse, and dear prices are no point against cheaper ones', () => {
    for (const { persona, document } of reports)
      for (const place of document.places)
        for (const one of place.whatWillBeHard)
          expect(one.text, persona.id).not.toMatch(/less than in|even if .* less than/);
  });
});

describe('the same input', () => {
  it('gives the same document', () => {
    expect(reportFor(PORTUGUESE_RETIREE)).toEqual(reportFor(PORTUGUESE_RETIREE));
  });
});

describe('tiers', () => {
  it('bronze holds five sections and the comparison, without roadmap and answers', () => {
    const document = reportFor(PORTUGUESE_RETIREE, { tier: 'bronze' });
    expect(document.places[0]?.sections.map((section) => section.heading)).toEqual([
      'Housing',
      'Lifestyle',
      'Family',
      'Career',
      'Safety',
    ]);
    expect(document.comparison).toHaveLength(7);
    expect(document.timeline).toEqual([]);
    expect(document.questionsAnswered).toBeNull();
    expect(reviewReport(document, atlas, PORTUGUESE_RETIREE.answers)).toEqual([]);
  });

  it('silver holds all nine sections and the six phases', () => {
    const document = reportFor(PORTUGUESE_RETIREE);
    expect(document.places.every((place) => place.sections.length === 9)).toBe(true);
    expect(document.timeline.map((phase) => phase.phase)).toEqual([
      'Research',
      'Preparation',
      'Logistics',
      'Final Preparations',
      'Settlement',
      'Long-term Integration',
    ]);
    expect(document.whatWouldChange).toBeNull();
  });

  it('gold says what would change the result and ranks a couple', () => {
    const second = { 'climate-preference': { value: 5, importanceValue: 5, touched: true } };
    const document = reportFor(GERMAN_COUPLE, {
      tier: 'gold',
      sensitivity: sensitivity(atlas, GERMAN_COUPLE.answers),
      couple: {
        partnerName: 'Sam',
        ranking: rankCouple(atlas, GERMAN_COUPLE.answers, second),
        answers: second,
      },
    });
    expect(document.whatWouldChange?.blocks.length).toBeGreaterThan(0);
    expect(document.couple?.heading).toBe('The two of you');
    expect(reviewReport(document, atlas, GERMAN_COUPLE.answers)).toEqual([]);
  });

  it('without the second form nothing is said about the second adult', () => {
    const document = reportFor(GERMAN_COUPLE, { tier: 'gold' });
    expect(document.couple).toBeNull();
  });
});

describe('places', () => {
  it('puts named extra countries first, fills the rest from the ranking, and says who asked', () => {
    const document = reportFor(PORTUGUESE_RETIREE, { additionalCountries: 2, chosenCountryCodes: ['CPV'] });
    expect(document.places.map((place) => [place.iso3 === 'CPV', place.origin])).toEqual([
      [false, 'recommended'],
      [false, 'recommended'],
      [false, 'recommended'],
      [true, 'chosen'],
      [false, 'recommended'],
    ]);
  });

  it('describes a named country that fails a condition, without a rank, and says what it fails', () => {
    const { excluded } = rankingOf(PORTUGUESE_RETIREE);
    const outside = excluded.find((one) => one.failed.some((gate) => gate.id === 'budget'))?.iso3 ?? '';
    const document = reportFor(PORTUGUESE_RETIREE, { additionalCountries: 1, chosenCountryCodes: [outside] });
    const place = document.places.at(-1);
    expect(place).toMatchObject({ iso3: outside, origin: 'chosen', interval: null, rankBand: null });
    expect(place?.strongestPointAgainst?.text).toContain('fails a condition of yours');
    expect(reviewReport(document, atlas, PORTUGUESE_RETIREE.answers)).toEqual([]);
  });

  it('fills in from the countries that fail a condition when too few pass', () => {
    const { ranking, ...input } = inputFor(PORTUGUESE_RETIREE);
    const document = reportFor(PORTUGUESE_RETIREE, {
      ...input,
      ranking: { ...ranking, matches: ranking.matches.slice(0, 1) },
    });
    expect(document.places).toHaveLength(3);
    expect(document.places[1]?.strongestPointAgainst?.text).toContain('too few countries pass');
  });
});

describe('a later revision', () => {
  it('says which answers changed and what that did', () => {
    const before = reportFor(PORTUGUESE_RETIREE);
    const answers = { ...PORTUGUESE_RETIREE.answers, 'monthly-budget': { value: 2900, touched: true } };
    const document = reportFor(PORTUGUESE_RETIREE, {
      answers,
      revision: 2,
      previous: { answers: PORTUGUESE_RETIREE.answers, document: before },
    });
    const text = JSON.stringify(document.whatChanged);
    expect(text).toContain('You changed one answer since edition 1.');
    expect(text).toContain('2,900');
    expect(
      reviewReport(document, atlas, answers, { answers: PORTUGUESE_RETIREE.answers, document: before }),
    ).toEqual([]);
  });

  it('the first has no such part', () => {
    expect(reportFor(PORTUGUESE_RETIREE).whatChanged).toBeNull();
  });
});

describe('privacy', () => {
  it('uses the pseudonym, and never the street of the location or the account name', () => {
    const location = PORTUGUESE_RETIREE.answers['current-location'];
    const answers = {
      ...PORTUGUESE_RETIREE.answers,
      'full-name': { value: 'Wanderer', touched: true },
      'current-location': {
        ...location,
        value: 'Rua Secreta 12, Bragança',
        formattedAddress: 'Rua Secreta 12, 5300-734 Bragança, Portugal',
        postalCode: '5300-734',
      },
    };
    const text = JSON.stringify(reportFor(PORTUGUESE_RETIREE, { answers, accountName: 'Maria Silva' }));
    expect(text).toContain('Wanderer');
    expect(text).not.toMatch(/Secreta|5300-734|Silva/);
  });
});
