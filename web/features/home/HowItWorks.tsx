import { sections } from '#paths.ts';
import { Pause, Play } from '#ui/icons.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';
import { useRotatingStep } from './useRotatingStep.ts';

const steps: readonly [string, string][] = [
  [
    'Tell us about you',
    'One questionnaire in short sections: your people, your work and money, the climate you can live with, your must-haves. Save at any point and come back on another device.',
  ],
  [
    'Research & Analysis',
    'Your answers become weights, targets and must-haves. Every country is scored on every theme you care about, and checked against the visas open to your passport.',
  ],
  [
    'Expert Review',
    'Automatic checks compare every figure in your report with its source and look for gaps and contradictions. A report that fails one is held until a person has read it.',
  ],
  [
    'Your Report',
    'By e-mail as a PDF and on the web: your places with reasons for and against, a comparison and, from Silver on, a roadmap by month. Usually within minutes, at the latest within 72 hours.',
  ],
];

/** Four steps; the indicator moves on every five seconds unless it is paused. */
export function HowItWorks() {
  const { step, paused, toggle } = useRotatingStep(steps.length);
  return (
    <Section id={sections.howItWorks} labelledBy="how-title" ground="inset">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="how-title" title="How it works">
          <p>Four steps. The first takes you half an hour; the others are ours.</p>
        </SectionHeading>
        <button
          type="button"
          onClick={toggle}
          className="needs-script inline-flex min-h-11 items-center gap-2 rounded-small px-3 text-sm text-ink hover:bg-sheet"
        >
          {paused ? <Play width="16" height="16" /> : <Pause width="16" height="16" />}
          {paused ? 'Play the steps' : 'Pause the steps'}
        </button>
      </div>
      <div className="mt-12">
        <div className="h-1 bg-line" aria-hidden="true">
          <div
            className="h-full filled transition-[width] duration-700 ease-out"
            style={{ width: `${((step + 1) / steps.length) * 100}%` }}
          />
        </div>
        <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(([title, text], at) => (
            <li
              key={title}
              data-current={at === step || undefined}
              className="group border-b border-line py-7 lg:border-0 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="figures grid size-10 place-items-center rounded-full border border-line-strong text-base font-[530] text-ink-soft transition-colors duration-300 group-data-current:border-accent group-data-current:bg-accent group-data-current:text-on-accent"
              >
                {at + 1}
              </span>
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
