import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import type { Answers } from '@global-fit/questionnaire/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { QuestionField } from '#features/questionnaire/QuestionField.tsx';
import { paths } from '#paths.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useLatest } from '#ui/useLatest.ts';
import { answersToSend, QUESTIONS, saysSomething, withAnswer } from './partnerAnswers.ts';
import { isOver, partnerApi } from './partnerApi.ts';

type Done = 'saved' | 'withdrawn';
type Outcome = { readonly kind: Done } | { readonly kind: 'failed'; readonly text: string };

const NOTHING_SET = 'Please set at least one of them: a form of defaults would rank by what nobody said.';
const CONSENT_MISSING = 'Please tick this box so that we may use your answers.';

/** Six priorities, the climate and deal-breakers, with the controls of the assessment. */
export default function PartnerForm({
  token,
  opened,
  onClosed,
}: {
  token: string;
  opened: OpenedSecondAdult;
  /** The link was ended, ran out or was used while the form was open. */
  onClosed: (text: string) => void;
}) {
  const [answers, setAnswers] = useState<Answers>(opened.answers as Answers);
  const [name, setName] = useState(opened.name ?? '');
  const [isKept, setKept] = useState(opened.answered_at !== null);
  const [agreed, setAgreed] = useState(isKept);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const shown = useLatest({ answers, name });
  const word = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome) word.current?.focus();
  }, [outcome]);

  const change = useCallback((id: string, answer: Answers[string] | undefined) => {
    setOutcome(null);
    setAnswers((before) => withAnswer(before, id, answer));
  }, []);
  /** Null from `work`: it was done, but of what stands here now it cannot be said. */
  const run = async (work: () => Promise<Done | null>): Promise<void> => {
    setBusy(true);
    try {
      const kind = await work();
      setOutcome(kind && { kind });
    } catch (error) {
      if (isOver(error)) return onClosed(error.message);
      setOutcome({ kind: 'failed', text: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  const send = (): void => {
    setAsked(true);
    if (!saysSomething(answers)) return setOutcome({ kind: 'failed', text: NOTHING_SET });
    if (!agreed) {
      form.current?.querySelector<HTMLElement>('[data-consent] input')?.focus();
      return;
    }
    void run(async () => {
      await partnerApi.answer(token, name, answersToSend(answers));
      setKept(true);
      return shown.current.answers === answers && shown.current.name === name ? 'saved' : null;
    });
  };
  const withdraw = (): void =>
    void run(async () => {
      await partnerApi.withdraw(token);
      setAnswers({});
      setName('');
      setKept(false);
      setAgreed(false);
      setAsked(false);
      return 'withdrawn';
    });

  return (
    <form
      ref={form}
      noValidate
      aria-label="What counts for you"
      className="mt-12 space-y-9"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <TextInput
        label="What should the report call you?"
        help="A first name or any name you like. Left open, it says “your partner”."
        markOptional
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={(event) => {
          setOutcome(null);
          setName(event.target.value);
        }}
      />
      {QUESTIONS.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          required={false}
          error={null}
          onAnswer={change}
          onCommit={() => {}}
        />
      ))}
      <div data-consent>
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={asked && !agreed ? CONSENT_MISSING : null}
          label={
            <>
              I agree that Global Fit keeps these answers with <bdi>{opened.invited_by}</bdi>’s account and
              that <bdi>{opened.invited_by}</bdi> reads them in the report. I can take them back as long as no
              report uses them. More in the{' '}
              <a
                href={paths.privacy}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline underline-offset-[0.2em]"
              >
                privacy policy<span className="sr-only"> (opens in a new tab)</span>
              </a>
              .
            </>
          }
        />
      </div>
      <div ref={word} tabIndex={-1} className="outline-none">
        {outcome?.kind === 'saved' && (
          <Alert tone="good" title="Thank you: your answers are with us">
            <p>
              <bdi>{opened.invited_by}</bdi> sees that you have answered. You can close this page, or change
              your answers here as long as no report uses them.
            </p>
          </Alert>
        )}
        {outcome?.kind === 'withdrawn' && (
          <Alert tone="good" title="Your answers are deleted">
            <p>Nothing of this form is kept. You can answer it later by the same link.</p>
          </Alert>
        )}
        {outcome?.kind === 'failed' && (
          <Alert tone="danger">
            <p>{outcome.text}</p>
          </Alert>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isOff={busy}>
          {busy ? 'Sending...' : isKept ? 'Save my changes' : 'Send my answers'}
        </Button>
        {isKept && (
          <Button isOff={busy} onClick={withdraw} tone="danger">
            Delete my answers
          </Button>
        )}
      </div>
    </form>
  );
}
