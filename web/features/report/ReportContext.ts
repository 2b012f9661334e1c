import { createContext, use } from 'react';
import type { ReportDocument } from '@global-fit/report/model';
import type { SourceNumbers } from './sources.ts';

/** The basis of a passage, and the mark beside which it is shown. */
export interface ShownBasis {
  readonly mark: HTMLElement;
  readonly name: string;
  readonly numbers: readonly number[];
  readonly answers: readonly string[];
}

export interface ReportContextValue {
  readonly report: ReportDocument;
  readonly numbersOf: SourceNumbers;
  readonly showBasis: (basis: ShownBasis) => void;
}

export const ReportContext = createContext<ReportContextValue | null>(null);

/** The report being rendered. Throws outside `Report`. */
export function useReport(): ReportContextValue {
  const value = use(ReportContext);
  if (!value) throw new Error('useReport must be used within a Report');
  return value;
}
