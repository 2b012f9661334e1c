import type { Atlas } from '@global-fit/atlas/atlas';
import type { ReportDocument } from '../model.ts';
import { bareName } from '../prose/countryNames.ts';
import { textsOf } from '../checks/passages.ts';

/** Splits prose into sentences; quotations stay whole. */
function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?]”?)\s+(?=[A-Z“0-9À-Ž])/)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length > 2);
}

const NUMBER_WORDS = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;

/** A function that replaces names of places, people, languages and routes, and all figures, by marks. */
function maskFor(atlas: Atlas, document: ReportDocument): (sentence: string) => string {
  const names = new Set<string>();
  for (const country of atlas.countries) {
    names.add(country.name);
    names.add(bareName(country));
  }
  for (const place of document.places) for (const city of place.cities) names.add(city.name);
  for (const name of atlas.languages.names.values()) names.add(name);
  names.add(document.customerName);
  for (const { name } of document.others ?? []) names.add(name);
  for (const iso3 of document.places.map((place) => place.iso3))
    for (const route of atlas.routes.of(iso3)) names.add(route.name);
  const sorted = [...names].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(sorted.map(RegExp.escape).join('|'), 'g');
  return (sentence) =>
    sentence
      .replace(pattern, '▢')
      .replace(/\bthe ▢/gi, '▢')
      .replace(/[A-Z]{0,3}[$€£]?\d[\d,.]*(?:–\d+)?/g, '#')
      .replace(NUMBER_WORDS, '#');
}

/** Sections whose wording is shared on purpose: the customer's own answers, law, method, disclaimer. */
const EXEMPT: ReadonlySet<string> = new Set([
  'Profile summary',
  'Legal',
  'Timeline, law',
  'Method in plain words',
  'Disclaimer',
]);

export interface MaskedSentence {
  readonly masked: string;
  readonly plain: string;
  readonly where: string;
  readonly section: string;
  /** The place whose facts the sentence states; null where it rests on answers alone. */
  readonly iso3: string | null;
}

/** The sentences by which two reports are compared: prose only, without law, method and disclaimer. */
export function comparableSentences(atlas: Atlas, document: ReportDocument): readonly MaskedSentence[] {
  const mask = maskFor(atlas, document);
  return textsOf(document)
    .filter((one) => one.basis.answers.length + one.basis.facts.length > 0)
    .filter(
      (one) =>
        !EXEMPT.has(one.section) && one.kind !== 'table' && one.kind !== 'plot' && one.kind !== 'comparison',
    )
    .flatMap((one) =>
      sentencesIn(one.text).map((plain) => ({
        masked: mask(plain),
        plain,
        where: one.where,
        iso3: one.basis.facts.length > 0 ? one.iso3 : null,
        section: one.section,
      })),
    );
}

/**
 * Share of the sentences of the shorter report that also stand, masked, in the other. A sentence with facts about a
 * place that both reports recommend is never counted as shared: two customers may read the same about Denmark.
 */
export function sharedShare(
  a: readonly MaskedSentence[],
  b: readonly MaskedSentence[],
): { readonly share: number; readonly shared: readonly string[] } {
  const places = new Set(b.map((one) => one.iso3).filter((iso3) => iso3 !== null));
  const right = new Set(b.map((one) => one.masked));
  const shared = a
    .filter((one) => one.iso3 === null || !places.has(one.iso3))
    .filter((one) => right.has(one.masked))
    .map((one) => one.masked);
  const size = Math.min(a.length, b.length);
  return { share: size === 0 ? 0 : shared.length / size, shared };
}
