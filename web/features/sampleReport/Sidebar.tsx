import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Portrait } from './Portrait.tsx';
import type { Sample } from './loadSample.ts';
import type { SampleSection } from './sections.ts';

/** At most six, since more would read like a catalogue. */
const features: readonly string[] = [
  'Five places, each with reasons for and against',
  'Nine sections for every place, with KEY INSIGHT and ACTION ITEM',
  'Comparison in seven themes, rated out of 5',
  'A timeline from today to the first year there',
  'The person’s own questions, answered or passed on',
  'Year and source of every figure',
];

/** Whom the sample is for, what a report contains, and a link to ordering one. */
export function Sidebar({
  matchScore,
  persona,
  sections,
}: {
  matchScore: number;
  persona: Sample['persona'];
  sections: readonly SampleSection[];
}) {
  return (
    <div className="no-print flex h-full flex-col gap-6">
      <section aria-labelledby="persona" className="rounded-card border border-line bg-sheet p-5">
        <div className="flex flex-wrap items-center gap-4">
          <Portrait className="h-20 w-[4.5rem] shrink-0 rounded-small" />
          <div>
            <h2 id="persona" className="text-lg">
              Persona summary
            </h2>
            <p className="text-sm text-ink-soft">
              Overall match: <span className="figures font-[560] text-ink">{matchScore}</span> of 100
              (illustrative)
            </p>
          </div>
        </div>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          {persona.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="features">
        <h2 id="features" className="text-lg">
          Key features
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-sm marker:text-accent">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
      <div className="flex flex-col gap-3">
        <ButtonLink to={paths.onboarding}>Begin Your Assessment</ButtonLink>
        <ButtonLink to={paths.freeSurvey} tone="secondary">
          Start With a Free Quiz
        </ButtonLink>
      </div>
      <nav aria-label="Sections of the report" className="sticky top-[calc(var(--bar)+2rem)] max-lg:hidden">
        <p className="eyebrow mb-2">In this report</p>
        <ol className="text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 text-ink-soft no-underline hover:text-accent hover:underline hover:underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
