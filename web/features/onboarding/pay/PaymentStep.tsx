import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#api/session.tsx';
import { storageKeys, writeStored } from '#features/drafts/storage.ts';
import { finishPurchase } from '#features/payment/finishPurchase.ts';
import { PREPARING } from '#features/payment/payment.ts';
import { PaymentFailure } from '#features/payment/PaymentFailure.tsx';
import type { Settled } from '#features/payment/settled.ts';
import { TestModeNote } from '#features/payment/TestModeNote.tsx';
import { paths } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { ChangedElsewhere } from '../ChangedElsewhere.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { StepSpinner } from '../StepSpinner.tsx';
import { useChooseProduct } from '../useChooseProduct.ts';
import { useOnboarding } from '../useOnboarding.ts';
import { useStale } from '../useStale.ts';
import { Obstacle } from './Obstacle.tsx';
import { useCharge } from './useCharge.ts';
import { useHostedPayment } from './useHostedPayment.ts';
import { usePurchase } from './usePurchase.ts';

const loadModal = () => import('#features/payment/PaymentModal.tsx');
const PaymentModal = lazy(async () => ({ default: (await loadModal()).PaymentModal }));

/** Step 5: payment on the provider's page, or in the form on this one. */
export default function PaymentStep() {
  const session = useSession();
  const { state, restoring, choices, goTo } = useOnboarding();
  if (session.state.status === 'loading' || restoring || (session.user && state.product && !choices))
    return <StepSpinner />;
  if (!session.user) {
    return (
      <Obstacle
        text="You need to be logged in to make a payment. Please create an account or login first."
        action="Go to Account"
        onAction={() => goTo('ACCOUNT_CREATION')}
      />
    );
  }
  if (!state.product) {
    return (
      <Obstacle
        text="No product selected. Please go back and select a product."
        action="Go Back"
        onAction={() => goTo('PRODUCT_SELECTION')}
      />
    );
  }
  return <Paying />;
}

/** The two ways to pay, and any obstacle. */
function WaysToPay({
  busy,
  isUncharged,
  onGoOn,
  onPayHere,
  onPause,
}: {
  /** The provider's page is being opened. */
  busy: boolean;
  isUncharged: boolean;
  onGoOn: () => void;
  onPayHere: () => void;
  /** People who have chosen to pay on this page are not redirected meanwhile. */
  onPause: (paused: boolean) => void;
}) {
  const { payment } = useOnboarding();
  const chooseProduct = useChooseProduct();
  return (
    <Card framed>
      {busy ? (
        <div className="grid min-h-24 place-items-center">
          <Spinner label={PREPARING} visible />
        </div>
      ) : (
        <>
          {payment.status === 'error' ? (
            <PaymentFailure payment={payment} onChooseProduct={chooseProduct} />
          ) : (
            <p>{isUncharged && 'Nothing has been charged yet. '}Your order is kept as you left it.</p>
          )}
          {payment.obstacle === null && (
            <button
              type="button"
              onClick={payment.status === 'error' ? () => location.reload() : onGoOn}
              className={`${buttonStyle('primary', 'large')} mt-6 w-full max-sm:px-2!`}
            >
              {payment.status === 'error' ? 'Try Again' : 'Continue to secure payment'}
            </button>
          )}
        </>
      )}
      {payment.obstacle === null && (
        <button
          type="button"
          onFocus={() => onPause(true)}
          onBlur={() => onPause(false)}
          onClick={onPayHere}
          className={`${buttonStyle('secondary')} mt-4 w-full`}
        >
          Pay on this page instead
        </button>
      )}
      <TestModeNote />
    </Card>
  );
}

function Paying() {
  const { state, entry, saved, act, back, goTo, complete, amendEntry } = useOnboarding();
  const chooseProduct = useChooseProduct();
  const navigate = useNavigate();
  const purchase = usePurchase();
  const [paused, setPaused] = useState(false);
  const stale = useStale(saved.keeper);
  const { phase, stay, goOn } = useHostedPayment(purchase, paused || stale);
  const closeModal = (): void => act({ type: 'modal', open: false });
  const settle = ({ outcome, sessionId, orderId, paymentId }: Settled): void => {
    if (state.product) writeStored(storageKeys.lastProduct, state.product.id);
    writeStored(storageKeys.additionalCountries, String(state.additionalCountries));
    if (outcome === 'paid' && orderId !== null) {
      void finishPurchase(orderId);
      return complete(orderId, paymentId);
    }
    closeModal();
    // Replaces the payment step, so that nobody can return and pay twice.
    void navigate(`${paths.checkoutSuccess}?session_id=${encodeURIComponent(sessionId)}`, { replace: true });
  };
  const isUncharged = useCharge(entry?.sessionId ?? null, phase === 'choosing' && !state.isModalOpen, settle);

  const changed = stale && (
    <ChangedElsewhere
      onChosen={() => {
        closeModal();
        goTo('PAYMENT_SUMMARY');
      }}
    />
  );

  if (!purchase && !stale) {
    return (
      <Obstacle
        text="Payment information is missing. Please try again."
        action="Try Again"
        onAction={() => location.reload()}
        onBack={back}
      />
    );
  }
  const payHere = (): void => {
    stay();
    act({ type: 'modal', open: true });
  };
  return (
    <StepFrame title="Complete Your Payment" narrow>
      {stale ? (
        !state.isModalOpen && changed
      ) : (
        <WaysToPay
          busy={phase !== 'choosing'}
          isUncharged={isUncharged}
          onGoOn={() => void goOn()}
          onPayHere={payHere}
          onPause={setPaused}
        />
      )}
      <p className="mt-6 text-center">
        <button type="button" onClick={back} className={buttonStyle('quiet')}>
          Back
        </button>
      </p>
      {state.isModalOpen && state.product && (
        <Suspense fallback={null}>
          <PaymentModal
            product={state.product}
            purchase={purchase}
            obstacle={changed}
            onOpened={(sessionId) => amendEntry({ sessionId })}
            onClose={closeModal}
            onSettled={settle}
            onChooseProduct={chooseProduct}
          />
        </Suspense>
      )}
    </StepFrame>
  );
}
