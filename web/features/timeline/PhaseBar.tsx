import { useTicks } from '#ticks/useTicks.ts';
import { type Phase, phases } from './steps.ts';
import { taskId, tickList } from './tasks.ts';

function share(phase: Phase, done: ReadonlySet<string>): number {
  const ids = phase.steps.flatMap((step) => step.tasks.map((task) => taskId(step, task)));
  return ids.filter((id) => done.has(id)).length / ids.length;
}

/** The phases as a bar of links that stays in sight, each filled as far as its tasks are done. */
export function PhaseBar() {
  const done = new Set(useTicks(tickList));
  return (
    <nav
      aria-label="Phases"
      className="no-print relative z-10 tall:sticky tall:top-(--bar) border-b border-line bg-paper"
    >
      <ol className="shell flex gap-x-1 overflow-x-auto py-2">
        {phases.map((phase, at) => {
          const part = share(phase, done);
          return (
            <li key={phase.id} className="shrink-0 lg:flex-1">
              <a
                href={`#${phase.id}`}
                className="flex h-full min-h-11 flex-col justify-between gap-1.5 rounded-small px-2 py-1.5 text-sm leading-tight text-ink no-underline hover:bg-inset"
              >
                <span>
                  <span className="figures mr-1 text-ink-soft">{at + 1}</span>
                  {phase.title}
                </span>
                <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
                  <span className="block h-full bg-accent" style={{ width: `${part * 100}%` }} />
                </span>
                {part > 0 && <span className="sr-only">{Math.round(part * 100)} percent done</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
