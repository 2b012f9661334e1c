import type { TimelinePhase } from '@global-fit/report/model';

/** The strip above the roadmap: phases on a common axis of months, counted from the first. */
export interface RoadmapStrip {
  readonly title: string;
  readonly alt: string;
  readonly months: number;
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  readonly phases: readonly { readonly name: string; readonly start: number; readonly length: number }[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "Mar 2027" for "2027-03". */
export function monthText(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTHS[(number ?? 1) - 1]} ${year}`;
}

/** The strip, or null when fewer than two phases have dates. */
export function roadmapStrip(phases: readonly TimelinePhase[]): RoadmapStrip | null {
  const dated = phases.flatMap((phase) =>
    phase.from === null || phase.to === null
      ? []
      : [
          {
            name: phase.phase,
            from: monthIndex(phase.from),
            to: monthIndex(phase.to),
            text: spanText(phase),
          },
        ],
  );
  if (dated.length < 2) return null;
  const first = Math.min(...dated.map((phase) => phase.from));
  const months = Math.max(...dated.map((phase) => phase.to)) - first + 1;
  const step = months > 30 ? 6 : months > 14 ? 3 : months > 8 ? 2 : 1;
  const marks = [];
  for (let at = 0; at < months; at += step) {
    marks.push({
      at,
      label: `${MONTHS[(first + at) % 12]} ${String(Math.floor((first + at) / 12)).slice(2)}`,
    });
  }
  return {
    title: 'The plan at a glance',
    alt: `Phases of the plan by month. ${dated.map((phase) => `${phase.name}: ${phase.text}`).join('. ')}.`,
    months,
    marks,
    phases: dated.map(({ name, from, to }) => ({ name, start: from - first, length: to - from + 1 })),
  };
}

/** "Mar 2027 – May 2027", or a single month; null where the phase has no dates. */
export function spanText(phase: TimelinePhase): string | null {
  if (phase.from === null || phase.to === null) return null;
  if (phase.from === phase.to) return monthText(phase.from);
  return `${monthText(phase.from)} – ${monthText(phase.to)}`;
}

function monthIndex(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (number ?? 1) - 1;
}
