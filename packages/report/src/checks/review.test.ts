import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { CANADIAN_MOTHER } from '@global-fit/matching/testing/personas/canadianMother';
import { describe, expect, it } from 'vitest';
import type { Paragraph, ReportDocument } from '../model.ts';
import { reportFor } from '../testing/reports.ts';
import { reviewReport } from './review.ts';

const atlas = realAtlas();
const clean = reportFor(CANADIAN_MOTHER);
const bronze = reportFor(CANADIAN_MOTHER, { tier: 'bronze' });

/** A report with one more paragraph in the first section of its first place. */
function withParagraph(text: string, basis: Partial<Paragraph> = {}, report = clean): ReportDocument {
  const [place, ...places] = report.places;
  const [section, ...sections] = place?.sections ?? [];
  if (!place || !section) throw new Error('the report is empty');
  const added: Paragraph = { kind: 'paragraph', text, answers: ['age'], facts: [], ...basis };
  return {
    ...report,
    places: [
      { ...place, sections: [{ ...section, blocks: [...section.blocks, added] }, ...sections] },
      ...places,
    ],
  };
}

const findings = (document: ReportDocument): readonly string[] =>
  reviewReport(document, atlas, CANADIAN_MOTHER.answers).map((one) => one.check);

describe('reviewReport', () => {
  it('finds nothing in a good report', () => {
    expect(findings(clean)).toEqual([]);
  });

  it.each(['Fees stand under Legal.', 'The month stands in your roadmap.'])(
    'finds what points to a part that the edition lacks: %s',
    (text) => {
      expect(findings(withParagraph(text))).toEqual([]);
      expect(findings(withParagraph(text, {}, bronze))).toEqual(['structure']);
      expect(findings(withParagraph(`They said “${text}”`, {}, bronze))).toEqual([]);
    },
  );

  it.each([
    ['a figure that no fact has', 'Rent is 4,321 a month.', {}, 'figures'],
    [
      'a figure that its sum does not give',
      'It costs 10.',
      {
        figures: [
          {
            shown: '10',
            from: { op: 'product', of: [{ fact: 'price_level_vs_us:PRT' }, { constant: 3, why: 'test' }] },
          },
        ],
        facts: ['price_level_vs_us:PRT'],
      },
      'figures',
    ],
    [
      'a low that is high',
      'Life is short.',
      { facts: ['life_expectancy:JPN'], claims: [{ says: 'low', fact: 'life_expectancy:JPN' }] },
      'claims',
    ],
    [
      'a more that is less',
      'Prices are higher.',
      {
        facts: ['price_level_vs_us:PRT'],
        claims: [{ says: 'more', fact: 'price_level_vs_us:PRT', than: 'price_level_vs_us:CHE' }],
      },
      'claims',
    ],
    ['a value that leaked', 'It is undefined there.', {}, 'grammar'],
    ['a mark of the writing', 'Safe, with 0.8\uE000 homicides a year.', {}, 'grammar'],
    ['a wrong article', 'You are a engineer.', {}, 'grammar'],
    ['a double space', 'Two  spaces.', {}, 'grammar'],
    ['a doubled word', 'They work 32 hours hours a week.', {}, 'grammar'],
    ['an unbalanced quotation', 'They said “yes.', {}, 'grammar'],
    ['alternatives that were not settled', 'It is [rarely|seldom] wet.', {}, 'grammar'],
    ['a sentence that breaks off', 'It is more than.', {}, 'grammar'],
    ['a sentence that begins small', 'First. then second.', {}, 'grammar'],
    ['no basis', 'Words from nowhere.', { answers: [] }, 'basis'],
    ['a fact that does not exist', 'Words.', { facts: ['life_expectancy:XXX'] }, 'basis'],
    ['a question that does not exist', 'Words.', { answers: ['shoe-size'] }, 'basis'],
    ['an empty passage', ' ', {}, 'structure'],
  ] as const)('finds %s', (_what, text, basis, check) => {
    expect(findings(withParagraph(text, basis as Partial<Paragraph>))).toContain(check);
  });

  it('finds an empty section and a missing theme', () => {
    const [place, ...places] = clean.places;
    if (!place) throw new Error('the report is empty');
    const emptied = {
      ...place,
      sections: place.sections.map((section, i) => (i === 3 ? { ...section, blocks: [] } : section)),
    };
    expect(findings({ ...clean, places: [emptied, ...places] })).toContain('structure');
    expect(findings({ ...clean, comparison: clean.comparison.slice(1) })).toContain('structure');
  });

  it('lets a sentence end in a preposition', () => {
    expect(findings(withParagraph('That is more than the income you told us of.'))).toEqual([]);
  });

  it('does not read the full stop after initials as the end of a sentence', () => {
    expect(findings(withParagraph('To Washington D.C. it is far.'))).toEqual([]);
  });

  it('does not read the number of a law as a figure', () => {
    const text = 'It is recognised by rule (Directive 2005/36/EC, Regulation (EU) 2016/1191).';
    expect(findings(withParagraph(text))).toEqual([]);
    expect(findings(withParagraph('It is recognised within 2005 days.'))).toEqual(['figures']);
  });

  it('allows anything in a quotation of the customer', () => {
    expect(findings(withParagraph('In your words: “I paid 4,321 for a engineer  there”.'))).toEqual([]);
  });
});
