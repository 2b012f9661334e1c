import type { Question } from '@global-fit/questionnaire/model';
import { Warning } from '#ui/icons.tsx';
import { focusQuestion } from './questionElement.ts';

/** What prevents leaving a section, each with a link to it. Announced once, when it appears. */
export function ErrorSummary({
  problems,
}: {
  problems: readonly { readonly question: Question; readonly member: number; readonly message: string }[];
}) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="rounded-small border-l-4 border-danger bg-danger-wash px-4 py-3.5">
      <p className="flex items-center gap-3 font-[560]">
        <Warning className="shrink-0 text-danger" />
        {problems.length === 1
          ? 'One answer needs your attention'
          : `${problems.length} answers need your attention`}
      </p>
      <ul className="mt-2 ml-8 space-y-1">
        {problems.map(({ question, member, message }) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={() => focusQuestion(question.id)}
              className="text-left text-accent underline underline-offset-[0.2em]"
            >
              {member > 0 && `Family member ${member}: `}
              {question.question}
            </button>{' '}
            <span className="text-sm text-ink-soft">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
