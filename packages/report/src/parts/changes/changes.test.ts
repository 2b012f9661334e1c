import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { type Change, sensitivity } from '@global-fit/matching/sensitivity';
import { CANADIAN_MOTHER } from '@global-fit/matching/testing/personas/canadianMother';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import { inputFor, reportFor } from '../../testing/reports.ts';
import { whatWouldChange } from './changes.ts';

/** What one question is changed to, as the table tells it. */
function toldOf(change: Change): string | undefined {
  const one = { questionId: 'monthly-budget', label: 'Q', change, entering: ['PRT'], leaving: ['ESP'] };
  const section = whatWouldChange(inputFor(CANADIAN_MOTHER, { sensitivity: [one] }));
  const table = section?.blocks.find((block) => block.kind === 'table');
  return table?.kind === 'table' ? table.rows[0]?.[0]?.replace(/^Q: /, '') : undefined;
}

describe('what would change the first five', () => {
  it.each<readonly [Change, string]>([
    [{ kind: 'importance', to: 'not' }, 'Not important'],
    [{ kind: 'wish', of: 'warmth', step: 1 }, 'Cold'],
    [{ kind: 'wish', of: 'rain', step: 5 }, 'Very wet'],
    [{ kind: 'answer', label: 'under $30,000' }, 'Under $30,000'],
    [{ kind: 'budget', times: 0.75 }, 'A quarter less'],
    [{ kind: 'given up', label: 'Fast internet' }, 'Without Fast internet'],
    [{ kind: 'line given up', line: 'no snow' }, 'Without the deal-breaker “no snow”'],
  ])('describes %o in words', (change, text) => {
    expect(toldOf(change)).toBe(text);
  });

  it('distinguishes answers to one question that have the same effect in one row', () => {
    const to = (label: string, entering: string) => ({
      questionId: 'expected-annual-income',
      label: 'Q',
      change: { kind: 'answer', label } as const,
      entering: [entering],
      leaving: ['ESP'],
    });
    const studied = [to('Under $30,000', 'PRT'), to('Over $200,000', 'PRT'), to('$30,000 to $50,000', 'ITA')];
    const section = whatWouldChange(inputFor(CANADIAN_MOTHER, { sensitivity: studied }));
    const table = section?.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' ? table.rows.map((row) => row[0]) : []).toEqual([
      'Q: Under $30,000 or Over $200,000',
      'Q: $30,000 to $50,000',
    ]);
  });

  it('tells all changes with one effect in one row', () => {
    const to = (label: string, entering: string) => ({
      questionId: label,
      label,
      change: { kind: 'importance', to: 'not' } as const,
      entering: [entering],
      leaving: ['ESP'],
    });
    const studied = [to('Safety', 'PRT'), to('Which?', 'ITA'), to('Healthcare quality', 'PRT')];
    const section = whatWouldChange(inputFor(CANADIAN_MOTHER, { sensitivity: studied }));
    const table = section?.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' ? table.rows : []).toEqual([
      [
        'Safety: Not important; Healthcare quality: Not important',
        'Portugal would come in and Spain would go',
      ],
      ['Which? Not important', 'Italy would come in and Spain would go'],
    ]);
  });

  it('names those of the first five that have no chapter', () => {
    const input = inputFor(CANADIAN_MOTHER, { sensitivity: [] });
    const [first, ...rest] = input.ranking.matches.slice(0, 6).map(({ iso3 }) => ({
      iso3,
      origin: 'recommended' as const,
    }));
    const said = whatWouldChange(input, rest)?.blocks.map((block) => ('text' in block ? block.text : ''));
    expect(said?.join(' ')).toMatch(/is among them; its chapter went to a place of similar rank/);
    const same = whatWouldChange(input, first ? [first, ...rest] : [])?.blocks;
    expect(JSON.stringify(same)).not.toMatch(/its chapter went/);
  });

  it('keeps its table where an option contains a sum', () => {
    const studied = sensitivity(realAtlas(), CANADIAN_MOTHER.answers);
    const document = reportFor(CANADIAN_MOTHER, { tier: 'gold', sensitivity: studied });
    const rows = document.whatWouldChange?.blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows : [],
    );
    expect(rows?.some((row) => /\d/.test(row[0] ?? ''))).toBe(true);
    expect(reviewReport(document, realAtlas(), CANADIAN_MOTHER.answers)).toEqual([]);
  });
});
