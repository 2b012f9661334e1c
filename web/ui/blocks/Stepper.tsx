import { Check } from '../icons.tsx';

/** The steps of a process, with completed ones ticked. On a phone only the current one has its label. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const now = steps[Math.min(current, steps.length - 1)];
  return (
    <nav aria-label="Progress">
      <ol className="flex items-start">
        {steps.map((step, at) => {
          const done = at < current;
          return (
            <li
              key={step}
              aria-current={at === current ? 'step' : undefined}
              className="group relative flex flex-1 flex-col items-center gap-2 text-center text-sm text-ink-soft aria-[current=step]:text-ink"
            >
              {at > 0 && (
                <span
                  aria-hidden="true"
                  className={`absolute top-4 right-[calc(50%+1.4rem)] left-[calc(-50%+1.4rem)] h-px ${at <= current ? 'bg-accent' : 'bg-line-strong'}`}
                />
              )}
              <span
                aria-hidden="true"
                className={`figures grid size-8 place-items-center rounded-full border text-sm ${
                  done
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-line-strong bg-paper group-aria-[current=step]:border-2 group-aria-[current=step]:border-accent group-aria-[current=step]:text-accent'
                }`}
              >
                {done ? <Check width="16" height="16" strokeWidth="2" /> : at + 1}
              </span>
              <span className="sr-only leading-tight md:not-sr-only">
                {step}
                {done && <span className="sr-only">, done</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-3 text-center text-sm md:hidden">
        {current < steps.length ? `Step ${current + 1} of ${steps.length}: ${now}` : 'Complete'}
      </p>
    </nav>
  );
}
