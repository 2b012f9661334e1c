import type { Block, Paragraph, PlotBlock, ReportDocument, ReportPlace, ReportSection } from './model.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function tableMarkdown(
  columns: readonly string[],
  align: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [
    line(columns),
    `| ${align.map((side) => (side === 'right' ? '---:' : '---')).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n');
}

const CALLOUT = { insight: '**KEY INSIGHT**', action: '**ACTION ITEM**', note: '**NOTE**' } as const;

/**
 * Stands for a plot, in emphasis, because markdown has no pictures of ours. A page that has them finds their position
 * by it.
 */
export const plotWords = ({ title, alt }: Pick<PlotBlock, 'title' | 'alt'>): string => `${title}: ${alt}`;

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return `*${block.caption}*\n\n${tableMarkdown(block.columns, block.align, block.rows)}`;
    case 'plot':
      return `*${plotWords(block)}*`;
    default:
      return `> ${CALLOUT[block.kind]}: ${block.text}`;
  }
}

function sectionMarkdown(section: ReportSection, level: 2 | 3): string {
  return [`${'#'.repeat(level)} ${section.heading}`, ...section.blocks.map(blockMarkdown)].join('\n\n');
}

function placeMarkdown(place: ReportPlace): string {
  const lines = (heading: string, paragraphs: readonly Paragraph[]): readonly string[] =>
    paragraphs.length === 0 ? [] : [`### ${heading}`, ...paragraphs.map((one) => one.text)];
  const range = place.interval
    ? ` (range ${Math.round(place.interval[0])} to ${Math.round(place.interval[1])})`
    : place.illustrative
      ? ' (illustration)'
      : '';
  return [
    `## ${place.country}: ${Math.round(place.score)} of 100${range}`,
    place.summary,
    place.cities
      .map(
        ({ name, score, why }) => `- **${name}**${score === null ? '' : ` (${Math.round(score)})`}: ${why}`,
      )
      .join('\n'),
    ...place.plots.map(blockMarkdown),
    ...lines('Why it fits', place.whyItFits),
    ...lines('What will be hard', place.whatWillBeHard),
    ...(place.strongestPointAgainst
      ? [`> **THE STRONGEST POINT AGAINST**: ${place.strongestPointAgainst.text}`]
      : []),
    ...place.sections.map((section) => sectionMarkdown(section, 3)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function comparisonMarkdown(document: ReportDocument): string {
  const themes = document.comparison.map(({ theme, rows }) =>
    [
      `### ${theme}`,
      tableMarkdown(
        ['Location', 'Highlights', 'Cost indicators', 'Rating out of 5'],
        ['left', 'left', 'left', 'right'],
        rows.map((row) => [
          row.location,
          row.highlights,
          row.costIndicators,
          row.rating === null ? '–' : row.rating.toFixed(1),
        ]),
      ),
    ].join('\n\n'),
  );
  return ['## Comparison', ...themes].join('\n\n');
}

function timelineMarkdown(document: ReportDocument): string {
  if (document.timeline.length === 0) return '';
  const phases = document.timeline.map((phase) => {
    const dates = phase.from && phase.to ? ` (${phase.from} to ${phase.to})` : '';
    return [
      `### ${phase.phase}: ${phase.window}${dates}`,
      phase.tasks
        .map((task) => `- ${task.due ? `**${task.due}** ` : ''}**${task.title}.** ${task.detail}`)
        .join('\n'),
    ].join('\n\n');
  });
  return ['## Your roadmap', ...phases].join('\n\n');
}

function sourcesMarkdown(document: ReportDocument): string {
  const rows = document.sources.map((source) => [
    source.publisher,
    source.title,
    source.years,
    source.licence,
    source.remark ?? '',
  ]);
  return `## Sources\n\n${tableMarkdown(['Publisher', 'What', 'Years', 'Licence', 'Remark'], ['left', 'left', 'left', 'left', 'left'], rows)}`;
}

/** The plots of the first sections and the places, in the order markdown names them. */
export function plotsOf({ profileSummary, atAGlance, places }: ReportDocument): readonly PlotBlock[] {
  const within = ({ blocks }: ReportSection): readonly PlotBlock[] =>
    blocks.filter((block) => block.kind === 'plot');
  return [
    ...[profileSummary, atAGlance].flatMap(within),
    ...places.flatMap(({ plots, sections }) => [...plots, ...sections.flatMap(within)]),
  ];
}

/** A report as markdown: front matter, one first-level heading with the title, a second-level heading per section. */
export function renderMarkdown(document: ReportDocument): string {
  const front = [
    '---',
    `report: ${document.reportId}`,
    `tier: ${document.tier}`,
    `date: ${document.date}`,
    `revision: ${document.revision}`,
    '---',
  ].join('\n');
  const optional = (section: ReportSection | null): string => (section ? sectionMarkdown(section, 2) : '');
  return `${[
    front,
    `# ${document.title}`,
    optional(document.whatChanged),
    sectionMarkdown(document.profileSummary, 2),
    sectionMarkdown(document.atAGlance, 2),
    optional(document.couple ?? null),
    optional(document.questionsAnswered),
    ...document.places.map(placeMarkdown),
    comparisonMarkdown(document),
    optional(document.ruledOut),
    timelineMarkdown(document),
    optional(document.whatWouldChange),
    sectionMarkdown(document.nextSteps, 2),
    sectionMarkdown(document.method, 2),
    sourcesMarkdown(document),
    sectionMarkdown(document.disclaimer, 2),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
