import type { Atlas } from '@global-fit/atlas/atlas';
import { questionById } from '@global-fit/questionnaire/definition';
import { questionOfSecondAdult } from '@global-fit/questionnaire/couple';
import { isRecordId, recordById } from '../figures/records.ts';
import { PLACE_HEADINGS, type ReportDocument } from '../model.ts';
import { TIERS } from '../tiers.ts';
import type { Finding } from './finding.ts';
import type { TextAt } from './passages.ts';

/** Sections whose words describe only the product. */
const WITHOUT_BASIS: ReadonlySet<string> = new Set([
  'Method in plain words',
  'Disclaimer',
  'At a glance',
  'Next steps',
  'Ruled out, and why',
  'What changed',
  'What would change this',
]);

function factExists(atlas: Atlas, id: string): boolean {
  if (isRecordId(id)) return recordById(atlas, id) !== null;
  const cut = id.lastIndexOf(':');
  const indicator = id.slice(0, cut);
  return atlas.indicator(indicator) !== null && atlas.fact(id.slice(cut + 1), indicator) !== null;
}

/** Checks that every paragraph has a basis, and that everything in it exists. */
export function checkBasis(texts: readonly TextAt[], atlas: Atlas): readonly Finding[] {
  return texts.flatMap((one): readonly Finding[] => {
    const { answers, facts } = one.basis;
    const missing = facts.filter((id) => !factExists(atlas, id));
    const unknown = answers.filter((id) => !questionById(questionOfSecondAdult(id) ?? id));
    const bare =
      answers.length + facts.length === 0 &&
      one.kind !== 'plot' &&
      one.kind !== 'comparison' &&
      !WITHOUT_BASIS.has(one.section);
    const finding = (message: string): Finding => ({
      severity: 'error',
      check: 'basis',
      where: one.where,
      message: `${message}: ${one.text.slice(0, 120)}`,
    });
    return [
      ...(missing.length > 0 ? [finding(`rests on facts that do not exist (${missing.join(', ')})`)] : []),
      ...(unknown.length > 0 ? [finding(`rests on unknown questions (${unknown.join(', ')})`)] : []),
      ...(bare ? [finding('rests on nothing')] : []),
    ];
  });
}

/** Checks that all parts are present, no section is empty and no passage blank. */
export function checkStructure(document: ReportDocument, texts: readonly TextAt[]): readonly Finding[] {
  const finding = (where: string, message: string): Finding => ({
    severity: 'error',
    check: 'structure',
    where,
    message,
  });
  const findings: Finding[] = [];
  const { headings } = TIERS[document.tier];
  for (const place of document.places) {
    for (const heading of headings) {
      const section = place.sections.find((one) => one.heading === heading);
      const kinds = new Set(section?.blocks.map((block) => block.kind));
      if (!kinds.has('paragraph'))
        findings.push(finding(`${place.country} / ${heading}`, 'has no paragraph'));
      if (!kinds.has('insight'))
        findings.push(finding(`${place.country} / ${heading}`, 'has no key insight'));
      if (!kinds.has('action')) findings.push(finding(`${place.country} / ${heading}`, 'has no action item'));
    }
    if (place.cities.length === 0) findings.push(finding(place.country, 'names no city'));
    if (place.whyItFits.length === 0 && place.interval !== null && place.origin === 'recommended')
      findings.push(finding(place.country, 'does not say why it fits'));
  }
  if (document.places.length === 0) findings.push(finding('places', 'recommends nothing'));
  // Towns of one country are compared on fewer themes, because its national figures are the same for all.
  const ofTowns = document.tier !== 'single-country' && document.places.length === 1;
  const themes = document.comparison.length;
  if (ofTowns ? themes > 7 : themes !== 7) findings.push(finding('comparison', 'has not seven themes'));
  if (document.sources.length === 0) findings.push(finding('sources', 'names no source'));
  for (const text of texts) if (text.text.trim() === '') findings.push(finding(text.where, 'is blank'));
  return findings;
}

/** What the customer wrote, as it is quoted. */
const QUOTED = /“[^”]*”/g;

/** Checks that no text points to a chapter or a roadmap that the edition ordered lacks. */
export function checkPointers({ tier }: ReportDocument, texts: readonly TextAt[]): readonly Finding[] {
  const { headings, roadmap } = TIERS[tier];
  const lacking = PLACE_HEADINGS.filter((heading) => !headings.includes(heading));
  const pointers = [
    ...(lacking.length > 0 ? [String.raw`[Uu]nder (?:\w+(?:,| and) )*(?:${lacking.join('|')})\b`] : []),
    ...(roadmap ? [] : [String.raw`(?:[Yy]our|[Tt]he) (?:roadmap|timeline)\b`]),
  ];
  if (pointers.length === 0) return [];
  const toNothing = new RegExp(pointers.join('|'));
  return texts.flatMap(({ where, text }): readonly Finding[] => {
    const [found] = toNothing.exec(text.replace(QUOTED, '')) ?? [];
    const message = `points to what the edition lacks (${found}): ${text.slice(0, 120)}`;
    return found === undefined ? [] : [{ severity: 'error', check: 'structure', where, message }];
  });
}
