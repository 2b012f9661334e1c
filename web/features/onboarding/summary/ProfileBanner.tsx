import { useEffect, useRef } from 'react';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrders } from '#features/orders/fetchOrder.ts';
import { isSingleCountry } from '#features/payment/singleCountry.ts';
import { useFocusAfterChoice } from '#features/questionnaire/saving/useFocusAfterChoice.ts';
import { useVersions } from '#features/questionnaire/saving/useVersions.ts';
import { orderPath } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { ChangedElsewhere } from '../ChangedElsewhere.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import type { ProfileSubmission } from './useProfileSubmission.ts';

function Incomplete({ onBack }: { onBack: () => void }) {
  return (
    <Alert tone="caution" title="Some questions are still open">
      <p>Your report needs answers to all required questions.</p>
      <button type="button" onClick={onBack} className={`${buttonStyle('secondary', 'small')} mt-3`}>
        Continue the assessment
      </button>
    </Alert>
  );
}

/** Neither this browser nor the server has answers, and none were ordered. */
function Missing({ onBack }: { onBack: () => void }) {
  const { startOver } = useOnboarding();
  return (
    <Alert tone="danger">
      <p>Something went wrong. Please start over.</p>
      <p className="mt-1">We found no answers to make a report from.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={startOver} className={buttonStyle('danger', 'small')}>
          Start Over
        </button>
        <button type="button" onClick={onBack} className={buttonStyle('secondary', 'small')}>
          Go to the assessment
        </button>
      </p>
    </Alert>
  );
}

/** Missing answers usually belong to an order, which may have been paid in another tab or on another device. */
function Gone({ onBack }: { onBack: () => void }) {
  const { startOver } = useOnboarding();
  const { loaded } = useLoaded('orders', fetchOrders);
  if (loaded.status === 'loading') return <Looking label="Looking for your answers" />;
  const paid =
    loaded.status === 'loaded'
      ? loaded.value.find((order) => order.paid_at !== null && !isSingleCountry(order))
      : undefined;
  if (!paid?.paid_at) return <Missing onBack={onBack} />;
  return (
    <Alert tone="info" title={`Your assessment was ordered on ${longDate(paid.paid_at)}`}>
      <p>Its answers are with that order.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={orderPath(paid.id)} size="small">
          See your order
        </ButtonLink>
        <button type="button" onClick={startOver} className={buttonStyle('secondary', 'small')}>
          Begin a new one
        </button>
      </p>
    </Alert>
  );
}

const Looking = ({ label }: { label: string }) => (
  <div className="rounded-small bg-inset px-4 py-3.5">
    <Spinner label={label} visible />
  </div>
);

function Failed({ onTryAgain, onGone }: { onTryAgain: () => void; onGone: (hadFocus: boolean) => void }) {
  return (
    <Alert tone="danger">
      <p>Failed to save your profile. Please try again or contact support.</p>
      <button
        ref={(button) => () => onGone(document.activeElement === button)}
        type="button"
        onClick={onTryAgain}
        className={`${buttonStyle('danger', 'small')} mt-3`}
      >
        Try Again
      </button>
    </Alert>
  );
}

interface Shown {
  readonly submission: ProfileSubmission;
  readonly onBack: () => void;
}

/** Says how saving the profile went, or what has to be chosen first. Takes the focus of buttons that disappear. */
export function ProfileBanner({ submission, onBack }: Shown) {
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current) takeLostFocus(frame.current);
  }, [submission.status]);
  useFocusAfterChoice(useVersions(useOnboarding().saved.keeper), frame);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {submission.status === 'failed' ? (
        <Failed
          onTryAgain={submission.tryAgain}
          onGone={(had) => {
            hadFocus.current = had;
          }}
        />
      ) : (
        <Outcome submission={submission} onBack={onBack} />
      )}
    </div>
  );
}

function Outcome({ submission, onBack }: Shown) {
  switch (submission.status) {
    case 'stale':
      return <ChangedElsewhere />;
    case 'saved':
      return (
        <Alert tone="good" title="Profile Saved Successfully">
          <p>Your answers are with us. You can still change them until you pay.</p>
        </Alert>
      );
    case 'incomplete':
      return <Incomplete onBack={onBack} />;
    case 'gone':
      return <Gone onBack={onBack} />;
    default:
      return <Looking label="Saving your profile..." />;
  }
}
