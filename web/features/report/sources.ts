import type { SourceEntry } from '@global-fit/report/model';

/** The anchor of an entry in the list of sources, by its number. */
export const sourceAnchor = (number: number): string => `source-${number}`;

/** The entries behind a passage, by their number in the list of sources (from 1), ascending. */
export type SourceNumbers = (facts: readonly string[]) => readonly number[];

/** Finds the sources of fact ids. Facts that no listed source contains have none. */
export function sourceNumbers(sources: readonly SourceEntry[]): SourceNumbers {
  const numberOf = new Map<string, number>();
  sources.forEach((source, at) => {
    for (const fact of source.facts) if (!numberOf.has(fact)) numberOf.set(fact, at + 1);
  });
  return (facts) => {
    const found = facts.map((fact) => numberOf.get(fact)).filter((number) => number !== undefined);
    return [...new Set(found)].toSorted((a, b) => a - b);
  };
}

/** Formats numbers: "2", "2, 5", and runs of three or more as "2–5". */
export function markText(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}–${run.at(-1)}`])).join(', ');
}

/** Characters of a passage that suffice to recognise it. */
const OPENING = 60;

/** The accessible name of a passage's mark, so that screen readers can tell hundreds of marks apart. */
export function markName(numbers: readonly number[], passage: string): string {
  const opening =
    passage.length > OPENING ? `${passage.slice(0, OPENING + 1).replace(/\s+\S*$/, '')}…` : passage;
  return `${numbers.length > 0 ? `Sources ${markText(numbers)}` : 'Why'}: ${opening}`;
}

/** Characters of a mark that fit on a line of a narrow phone. */
const ONE_LINE = 40;

/** Whether a mark is too long to follow the last word of a passage without wrapping. */
export const fillsLines = (mark: string): boolean => mark.length > ONE_LINE;
