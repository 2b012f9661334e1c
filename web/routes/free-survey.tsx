import { useLoaderData } from 'react-router';
import { readCounts } from '#content/counts.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { handOver } from '#features/countries/handover.ts';
import { Quiz } from '#features/quiz/Quiz.tsx';
import { quizTitle } from '#features/quiz/quiz.ts';
import { paths } from '#paths.ts';
import { NavTile } from '#ui/links/NavTile.tsx';

/** Runs at build. */
export const loader = () => ({ countries: readCounts().countries });

/** Build-time data does not change; steps of the quiz, which are history entries, must not request it again. */
export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    path: paths.freeSurvey,
    title: quizTitle,
    description:
      'A free quiz of twelve questions that ranks every country by what matters to you and shows the five closest, with reasons.',
  });

const detailsOf = (slug: string): string => `${paths.countryGuide}#${slug}`;

export default function FreeSurvey() {
  const { countries } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="border-b border-line">
        <div className="shell pt-10 pb-9 md:pt-14">
          <p className="eyebrow mb-3">Free tool</p>
          <h1 className="max-w-3xl text-2xl md:text-3xl">Which five countries should you look at first?</h1>
          <p className="mt-4 max-w-text text-ink-soft">
            Twelve questions, two minutes, no account. {countries} countries analysed: the engine behind the
            paid report ranks them all by your answers and says why.
          </p>
        </div>
      </header>
      <Quiz detailsOf={detailsOf} onDetails={handOver} />
      <section aria-labelledby="onward" className="no-print border-t border-line">
        <div className="shell py-14 md:py-16">
          <h2 id="onward" className="text-xl">
            From here
          </h2>
          <div className="mt-6 grid gap-5 md:grid-cols-3">
            <NavTile
              to={paths.onboarding}
              title="Full Assessment"
              text="The careful questionnaire behind the Global Fit Report."
              action="Begin the assessment"
            />
            <NavTile
              to={paths.countryGuide}
              title="Country Guide"
              text="What the figures say about a country, each with its year and source."
              action="Look up a country"
            />
            <NavTile
              to={paths.sampleReport}
              title="Sample Report"
              text="A whole report for a person we made up."
              action="Read the sample"
            />
          </div>
        </div>
      </section>
    </>
  );
}
