/** An error in a table, with the cell to correct. */
export interface Problem {
  readonly file: string;
  /** Line in the file, counted from 1 with the header. */
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

/** File and line of a row: `readTable` supplies it so that later checks can refer to it. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Reports an error in a cell. */
export type TellProblem = (place: Place, column: string, why: string) => void;

/** Thrown by the build when a table is wrong; the message lists the first errors, one per line. */
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

/** Collects errors so that one run reports them all; `settle` throws if there are any. */
export function openProblems(): { readonly report: TellProblem; readonly settle: () => void } {
  const problems: Problem[] = [];
  return {
    report: (place, column, why) => problems.push({ ...place, column, why }),
    settle: () => {
      if (problems.length > 0) throw new DataError(problems);
    },
  };
}
