/** One fault found in a table, at the place a person has to look at. */
export interface Problem {
  readonly file: string;
  /** Line in the file, 1-based and counting the header. */
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

/** The place of a row: what `readTable` hands out so that later checks can name it. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Takes down one fault, at the row and column where it is to be mended. */
export type TellProblem = (place: Place, column: string, why: string) => void;

/** Raised by the build when any table is broken; the message lists the first faults, one a line. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, 25).map((p) => `${p.file}:${p.line} ${p.column}: ${p.why}`);
    const more = problems.length > shown.length ? [`… and ${problems.length - shown.length} more`] : [];
    super(
      [
        `${problems.length} ${problems.length === 1 ? 'fault' : 'faults'} in the tables`,
        ...shown,
        ...more,
      ].join('\n'),
    );
    this.name = 'DataError';
    this.problems = problems;
  }
}

/** Gathers faults so that one run names them all; `settle` throws when there are any. */
export function openProblems(): { readonly report: TellProblem; readonly settle: () => void } {
  const problems: Problem[] = [];
  return {
    report: (place, column, why) => problems.push({ ...place, column, why }),
    settle: () => {
      if (problems.length > 0) throw new DataError(problems);
    },
  };
}
