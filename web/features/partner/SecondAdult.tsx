import { type ReactNode, useState } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { leaveFocus } from '#ui/browser/leaveFocus.ts';
import { LinkBox } from '#ui/links/LinkBox.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { TryAgain } from '#ui/notices/TryAgain.tsx';
import { formWords } from './formWords.ts';
import { useSecondAdult } from './useSecondAdult.ts';

/** Explains the form to people who may invite somebody to it. */
export const SECOND_ADULT_TEXT =
  'If another adult moves with you, send that person a private link to a short form: six priorities, the climate and deal-breakers. With it your Gold report ranks places for each of you and for both, and says what a compromise costs. Without it nothing is inferred.';

/** The question takes the focus of the button that opened it, and passes it on to what follows the answer. */
function asking(question: HTMLElement | null): (() => void) | undefined {
  takeLostFocus(question);
  return leaveFocus(question);
}

/** Deletes somebody's answers, so it asks once more. */
function End({ hasAnswers, busy, onEnd }: { hasAnswers: boolean; busy: boolean; onEnd: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" onClick={() => setAsked(true)} className={buttonStyle('quiet')}>
        End this form
      </button>
    );
  }
  return (
    <div ref={asking} tabIndex={-1} className="w-full rounded-small bg-inset px-4 py-3.5 outline-none">
      <p role="alert">
        The link stops at once
        {hasAnswers && ' and the answers are deleted. Finished reports keep what they say'}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isOff={busy} onClick={onEnd} tone="danger" size="small">
          End it
        </Button>
        <button type="button" onClick={() => setAsked(false)} className={buttonStyle('quiet', 'small')}>
          Keep it
        </button>
      </div>
    </div>
  );
}

/**
 * The second adult's form for its owner: creating the private link, its state, ending it. `children` are actions
 * available once it is answered, such as a new edition.
 */
export function SecondAdult({ children }: { children?: (isAnswered: boolean) => ReactNode }) {
  const { stand, link, busy, failure, again, invite, end } = useSecondAdult();
  if (stand === null && failure === null)
    return <Spinner label="Looking for the second adult’s form" visible />;
  const form = stand?.form ?? null;
  return (
    <div className="space-y-5">
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      {stand === null && <TryAgain onPress={again} />}
      {form && <p role="status">{formWords(form)}</p>}
      {link !== null && <LinkBox link={link} />}
      {children?.(form?.state === 'answered')}
      {stand?.can_invite && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            isOff={busy}
            onClick={invite}
            tone={form ? 'quiet' : 'secondary'}
            // Aligns text without a box with the lines above.
            className={form ? '-ml-[min(1.25rem,20px)]' : ''}
          >
            {form === null
              ? 'Make a private link'
              : form.state === 'used'
                ? 'Ask again with a new link'
                : 'Make a new link'}
          </Button>
          {form && (
            <End key={form.expires_at} hasAnswers={form.state !== 'waiting'} busy={busy} onEnd={end} />
          )}
        </div>
      )}
    </div>
  );
}
