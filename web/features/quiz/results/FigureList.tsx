import type { QuizFiguresResponse } from '@global-fit/contract/quiz';
import { useState } from 'react';
import { call } from '#api/client.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { leaveFocus } from '#ui/browser/leaveFocus.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import type { QuizAnswers } from '../answers.ts';
import { figuresThatCount } from './result.ts';

function Loaded({ iso3, answers }: { iso3: string; answers: QuizAnswers }) {
  const { loaded, again } = useLoaded(iso3, (signal) =>
    call<QuizFiguresResponse>(`/countries/${iso3}/quiz-figures`, { signal }),
  );
  if (loaded.status === 'loading') return <Spinner label="Loading the figures" visible />;
  if (loaded.status === 'failed')
    return (
      <Alert tone="caution">
        The figures could not be loaded.{' '}
        <button
          ref={leaveFocus}
          type="button"
          onClick={again}
          className="font-[530] text-accent hover:underline"
        >
          Try again
        </button>
      </Alert>
    );
  return (
    <ul className="grid gap-1.5 border-l-2 border-line pl-4 text-ink-soft">
      {figuresThatCount(loaded.value.figures, answers).map(({ factor, label, text, source }) => (
        <li key={`${factor} ${label}`}>
          {label}: <span className="figures text-ink">{text}</span>. {source}.
        </li>
      ))}
    </ul>
  );
}

/** The figures behind a country's score, fetched when opened: few people do, and for few countries. */
export function FigureList(country: { iso3: string; answers: QuizAnswers }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="mt-4 text-sm" onToggle={() => setWasOpened(true)}>
      <summary className="font-[530] text-accent">Figures and sources</summary>
      <div className="mt-2">{wasOpened && <Loaded {...country} />}</div>
    </details>
  );
}
