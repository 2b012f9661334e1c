import { PageHeader } from '#ui/blocks/PageHeader.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { StepCard } from './StepCard.tsx';
import { phases, steps } from './steps.ts';
import { usePlan } from './usePlan.ts';

/** The whole timeline: its end, its phases, and every step with its tasks. */
export function Timeline() {
  const plan = usePlan();
  return (
    <>
      <PageHeader eyebrow="Free tool" title="From the first idea to feeling at home">
        <p>
          This plan allows eighteen months for a move abroad, because its steps hold each other up: no permit
          without a certificate, no certificate without a valid passport. Here they are in the order that
          keeps you from waiting on yourself. What you tick stays in this browser.
        </p>
        <PlanPanel plan={plan} />
      </PageHeader>
      <PhaseBar />
      {phases.map((phase) => (
        <section
          key={phase.id}
          id={phase.id}
          aria-labelledby={`${phase.id}-title`}
          className="paint-late scroll-mt-12 border-b border-line even:bg-inset"
        >
          <div className="shell pt-12 pb-6 md:pt-16">
            <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id={`${phase.id}-title`} className="text-2xl md:text-3xl">
                {phase.title}
              </h2>
              <p className="text-ink-soft">{phase.window}</p>
            </header>
            <ol className="mt-4">
              {phase.steps.map((step) => (
                <StepCard key={step.id} step={step} number={steps.indexOf(step) + 1} plan={plan} />
              ))}
            </ol>
          </div>
        </section>
      ))}
    </>
  );
}
