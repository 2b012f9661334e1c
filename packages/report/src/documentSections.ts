import type { ReportDocument, ReportSection } from './model.ts';

/** The sections that belong to no place, in reading order; those that a document does not have are left out. */
export function documentSections(document: Omit<ReportDocument, 'sources'>): readonly ReportSection[] {
  return [
    document.whatChanged,
    document.profileSummary,
    document.atAGlance,
    document.couple ?? null,
    document.questionsAnswered,
    document.ruledOut,
    document.whatWouldChange,
    document.nextSteps,
    document.method,
    document.disclaimer,
  ].filter((section) => section !== null);
}
