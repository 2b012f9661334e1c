import { useEffect, useRef } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useTabTitle } from '#ui/browser/useTabTitle.ts';
import { ProgressBar } from '#ui/notices/ProgressBar.tsx';
import { once } from '#ui/once.ts';
import { isClimate, questionOrder } from './answers.ts';
import { climateEnds, climateWords, importanceWords, questions } from './questions.ts';
import { noMatchesText, type QuizState, questionCount, quizTitle } from './quiz.ts';
import { StepSlider } from './StepSlider.tsx';
import type { QuizMoves } from './useQuiz.ts';

/** A question with its sliders, and the buttons back and on. */
export function QuizStep({
  state,
  moves,
  isAgain,
}: {
  state: QuizState;
  moves: QuizMoves;
  /** After the results, the button that was clicked is gone, so the focus moves to the question. */
  isAgain: boolean;
}) {
  const { step, answers, status } = state;
  const factor = questionOrder[step]!;
  const { label, title, help } = questions[factor];
  const last = step === questionCount - 1;
  const finding = status === 'finding';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isAgain ? null : step);

  useTabTitle(step === 0 ? quizTitle : `Question ${step + 1} of ${questionCount}: ${label}`);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    // On a phone the question is above the visible area after a click on the button below the sliders. It is scrolled
    // to at once: a smooth scroll would end halfway when the page moves meanwhile, as it does for a question of another
    // height.
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step]);

  return (
    <section aria-labelledby="quiz-question">
      <ProgressBar
        value={(100 * (step + 1)) / questionCount}
        label={`Question ${step + 1} of ${questionCount}`}
      />
      <h2 id="quiz-question" ref={heading} tabIndex={-1} className="mt-8 scroll-mt-16 text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-3 max-w-text text-ink-soft">{help}</p>
      <div className="mt-8 grid min-h-68 content-start gap-9">
        {isClimate(factor) && (
          <StepSlider
            label={`Your preference`}
            value={answers.direction[factor]}
            words={climateWords[factor]}
            ends={climateEnds[factor]}
            onChange={(direction) => moves.answer({ type: 'wish', factor, direction })}
          />
        )}
        <StepSlider
          label={isClimate(factor) ? 'How important is it?' : `Importance of ${label.toLowerCase()}`}
          value={answers.importance[factor]}
          words={importanceWords}
          ends={['Not important', 'Essential']}
          onChange={(importance) => moves.answer({ type: 'weigh', factor, importance })}
        />
      </div>
      {status === 'failed' && (
        <div className="mt-6">
          <Alert tone="danger">{noMatchesText}</Alert>
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        <Button isOff={step === 0 || finding} onClick={once(moves.back)} tone="secondary">
          Back
        </Button>
        <Button isOff={finding} onClick={once(last ? moves.find : moves.next)} className="sm:min-w-44">
          {last ? (finding ? 'Finding Your Matches...' : 'Find My Matches') : 'Next'}
        </Button>
      </div>
    </section>
  );
}
