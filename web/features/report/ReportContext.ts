import { createContext, use } from 'react';
import type { ReportDocument } from '@global-fit/report/model';
import type { SourceNumbers } from './sources.ts';

export interface ReportContextValue {
  readonly report: ReportDocument;
  readonly numbersOf: SourceNumbers;
}

export const ReportContext = createContext<ReportContextValue | null>(null);

/** The report that is being drawn. Throws outside `Report`. */
export function useReport(): ReportContextValue {
  const value = use(ReportContext);
  if (!value) throw new Error('useReport must be used within a Report');
  return value;
}
