import { documentSections } from '../documentSections.ts';
import type { Basis, Block, ReportDocument, ReportSection } from '../model.ts';

/** One text of a report, with its place and basis. */
export interface TextAt {
  /** "Portugal / Housing / paragraph 2". */
  readonly where: string;
  readonly text: string;
  readonly basis: Basis;
  readonly kind: Block['kind'] | 'task' | 'comparison' | 'summary';
  /** Code of the country that the text is about; null outside a place. */
  readonly iso3: string | null;
  readonly section: string;
}

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table') return block.rows.map((row) => row.join(' | ')).join('\n');
  if (block.kind === 'plot') return block.alt;
  return block.text;
}

function fromSection(section: ReportSection, prefix: string, iso3: string | null): readonly TextAt[] {
  return section.blocks.map((block, i) => ({
    where: `${prefix}${section.heading} / ${block.kind} ${i + 1}`,
    text: textOf(block),
    basis: block,
    kind: block.kind,
    iso3,
    section: section.heading,
  }));
}

/** Every text of a report in reading order. Sources are left out, since they are references, not prose. */
export function textsOf(document: ReportDocument): readonly TextAt[] {
  const own = documentSections(document).flatMap((section) => fromSection(section, '', null));
  const places = document.places.flatMap((place) => {
    const prefix = `${place.country} / `;
    const lines = (
      heading: string,
      paragraphs: readonly (Basis & { readonly text: string })[],
    ): readonly TextAt[] =>
      paragraphs.map((one, i) => ({
        where: `${prefix}${heading} ${i + 1}`,
        text: one.text,
        basis: one,
        kind: 'paragraph',
        iso3: place.iso3,
        section: heading,
      }));
    return [
      ...lines('Why it fits', place.whyItFits),
      ...lines('What will be hard', place.whatWillBeHard),
      ...lines('Strongest point against', place.strongestPointAgainst ? [place.strongestPointAgainst] : []),
      ...place.sections.flatMap((section) => fromSection(section, prefix, place.iso3)),
    ];
  });
  const comparison = document.comparison.flatMap((theme) =>
    theme.rows.map(
      (row): TextAt => ({
        where: `Comparison / ${theme.theme} / ${row.location}`,
        text: `${row.highlights} | ${row.costIndicators}`,
        basis: row,
        kind: 'comparison',
        iso3: null,
        section: 'Comparison',
      }),
    ),
  );
  const tasks = document.timeline.flatMap((phase) =>
    phase.tasks.map(
      (task): TextAt => ({
        where: `Timeline / ${phase.phase} / ${task.title}`,
        text: task.detail,
        basis: task,
        kind: 'task',
        iso3: null,
        section: task.topic === 'law' ? 'Timeline, law' : 'Timeline',
      }),
    ),
  );
  return [...own, ...places, ...comparison, ...tasks];
}
