import type { Assessment } from '@global-fit/questionnaire/assessment';
import { overallProgress, type SectionStatus, sectionStatus } from '@global-fit/questionnaire/progress';
import { Check } from '#ui/icons.tsx';

const STATUS_TEXT: Record<SectionStatus, string> = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  complete: 'Complete',
};

function Mark({ status }: { status: SectionStatus }) {
  if (status === 'complete') {
    return (
      <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Check width="13" height="13" strokeWidth="2.4" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`size-5 shrink-0 rounded-full border-2 ${status === 'in-progress' ? 'border-accent bg-[linear-gradient(90deg,var(--accent)_50%,transparent_50%)]' : 'border-line-strong'}`}
    />
  );
}

/** The title, and all sections with their state. Sections up to the furthest one reached are links. */
export function Overview({
  assessment,
  current,
  reached,
  onGo,
}: {
  assessment: Assessment;
  current: number;
  reached: number;
  onGo: (section: number) => void;
}) {
  const { form, answers } = assessment;
  const { answered, visible } = overallProgress(answers, form);
  return (
    <nav aria-label="Sections of the assessment">
      <p className="font-serif text-lg leading-snug">{form.questionnaire.title}</p>
      <p className="figures mt-1 mb-3 text-sm text-ink-soft">
        {answered} of {visible} questions answered
      </p>
      <ol className="space-y-0.5">
        {form.sections.map((section, at) => {
          const status = sectionStatus(section, answers, at < reached, form);
          return (
            <li key={section.id}>
              <button
                type="button"
                disabled={at > reached}
                aria-current={at === current ? 'step' : undefined}
                onClick={() => onGo(at)}
                className="flex min-h-11 w-full items-center gap-3 rounded-small px-2.5 py-1.5 text-left text-sm leading-tight hover:bg-inset disabled:cursor-not-allowed disabled:text-ink-soft disabled:hover:bg-transparent aria-[current=step]:bg-accent-wash aria-[current=step]:font-[560]"
              >
                <Mark status={status} />
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                  <span className="min-w-0 grow basis-24">
                    {section.title}
                    <span className="sr-only">: {STATUS_TEXT[status]}</span>
                  </span>
                  {status === 'in-progress' && at !== current && (
                    <span aria-hidden="true" className="text-xs text-ink-soft">
                      {STATUS_TEXT[status]}
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
        {reached >= form.sections.length && (
          <li>
            <button
              type="button"
              aria-current={current === form.sections.length ? 'step' : undefined}
              onClick={() => onGo(form.sections.length)}
              className="flex min-h-11 w-full items-center rounded-small px-2.5 py-1.5 text-left text-sm font-[530] text-accent hover:bg-inset aria-[current=step]:bg-accent-wash"
            >
              Check your answers
            </button>
          </li>
        )}
      </ol>
    </nav>
  );
}
