import { lazy, Suspense, useEffect, useState } from 'react';
import { Contained } from '#ui/later/Contained.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { hashOf } from './answers.ts';
import { noMatchesText } from './quiz.ts';
import { QuizStep } from './QuizStep.tsx';
import type { QuizLinks } from './results/result.ts';
import { useQuiz } from './useQuiz.ts';
import './prerendered.css';

const failureText = (): string => noMatchesText;

const QuizResults = lazy(() => import('./results/QuizResults.tsx'));

/**
 * Runs before the prerendered first question is painted, which is wrong for an address with answers or a history
 * entry with another question. Constant, so that its hash in the content policy is too.
 */
const elsewhereScript = `if(location.hash||history.state&&history.state.usr)document.documentElement.dataset.quiz='elsewhere'`;

/** The free destination quiz: twelve questions, then the results. */
export function Quiz(links: QuizLinks) {
  const { state, moves } = useQuiz();
  const [isAgain, setAgain] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  // Together with the question from the history, which the effects of useQuiz have just requested.
  useEffect(() => setPlaced(true), []);
  if (state.status === 'found' && !isAgain) setAgain(true);
  if (state.status !== 'found')
    return (
      <div className="shell grid gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-12">
        <script dangerouslySetInnerHTML={{ __html: elsewhereScript }} />
        <div
          data-prerendered={isPlaced ? undefined : ''}
          className="neatline bg-sheet p-5 sm:p-8 lg:col-span-8"
        >
          <noscript>
            <p className="mb-6">
              The quiz ranks with a script. Without one, the country guide holds a page for every country.
            </p>
          </noscript>
          {state.status === 'opening' ? (
            <div className="grid min-h-80 place-items-center">
              <Spinner label="Opening this result" visible />
            </div>
          ) : (
            <QuizStep state={state} moves={moves} isAgain={isAgain} />
          )}
        </div>
        <aside aria-label="About this quiz" className="text-ink-soft lg:col-span-4">
          <h2 className="text-lg text-ink">How it ranks</h2>
          <p className="mt-3">
            Each answer sets a weight: every step of a slider makes it two and a half times as much, and “Not
            important” leaves the theme out. A country that is far from an essential climate wish is left out,
            however good the rest is.
          </p>
          <p className="mt-3">
            We store nothing you answer. The result has its own address, which you can keep or send.
          </p>
        </aside>
      </div>
    );
  return (
    <Contained messageOf={failureText} around="shell py-10 md:py-14">
      <Suspense
        fallback={
          <div className="shell grid min-h-svh place-items-center">
            <Spinner label="Drawing your map" visible />
          </div>
        }
      >
        <QuizResults
          key={hashOf(state.answers)}
          answers={state.answers}
          matches={state.matches}
          onShown={moves.keepShown}
          onRetake={moves.retake}
          {...links}
        />
      </Suspense>
    </Contained>
  );
}
