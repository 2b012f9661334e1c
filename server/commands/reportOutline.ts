import type { Block, ReportDocument, ReportPlace, ReportSection } from '@global-fit/report/model';
import type { Revision } from '#services/reports/revisionRow';

/** A report for a reviewer at a terminal: state, checks, and every passage as plain lines. */
export function reportOutline(revision: Revision, document: ReportDocument | null): readonly string[] {
  const head = [
    `Report ${revision.id}, edition ${revision.number}: ${revision.state}`,
    ...(revision.failure === null ? [] : [`  failure: ${revision.failure}`]),
    ...(revision.reviewNote === null ? [] : [`  note to the customer: ${revision.reviewNote}`]),
    ...(revision.checks ?? []).map(
      (check) => `  ${check.ok ? 'ok   ' : 'ERROR'} ${check.id}: ${check.detail}`,
    ),
  ];
  if (document === null) return head;
  return [
    ...head,
    '',
    `${document.title} (${document.tier}, ${document.date}, engine ${document.engineVersion})`,
    ...sectionLines(document.profileSummary),
    ...sectionLines(document.atAGlance),
    ...(document.couple ? sectionLines(document.couple) : []),
    ...document.places.flatMap((place) => [
      '',
      `# ${place.country}: ${standing(place)}, ${place.origin}`,
      place.summary,
      ...place.whyItFits.map((passage) => `+ ${passage.text}`),
      ...place.whatWillBeHard.map((passage) => `- ${passage.text}`),
      ...place.sections.flatMap(sectionLines),
    ]),
    ...(document.ruledOut === null ? [] : sectionLines(document.ruledOut)),
    ...sectionLines(document.nextSteps),
  ];
}

/** "84 (79–88), rank 1–2", or that the place fails a condition. */
function standing({ score, interval, rankBand }: ReportPlace): string {
  if (interval === null) return `${Math.round(score)}, fails a condition`;
  const ranked = rankBand === null ? '' : `, rank ${rankBand.join('–')}`;
  return `${Math.round(score)} (${interval.map(Math.round).join('–')})${ranked}`;
}

function sectionLines(section: ReportSection): readonly string[] {
  return ['', `## ${section.heading}`, ...section.blocks.flatMap(blockLines)];
}

function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'insight':
      return [`KEY INSIGHT: ${block.text}`];
    case 'action':
      return [`ACTION ITEM: ${block.text}`];
    case 'note':
      return [`NOTE: ${block.text}`];
    case 'list':
      return block.items.map((item) => `  · ${item}`);
    case 'table':
      return [block.caption, ...block.rows.map((row) => `  ${row.join(' | ')}`)];
    case 'plot':
      return [`[${block.title}: ${block.alt}]`];
  }
}
