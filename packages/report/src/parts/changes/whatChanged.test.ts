import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Persona } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { reviewAndRepair, type ReviewedReport } from '../../checks/repair.ts';
import { reviewReport } from '../../checks/review.ts';
import type { Edition } from '../../input.ts';
import type { Block, ReportDocument } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();

/** The next edition as the server makes it: ranked anew, built, reviewed and repaired. */
function edition(
  persona: Persona,
  answers: Answers,
  revision: number,
  previous?: Edition,
): ReviewedReport & Edition {
  const built = reportFor(persona, {
    answers,
    revision,
    ranking: rankCountries(atlas, profilePreferences(atlas, answers)),
    ...(previous ? { previous } : {}),
  });
  return { ...reviewAndRepair(built, atlas, answers, previous ?? null), answers };
}

const changed = (answers: Answers, change: Answers): Answers => ({ ...answers, ...change });

function blocksOf(document: ReportDocument): readonly Block[] {
  return document.whatChanged?.blocks ?? [];
}

function rowsOf(document: ReportDocument): readonly (readonly string[])[] {
  const table = blocksOf(document).find((block) => block.kind === 'table');
  return table?.kind === 'table' ? table.rows : [];
}

const textOf = (document: ReportDocument): string =>
  blocksOf(document)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    .join(' ');

describe('what changed, over three editions', () => {
  const first = edition(PORTUGUESE_RETIREE, PORTUGUESE_RETIREE.answers, 1);
  const secondAnswers = changed(first.answers, {
    'monthly-budget': { value: 4321, touched: true },
    'ideal-life-vision': { value: 'A house with 1,234 books – null worries.', touched: true },
    safety: { value: 2, touched: true },
  });
  const second = edition(PORTUGUESE_RETIREE, secondAnswers, 2, first);
  const third = edition(
    PORTUGUESE_RETIREE,
    changed(secondAnswers, { 'monthly-budget': { value: 2750, touched: true } }),
    3,
    second,
  );

  it('passes the checks with its table of old answers, with nothing to report', () => {
    for (const { removed, findings } of [second, third]) {
      expect(removed).toEqual([]);
      expect(findings).toEqual([]);
    }
    const label = rowsOf(third.document)[0]?.[0];
    expect(rowsOf(second.document)).toContainEqual([label, '1,500 USD', '4,321 USD']);
    expect(rowsOf(third.document)).toEqual([[label, '4,321 USD', '2,750 USD']]);
  });

  it('compares with the edition before, not with the first', () => {
    expect(textOf(second.document)).toContain('You changed 3 answers since edition 1.');
    expect(textOf(third.document)).toContain('You changed one answer since edition 2.');
    const table = blocksOf(third.document).find((block) => block.kind === 'table');
    expect(table?.earlier).toEqual({ edition: 2, answers: ['monthly-budget'] });
  });

  it('knows old answers and results only from the edition they belong to', () => {
    const checks = (previous: Edition | null) =>
      reviewReport(third.document, atlas, third.answers, previous).filter(({ where }) =>
        where.startsWith('What changed'),
      );
    expect(checks(second)).toEqual([]);
    expect(checks(null).map(({ check }) => check)).toContain('figures');
    expect(checks(first).map(({ check }) => check)).toContain('figures');
  });

  it('allows no other section to repeat an old answer', () => {
    const stale = {
      kind: 'paragraph' as const,
      text: 'You have 4,321 a month.',
      answers: ['monthly-budget'],
      facts: [],
    };
    const spoilt = { ...third.document, nextSteps: { ...third.document.nextSteps, blocks: [stale] } };
    expect(reviewReport(spoilt, atlas, third.answers, second).map(({ check }) => check)).toContain('figures');
  });

  it('removes a score that no edition gave', () => {
    const wrong = blocksOf(third.document).map((block) =>
      block.kind === 'paragraph' ? { ...block, text: `${block.text} Malta went from 37 to 38.` } : block,
    );
    const whatChanged = { id: 'what-changed', heading: 'What changed', blocks: wrong };
    const { removed } = reviewAndRepair({ ...third.document, whatChanged }, atlas, third.answers, second);
    expect(removed.some(({ message }) => message.includes('"37"'))).toBe(true);
  });
});

describe('what changed', () => {
  it.each(PERSONAS)('passes the checks when much changes at once: $title', (persona) => {
    const first = edition(persona, persona.answers, 1);
    const answers = changed(persona.answers, {
      age: { value: 47, touched: true },
      'climate-preference': { value: 2, importanceValue: 5, touched: true },
      'expected-annual-income': { value: '150k-200k', touched: true },
      'liquid-assets-available': { value: '500k-1m', touched: true },
      'relocation-timeline': { value: '2-5-years', touched: true },
      'budget-relocation': { value: '20k-50k', touched: true },
      'healthcare-quality': { value: 1, touched: true },
    });
    const { document, removed, findings } = edition(persona, answers, 2, first);
    expect(removed).toEqual([]);
    expect(findings).toEqual([]);
    expect(rowsOf(document).length).toBeGreaterThanOrEqual(5);
  });

  it('includes a changed importance, and ignores answers to hidden questions', () => {
    const slider = { value: 4, importanceValue: 2, touched: true };
    const before = edition(
      AMERICAN_FAMILY,
      changed(AMERICAN_FAMILY.answers, { 'climate-preference': slider }),
      1,
    );
    const answers = changed(before.answers, {
      'climate-preference': { ...slider, importanceValue: 5 },
      'medication-dependencies': { value: 'no', touched: true },
      'shoe-size': { value: 43 },
    });
    const { document } = edition(AMERICAN_FAMILY, answers, 2, before);
    const ids = blocksOf(document).find((block) => block.kind === 'table')?.answers ?? [];
    expect(ids).toContain('climate-preference');
    expect(ids).not.toContain('shoe-size');
    const row = rowsOf(document)[ids.indexOf('climate-preference')];
    expect(row?.slice(1)).toEqual(['4 of 5, importance 2 of 5', '4 of 5, importance 5 of 5']);
  });

  it('repeats no words reserved for other parts of a report', () => {
    const told = {
      'unique-family-situation': { value: 'My aunt Rosalind would follow.', touched: true },
      'ideal-life-vision': { value: 'To live openly with my girlfriend Ana.', touched: true },
      'current-life-highlights': { value: 'The market on Saturdays.', touched: true },
    };
    const before = edition(PORTUGUESE_RETIREE, changed(PORTUGUESE_RETIREE.answers, told), 1);
    const { document } = edition(PORTUGUESE_RETIREE, PORTUGUESE_RETIREE.answers, 2, before);
    const then = rowsOf(document).map((row) => row[1]);
    expect(then).toContain('“The market on Saturdays.”');
    expect(then.filter((one) => one === 'answered')).toHaveLength(2);
    expect(JSON.stringify(document)).not.toMatch(/Rosalind|girlfriend/);
  });

  it('shows city and country of a new home, but not the street', () => {
    const before = edition(PORTUGUESE_RETIREE, PORTUGUESE_RETIREE.answers, 1);
    const answers = changed(before.answers, {
      'current-location': {
        value: 'Rua Secreta 12, 1000 Lisboa',
        city: 'Lisbon',
        country: 'Portugal',
        countryCode: 'pt',
        formattedAddress: 'Rua Secreta 12, 1000 Lisboa',
        touched: true,
      },
    });
    const { document } = edition(PORTUGUESE_RETIREE, answers, 2, before);
    expect(rowsOf(document).map((row) => row[2])).toContain('Lisbon, Portugal');
    expect(JSON.stringify(document)).not.toContain('Secreta');
  });
});
