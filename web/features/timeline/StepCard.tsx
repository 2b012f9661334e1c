import { TickBox } from '#ticks/TickBox.tsx';
import { addMonths, spanWords, standing } from './months.ts';
import type { Step } from './step.ts';
import { taskId, tickList } from './tasks.ts';
import type { Plan } from './usePlan.ts';

function When({ step, plan }: { step: Step; plan: Plan | null }) {
  if (!plan) return null;
  const [from, to] = [addMonths(plan.moving, step.from), addMonths(plan.moving, step.to)];
  const stands = standing(from, to, plan.thisMonth);
  // Somebody who has moved already need not begin with steps before the move.
  const isOver = plan.moving < plan.thisMonth && step.to <= 0;
  return (
    <p className="figures text-sm text-ink-soft">
      {spanWords(from, to)}
      {stands === 'now' && <span className="ml-2 font-[560] text-accent">now</span>}
      {stands === 'past' && (
        <span className={`ml-2 font-[560] ${isOver ? '' : 'text-caution'}`}>
          its time has passed{!isOver && ': do it first'}
        </span>
      )}
    </p>
  );
}

/** A step: when, what and why, and its tasks to tick off. */
export function StepCard({ step, number, plan }: { step: Step; number: number; plan: Plan | null }) {
  return (
    <li className="relative grid gap-x-8 gap-y-4 border-t border-line py-8 first:border-t-0 lg:grid-cols-[13rem_1fr]">
      <div>
        <p className="flex items-baseline gap-3">
          <span className="figures font-serif text-2xl text-accent">{number}</span>
          <span className="font-[560]">{step.time}</span>
        </p>
        <When step={step} plan={plan} />
      </div>
      <div className="max-w-text">
        <h3 className="text-xl">{step.title}</h3>
        <p className="mt-2 text-ink-soft">{step.description}</p>
        <ul className="mt-5 space-y-2.5">
          {step.tasks.map((task) => (
            <li key={task}>
              <TickBox list={tickList} id={taskId(step, task)}>
                {task}
              </TickBox>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
