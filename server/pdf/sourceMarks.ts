import type { SourceEntry } from '@global-fit/report/model';

/** A small number after a passage; `target` is the address of its source (sourceLinks.ts). */
export interface SourceMark {
  readonly label: string;
  readonly target: string;
}

const sourceTarget = (number: number): string => `source:${number}`;

/**
 * Returns a function from fact ids to the marks of their sources, ascending, with runs of three or more joined
 * ("3–6"). A record with several sources gets all their marks, a fact without a listed source none.
 */
export function sourceMarker(sources: readonly SourceEntry[]): (facts: readonly string[]) => SourceMark[] {
  const numbersOf = new Map<string, number[]>();
  sources.forEach((source, index) => {
    for (const fact of source.facts) numbersOf.set(fact, [...(numbersOf.get(fact) ?? []), index + 1]);
  });
  return (facts) => {
    const found = facts.flatMap((fact) => numbersOf.get(fact) ?? []);
    return runs([...new Set(found)].toSorted((a, b) => a - b)).flatMap(marksOfRun);
  };
}

function runs(numbers: readonly number[]): number[][] {
  const all: number[][] = [];
  for (const number of numbers) {
    const last = all.at(-1);
    if (last !== undefined && last.at(-1) === number - 1) last.push(number);
    else all.push([number]);
  }
  return all;
}

function marksOfRun(run: readonly number[]): SourceMark[] {
  const first = run[0] ?? 0;
  if (run.length < 3) return run.map((number) => ({ label: String(number), target: sourceTarget(number) }));
  return [{ label: `${first}–${run.at(-1)}`, target: sourceTarget(first) }];
}
