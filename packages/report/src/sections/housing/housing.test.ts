import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { surveyFor } from '@global-fit/matching/costs/month';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { answersOf, type Persona, type Written } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';

function housing(persona: Persona, more: Answers): readonly string[] {
  return reportFor(persona, { answers: { ...persona.answers, ...more } }).places.flatMap(({ sections }) =>
    sections
      .filter(({ heading }) => heading === 'Housing')
      .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : []))),
  );
}

/** Every third is enough to tell a rule. */
const SOME = PERSONAS.filter((_, i) => i % 3 === 0);
const BUYS = /You want to buy|something to own|You plan to buy|If you buy in/;

/** Loaded machines are slow; what is tested is not speed. */
const PATIENCE_MS = 60_000;

describe('housing', { timeout: PATIENCE_MS }, () => {
  it('does not treat a tenant who would invest in property as a buyer', () => {
    for (const persona of SOME) {
      const text = housing(persona, {
        'housing-preference': { value: 'rent-house' },
        'other-economic-contributions': { value: ['property-purchase'] },
      }).join('\n');
      expect(text).not.toMatch(BUYS);
    }
  });

  it('gives a price to buyers, and a lease to tenants only', () => {
    for (const persona of SOME) {
      const bought = housing(persona, { 'housing-preference': { value: 'buy-house' } }).join('\n');
      expect(bought).not.toMatch(/want to buy comes with/);
    }
    const rented = SOME.map((persona) => housing(persona, { 'housing-preference': { value: 'rent-house' } }));
    expect(rented.flat().join('\n')).toMatch(/comes with a new (?:contract|one)/);
  });

  it('calls a rent above two fifths of the budget a strain, and not one below a third', () => {
    const told = (budget: number): readonly string[] =>
      PERSONAS.flatMap((persona) => housing(persona, { 'monthly-budget': { value: budget } })).filter(
        (text) => /of your budget/.test(text) && /flat in/.test(text),
      );
    const poor = told(1500);
    expect(poor.some((text) => text.includes('the rent is a strain'))).toBe(true);
    expect(poor.some((text) => text.includes('stays within'))).toBe(false);
    expect(told(20_000).some((text) => text.includes('strain'))).toBe(false);
  });

  it('mentions no power cuts on the word of firms, and words one child as one', () => {
    for (const persona of SOME) {
      const text = housing(persona, {
        'relocating-family-members': { value: 'yes' },
        'number-of-family-members': { value: 1 },
        'family-member-1-relationship': { value: 'child' },
        'family-member-1-family-member-age': { value: 9 },
      }).join('\n');
      expect(text).not.toMatch(/Power cuts|the children|residents of your kind/);
    }
  });

  it('opens with access for people with limited mobility, and sends nobody out on foot', () => {
    for (const persona of SOME) {
      const answers = { ...persona.answers, 'medical-conditions': { value: ['mobility'] } };
      for (const { sections } of reportFor(persona, { answers }).places.slice(0, 1)) {
        const blocks = sections.find(({ heading }) => heading === 'Housing')?.blocks ?? [];
        const texts = blocks.flatMap((block) => ('text' in block ? [block] : []));
        expect(texts[0]?.text).toMatch(
          /^(?:Begin with access|The first question about a home in|A home will do only if)/,
        );
        expect(texts.find(({ kind }) => kind === 'action')?.text).toMatch(
          /entrance|aids you use|everyday aids|level shower|the lift/,
        );
      }
      expect(housing(persona, { 'medical-conditions': { value: ['mobility'] } }).join('\n')).not.toMatch(
        /\bon foot\b|\b[Ww]alk\b(?!-in)/,
      );
    }
  });

  it('asks for lifts and widths for wheelchairs, and for no lift in a house', () => {
    const told = (more: Readonly<Record<string, Written>>): string =>
      SOME.flatMap((persona) =>
        housing(persona, answersOf({ 'medical-conditions': ['mobility'], ...more })),
      ).join('\n');
    const cane = {
      'medical-conditions-details': 'I walk with a cane. No stairs.',
      'housing-preference': ['rent-house'],
    };
    expect(told(cane)).toMatch(/every room on one floor/);
    expect(told(cane)).not.toMatch(/\blift\b|caretaker|narrowest|\bramp\b/);
    const wheels = {
      'medical-conditions-details': 'My son uses a wheelchair.',
      'housing-preference': ['rent-apartment'],
    };
    expect(told(wheels)).toMatch(/whose cabin and doors take the wheelchair/);
  });

  it('judges no kind of home by the rent of a town neither recommended nor nearby', () => {
    for (const persona of PERSONAS)
      for (const place of reportFor(persona, {
        answers: { ...persona.answers, 'monthly-budget': { value: 4000 } },
      }).places) {
        const verdicts = place.sections
          .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : [])))
          .filter((text) => /we take as the limit|our limit|draw the line|that we reckon with/.test(text));
        const { cities } = realAtlas();
        const surveyed = place.cities.flatMap(({ id }) => {
          const town = cities.byId(id);
          return town ? (surveyFor('oneBed', town, cities.of(place.iso3)) ?? []) : [];
        });
        for (const text of verdicts)
          expect(
            surveyed.some(({ name }) => text.includes(`flat in ${name}`)),
            text,
          ).toBe(true);
      }
  });

  it('says where no listed place has the size asked for, and mentions no stairs in the country', () => {
    const [persona] = PERSONAS.filter(({ id }) => id === 'american-family');
    if (!persona) throw new Error('no such persona');
    const german = (setting: string): string =>
      reportFor(persona, {
        answers: { ...persona.answers, 'location-type': { value: [setting] } },
        fixedPlaces: [{ iso3: 'DEU', score: 80, cityIds: [2874225, 2806654] }],
      })
        .places.flatMap(({ sections }) => sections)
        .filter(({ heading }) => heading === 'Housing')
        .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : [])))
        .join('\n');
    const rural = german('rural');
    expect(rural).toContain('Our list holds no small town in Germany.');
    expect(rural).not.toMatch(/stairs|two quarters|through the wall/);
    expect(german('mid-size-city')).not.toContain('Our list holds no');
  });
});
