import { type Ref, useState } from 'react';
import type { Assessment } from '@global-fit/questionnaire/assessment';
import { displayValue } from '@global-fit/questionnaire/answers/display';
import type { Answer } from '@global-fit/questionnaire/model';
import { useTabTitle } from '#ui/browser/useTabTitle.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { once } from '#ui/once.ts';
import { PreviousButton } from '../PreviousButton.tsx';
import { type Shown, shownQuestions } from '../sectionQuestions.ts';
import '../sticky.css';

/** A question with the index of its section. */
type Reviewed = Shown & { readonly at: number };
type OnChange = (section: number, questionId: string) => void;

/** What the final button of the questionnaire does, in the words of its page. */
export interface ReviewWords {
  readonly lead: string;
  readonly submit: string;
}

const TITLE = 'Check your answers';

/** In the first assessment, before a report is paid for. */
const PROFILE_WORDS: ReviewWords = {
  lead: 'This is what your report is made from. Change what you like, then submit your profile.',
  submit: 'Submit Profile',
};

/** The questions whose answers prevent submission, each a link to its place. */
function StillNeeded({
  wrong,
  still,
  onChange,
}: {
  wrong: readonly Reviewed[];
  still: boolean;
  onChange: OnChange;
}) {
  return (
    <Alert
      tone="danger"
      title={wrong.length === 1 ? 'One answer is still needed' : `${wrong.length} answers are still needed`}
      still={still}
    >
      <ul className="mt-1 space-y-1">
        {wrong.map(({ question, fault, at }) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={() => onChange(at, question.id)}
              className="text-left text-accent underline underline-offset-[0.2em]"
            >
              {question.question}
            </button>{' '}
            <span className="text-sm text-ink-soft">{fault}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A question with its answer as the report will read it. */
function AnswerRow({
  shown: { question, member },
  answer,
  onChange,
}: {
  shown: Shown;
  answer: Answer | undefined;
  onChange: () => void;
}) {
  const text = displayValue(question, answer);
  const untouched = answer?.touched === false;
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-baseline">
      <dt className="text-sm text-ink-soft">
        {member > 0 && `Family member ${member}: `}
        {question.question}
      </dt>
      <dd
        dir="auto"
        className={`min-w-0 wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext] ${text === '' || untouched ? 'text-ink-soft' : ''}`}
      >
        {text === '' || untouched ? 'Not answered' : text}
      </dd>
      <dd>
        <button
          type="button"
          onClick={onChange}
          className={`${buttonStyle('quiet', 'small')} -ml-3.5 sm:ml-0`}
        >
          Change<span className="sr-only"> the answer to: {question.question}</span>
        </button>
      </dd>
    </div>
  );
}

/** All answers as the report will read them, each with a link to change it, before submission. */
export function ReviewPage({
  words = PROFILE_WORDS,
  assessment,
  level,
  healthOpen,
  headingRef,
  onChange,
  onPrevious,
  onSubmit,
}: {
  words?: ReviewWords | undefined;
  assessment: Assessment;
  level: 1 | 2;
  healthOpen: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onChange: OnChange;
  onPrevious: () => void;
  onSubmit: () => void;
}) {
  const { form, answers } = assessment;
  const sections = form.sections.map((section, at) => ({
    section,
    at,
    questions: shownQuestions(assessment, section).filter(
      ({ question }) => healthOpen || question.sensitive !== 'health',
    ),
  }));
  const wrong = sections.flatMap(({ at, questions }) =>
    questions.filter(({ fault }) => fault !== null).map((shown) => ({ ...shown, at })),
  );
  const Title = `h${level}` as const;
  const SectionTitle = level === 1 ? 'h2' : 'h3';
  const [tried, setTried] = useState(false);
  useTabTitle(TITLE);
  const submit = (): void => {
    if (wrong.length === 0) return onSubmit();
    setTried(true);
    window.scrollTo({ top: 0 });
  };
  return (
    <div>
      <Title ref={headingRef} tabIndex={-1} className="text-2xl focus:outline-none md:text-3xl">
        {TITLE}
      </Title>
      <p className="mt-3 text-md text-ink-soft">{words.lead}</p>
      {wrong.length > 0 && (
        <div className="mt-6" key={String(tried)}>
          <StillNeeded wrong={wrong} still={!tried} onChange={onChange} />
        </div>
      )}
      <div className="mt-8 space-y-10">
        {sections.map(({ section, at, questions }) => (
          <section key={section.id} aria-labelledby={`review-${section.id}`}>
            <SectionTitle id={`review-${section.id}`} className="border-b border-line pb-2 text-xl">
              {section.title}
            </SectionTitle>
            <dl className="divide-y divide-line">
              {questions.map((shown) => (
                <AnswerRow
                  key={shown.question.id}
                  shown={shown}
                  answer={answers[shown.question.id]}
                  onChange={() => onChange(at, shown.question.id)}
                />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div
        data-sticky-actions
        className="mt-12 flex flex-wrap justify-between gap-3 border-t border-line bg-paper py-3"
      >
        <PreviousButton onPress={onPrevious} />
        <button type="button" onClick={once(submit)} className={`${buttonStyle('primary')} max-sm:px-3!`}>
          {words.submit}
        </button>
      </div>
    </div>
  );
}
