import type { ReportDocument, ReportSection } from '@global-fit/report/model';
import { weighable } from './weights/reweigh.ts';

/** An entry of the contents: its anchor, and the sections below it. */
export interface ContentsEntry {
  readonly id: string;
  readonly label: string;
  readonly under: readonly { readonly id: string; readonly label: string }[];
}

/** Anchors of the chapters that are not a `ReportSection` and so have no id of their own. */
export const chapterIds = {
  weights: 'your-weights',
  comparison: 'comparison',
  roadmap: 'roadmap',
  sources: 'sources',
} as const;

export const placeAnchor = (iso3: string): string => `place-${iso3}`;

/** Whether a reader may change the weights of this report, which is part of the Gold tier. */
export const hasLiveWeights = ({ tier, places }: Pick<ReportDocument, 'tier' | 'places'>): boolean =>
  tier === 'gold' && weighable(places).length > 1;

/** The chapters of a report in order. */
export function contentsOf(report: ReportDocument): readonly ContentsEntry[] {
  const line = (id: string, label: string): ContentsEntry => ({ id, label, under: [] });
  const section = (part: ReportSection | null): ContentsEntry[] =>
    part === null || part.blocks.length === 0 ? [] : [line(part.id, part.heading)];
  return [
    ...section(report.whatChanged),
    ...section(report.profileSummary),
    ...section(report.atAGlance),
    ...section(report.couple ?? null),
    ...section(report.questionsAnswered),
    ...(hasLiveWeights(report) ? [line(chapterIds.weights, 'Try other weights')] : []),
    ...report.places.map((place) => ({
      id: placeAnchor(place.iso3),
      label: place.country,
      under: place.sections.map(({ id, heading }) => ({ id, label: heading })),
    })),
    ...(report.comparison.length > 0 ? [line(chapterIds.comparison, 'Comparison')] : []),
    ...section(report.ruledOut),
    ...(report.timeline.length > 0 ? [line(chapterIds.roadmap, 'Roadmap')] : []),
    ...section(report.whatWouldChange),
    ...section(report.nextSteps),
    ...section(report.method),
    ...(report.sources.length > 0 ? [line(chapterIds.sources, 'Sources')] : []),
    ...section(report.disclaimer),
  ];
}
