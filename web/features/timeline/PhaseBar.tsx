import { useEffect, useRef, useState } from 'react';
import { followAnchors } from '#layout/scrolling/followAnchors.ts';
import { useTicks } from '#ticks/useTicks.ts';
import { ChevronRight } from '#ui/icons.tsx';
import type { Phase } from './step.ts';
import { phases } from './steps.ts';
import { taskId, tickList } from './tasks.ts';
import { useCurrentInSight, useGoesOn } from './useRow.ts';

const ids = phases.map(({ id }) => id);

function share(phase: Phase, done: ReadonlySet<string>): number {
  const tasks = phase.steps.flatMap((step) => step.tasks.map((task) => taskId(step, task)));
  return tasks.filter((id) => done.has(id)).length / tasks.length;
}

/**
 * The phases as a bar of links that stays visible, each filled by the share of its tasks done. Where not all fit, it
 * scrolls with the reader, and a fading edge shows that there are more.
 */
export function PhaseBar() {
  const done = new Set(useTicks(tickList));
  const row = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => followAnchors(ids, setCurrent), []);
  const goesOn = useGoesOn(row);
  useCurrentInSight(row, current);
  return (
    <nav
      aria-label="Phases"
      className="no-print relative z-10 tall:sticky tall:top-(--bar) border-b border-line bg-paper"
    >
      <ol ref={row} className="shell flex gap-x-1 overflow-x-auto py-2">
        {phases.map((phase, at) => {
          const part = share(phase, done);
          return (
            <li key={phase.id} className="shrink-0 lg:flex-1">
              <a
                href={`#${phase.id}`}
                aria-current={phase.id === current ? 'location' : undefined}
                className="flex h-full min-h-11 flex-col justify-between gap-1.5 rounded-small px-2 py-1.5 text-sm leading-tight text-ink no-underline hover:bg-inset aria-[current]:bg-inset forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2"
              >
                <span>
                  <span className="figures mr-1 text-ink-soft">{at + 1}</span>
                  {phase.title}
                </span>
                <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
                  <span className="block h-full filled" style={{ width: `${part * 100}%` }} />
                </span>
                {part > 0 && <span className="sr-only">{Math.round(part * 100)} percent done</span>}
              </a>
            </li>
          );
        })}
      </ol>
      {goesOn && (
        <span
          aria-hidden="true"
          data-goes-on
          className="pointer-events-none absolute inset-y-0 right-0 grid w-16 place-items-center justify-end bg-linear-to-r from-transparent to-paper to-60% pr-2 text-ink-soft lg:hidden"
        >
          <ChevronRight />
        </span>
      )}
    </nav>
  );
}
