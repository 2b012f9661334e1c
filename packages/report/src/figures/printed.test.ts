import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ANSWERS } from '../sample/persona.ts';
import { buildSampleReport } from '../sample/sampleReport.ts';
import { PROVIDER, reportFor } from '../testing/reports.ts';
import type { ReportDocument } from '../model.ts';
import { groupedText } from './format.ts';

/** Keys whose strings are not set before a reader: bases, ids, months, references. */
const UNSEEN = new Set([
  'answers',
  'facts',
  'figures',
  'claims',
  'id',
  'reportId',
  'engineVersion',
  'sources',
  'date',
]);
const MONTHS = new Set(['due', 'from', 'to']);

function printed(value: unknown, into: string[] = []): readonly string[] {
  if (typeof value === 'string') into.push(value);
  else if (Array.isArray(value)) for (const one of value) printed(one, into);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value))
      if (!UNSEEN.has(key) && !MONTHS.has(key)) printed(one, into);
  return into;
}

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$|^2100$/.test(digits);

/**
 * Figures of four digits and more without a separator, years and numbers of acts ("2016/1191") aside, outside the
 * customer's own quotations.
 */
function ungrouped(document: ReportDocument): readonly string[] {
  return printed(document).flatMap((text) =>
    [...text.replace(/“[^”]*”/g, '').matchAll(/(?<![\d.,]|\b20\d\d\/)\d{4,}(?!\d*[,.]\d)/g)]
      .filter(([digits]) => !isYear(digits))
      .map(({ 0: digits, index }) => `${digits} in: ${text.slice(Math.max(0, index - 40), index + 30)}`),
  );
}

describe('figures as printed', () => {
  it.each(PERSONAS)('are grouped by thousands throughout a report: $title', (persona) => {
    expect(ungrouped(reportFor(persona, { tier: 'gold', additionalCountries: 2 }))).toEqual([]);
  });

  it('are grouped in the sample, and in reports with a tax regime or a costly route', () => {
    expect(ungrouped(buildSampleReport(realAtlas(), '2026-11-21', PROVIDER))).toEqual([]);
    const persona = { id: 'sample', title: '', story: '', expectation: '', answers: SAMPLE_ANSWERS };
    for (const iso3 of ['DNK', 'ITA', 'NLD', 'SWE', 'POL', 'THA', 'EST']) {
      const document = reportFor(persona, { fixedPlaces: [{ iso3, cityIds: [], score: 70 }] });
      expect(ungrouped(document), iso3).toEqual([]);
    }
  });

  it.each([
    ['monthly pay from 65400 DKK (2026)', 'monthly pay from 65,400 DKK (2026)'],
    ['sources differ 3504-4500 EUR/month', 'sources differ 3,504-4,500 EUR/month'],
    ['savings of THB 500000 instead', 'savings of THB 500,000 instead'],
    ['a fee of 2000 EUR since 2024', 'a fee of 2,000 EUR since 2024'],
    ['until 2025; pay above 113000 SEK', 'until 2025; pay above 113,000 SEK'],
    ['form X12345, 1234.5 and 12,345', 'form X12345, 1234.5 and 12,345'],
  ])('get their separators in a record: %s', (record, text) => {
    expect(groupedText(record)).toBe(text);
  });
});
