import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { useEffect, useRef } from 'react';
import { QuestionField } from '#features/questionnaire/QuestionField.tsx';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { QUESTIONS } from './partnerAnswers.ts';
import type { Outcome } from './useLastPress.ts';
import { usePartnerForm } from './usePartnerForm.ts';

const CONSENT_MISSING = 'Please tick this box so that we may use your answers.';

/** The consent given by ticking. */
function ConsentWords({ invitedBy }: { invitedBy: string }) {
  return (
    <>
      I agree that Global Fit keeps these answers with <bdi>{invitedBy}</bdi>’s account and that{' '}
      <bdi>{invitedBy}</bdi> reads them in the report. I can take them back as long as no report uses them.
      More in the{' '}
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
  );
}

/** The result of the last click, which takes the focus. */
function OutcomeAlert({ outcome, invitedBy }: { outcome: Outcome | null; invitedBy: string }) {
  const word = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) word.current?.focus();
  }, [outcome]);
  return (
    <div ref={word} tabIndex={-1} className="outline-none">
      {outcome?.kind === 'saved' && (
        <Alert tone="good" title="Thank you: your answers are with us">
          <p>
            <bdi>{invitedBy}</bdi> sees that you have answered. You can close this page, or change your
            answers here as long as no report uses them.
          </p>
        </Alert>
      )}
      {outcome?.kind === 'withdrawn' && (
        <Alert tone="good" title="Your answers are deleted">
          <p>Nothing of this form is kept. You can answer it later by the same link.</p>
        </Alert>
      )}
      {outcome?.kind === 'merged' && (
        <Alert tone="caution" title="These answers were changed elsewhere">
          <p>{outcome.text}</p>
        </Alert>
      )}
      {outcome?.kind === 'failed' && (
        <Alert tone="danger">
          <p>{outcome.text}</p>
        </Alert>
      )}
    </div>
  );
}

/** What was entered on an earlier visit is restored, which is said and can be undone. */
function RestoredNote({
  isBehind,
  isKept,
  onDrop,
}: {
  isBehind: boolean;
  isKept: boolean;
  onDrop: () => void;
}) {
  const instead = isBehind ? 'Show what was sent instead' : 'Go back to what I sent';
  return (
    <Alert title="What you had set here before is back">
      <p>
        It was kept in this browser only. It is not sent until you send it.
        {isBehind &&
          (isKept
            ? ' Since then, answers were sent by this link from elsewhere; sending these takes their place.'
            : ' Since then, what was sent by this link was deleted.')}
      </p>
      <button type="button" onClick={onDrop} className={`${buttonStyle('secondary', 'small')} mt-3`}>
        {isKept ? instead : 'Clear it and start over'}
      </button>
    </Alert>
  );
}

/** Where the answers are stored until they are sent. */
function unsentWords(keepsHere: boolean): string {
  return keepsHere
    ? 'Not sent yet. Until you send it, what you set is kept in this browser and nowhere else.'
    : 'Not sent yet, and kept on this page only: please leave it open.';
}

/** Six priorities, the climate and deal-breakers, with the controls of the assessment. */
export default function PartnerForm({
  token,
  opened,
  onClosed,
}: {
  token: string;
  opened: OpenedSecondAdult;
  /** The link was ended, expired or was used while the form was open. */
  onClosed: (text: string) => void;
}) {
  const element = useRef<HTMLFormElement>(null);
  const form = usePartnerForm(token, opened, {
    onNameRefused: () => element.current?.querySelector<HTMLElement>('input[autocomplete]')?.focus(),
    onConsentMissing: () => element.current?.querySelector<HTMLElement>('[data-consent] input')?.focus(),
    onClosed,
  });
  return (
    <form
      ref={element}
      noValidate
      aria-label="What counts for you"
      className="mt-12 space-y-9"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) form.send();
      }}
    >
      {form.restored && (
        <RestoredNote
          isBehind={form.restored === 'behind'}
          isKept={form.isKept}
          onDrop={() => {
            form.dropChanges();
            // The button that was clicked is gone.
            element.current?.querySelector<HTMLElement>('input[autocomplete]')?.focus();
          }}
        />
      )}
      <TextInput
        label="What should the report call you?"
        help="A first name or any name you like. Left open, it says “your partner”."
        markOptional
        autoComplete="off"
        error={form.nameFault}
        value={form.name}
        onChange={(event) => form.rename(event.target.value)}
      />
      {QUESTIONS.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={form.answers[question.id]}
          required={false}
          error={null}
          onAnswer={form.change}
          onCommit={() => {}}
        />
      ))}
      <div data-consent>
        <Checkbox
          checked={form.agreed}
          onChange={(event) => form.setAgreed(event.target.checked)}
          error={form.isConsentMissing ? CONSENT_MISSING : null}
          label={<ConsentWords invitedBy={opened.invited_by} />}
        />
      </div>
      <OutcomeAlert outcome={form.outcome} invitedBy={opened.invited_by} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isOff={form.busy}>
          {form.busy ? 'Sending...' : form.isKept ? 'Save my changes' : 'Send my answers'}
        </Button>
        {form.isKept && (
          <Button isOff={form.busy} onClick={form.withdraw} tone="danger">
            Delete my answers
          </Button>
        )}
      </div>
      {/* Its room is kept, so that nothing below moves with the first answer. */}
      <p className="min-h-[3lh] text-sm text-ink-soft sm:min-h-lh">
        {form.unsent && !form.busy && unsentWords(form.keepsHere)}
      </p>
    </form>
  );
}
