import type { TimelinePhase, TimelineTask } from '@global-fit/report/model';
import { BasisMark } from './BasisMark.tsx';
import { monthText, spanText } from './months.ts';

function Task({ task }: { task: TimelineTask }) {
  return (
    <li className="report-whole relative border-l border-line py-2 pl-6 before:absolute before:top-[1.05rem] before:-left-[0.3rem] before:size-2.5 before:rounded-full before:border before:border-accent before:bg-paper">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-[560]">{task.title}</b>
        {task.due && <span className="figures font-sans text-sm text-accent">by {monthText(task.due)}</span>}
      </p>
      <p className="text-ink-soft">
        {task.detail}
        <BasisMark basis={task} of={task.title} />
      </p>
    </li>
  );
}

/** The plan by phases, each task with its month where the plan has dates. */
export function Roadmap({ phases }: { phases: readonly TimelinePhase[] }) {
  return (
    <ol className="space-y-10">
      {phases.map((phase) => {
        const span = spanText(phase);
        return (
          <li key={phase.phase} className="grid gap-x-8 gap-y-3 xl:grid-cols-[11rem_1fr]">
            <div>
              <h3 className="text-lg">{phase.phase}</h3>
              <p className="font-sans text-sm text-ink-soft">{phase.window}</p>
              {span && <p className="figures font-sans text-sm font-[530] text-accent">{span}</p>}
            </div>
            <ul>
              {phase.tasks.map((task) => (
                <Task key={`${task.title}${task.due}`} task={task} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
