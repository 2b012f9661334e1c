import type { Basis, Block, PlotBlock, ReportSection } from '@global-fit/report/model';

export const NO_BASIS: Basis = { answers: [], facts: [] };
export const facts = (...ids: string[]): Basis => ({ answers: ['monthly-budget'], facts: ids });

export function section(id: string, heading: string, blocks: readonly Block[]): ReportSection {
  return { id, heading, blocks };
}
export function paragraph(text: string, ...ids: string[]): { kind: 'paragraph'; text: string } & Basis {
  return { kind: 'paragraph', text, ...facts(...ids) };
}
export function plot(title: string, drawn: PlotBlock['plot']): PlotBlock {
  return {
    kind: 'plot',
    title,
    alt: `${title}, as described in the text beside it.`,
    plot: drawn,
    ...facts('climate:PRT'),
  };
}
