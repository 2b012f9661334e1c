import type { Fact, Provenance } from './model.ts';

const hasYear = (source: string): boolean => /\b(19|20)\d\d\b/.test(source);

/**
 * How the year follows the source; sources that name their edition, climate normals and forecasts have forms of their
 * own.
 */
function dated(fact: Fact): string {
  const { indicator, year, source } = fact;
  if (/normals/.test(source) || source.includes(String(year))) return source;
  if (indicator.forecast && hasYear(source)) return `${source}, forecast for ${year}`;
  if (fact.quality === 'structural') return `${source}, edition of ${year}`;
  return hasYear(source) ? `${source}, figure of ${year}` : `${source}, ${year}`;
}

/** What a reader must know about the quality of a fact, in a few words; null for an ordinary fact. */
function qualityRemark(fact: Fact): string | null {
  switch (fact.quality) {
    case 'proxy':
      // A value filled from another publisher is cited as that publisher's, so it needs no remark.
      if (fact.source !== fact.indicator.source) return null;
      return fact.note ? `estimate: ${fact.note}` : 'estimate from a proxy';
    case 'correction':
      return fact.note ? `corrected: ${fact.note}` : 'corrected';
    case 'low':
      return 'low confidence';
    default:
      return null;
  }
}

/** Short citation of a fact: publisher, year, and a remark on its quality where one is needed. */
export function citeFact(fact: Fact): string {
  const remark = qualityRemark(fact);
  return remark ? `${dated(fact)} (${remark})` : dated(fact);
}

/** Short citation of any other record: publisher, year or date, and low confidence where stated. */
export function citeProvenance(from: Provenance): string {
  const { source, asOf, confidence } = from;
  const place = asOf === null || source.includes(asOf.slice(0, 4)) ? source : `${source}, ${asOf}`;
  return confidence === 'low' ? `${place} (low confidence)` : place;
}
