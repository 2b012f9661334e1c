import { type ReactNode, useEffect } from 'react';
import { REFUND_STATES } from '@global-fit/contract/orderStates';
import { ApiError } from '#api/ApiError.ts';
import { useSession } from '#api/session.tsx';
import { signInFrom } from '#features/account/session/nextPath.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { isForTwo } from '#features/payment/forTwo.ts';
import { amountText } from '#features/payment/result.ts';
import { orderedCountries } from '#features/products/includedCountries.ts';
import { orderPath, paths } from '#paths.ts';
import { Alert, type AlertTone } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { throwConfetti } from '#ui/confetti.ts';
import { Facts } from '#ui/blocks/Facts.tsx';
import { ArrowLink, ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { TryAgain } from '#ui/notices/TryAgain.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { StepSpinner } from '../StepSpinner.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const ACCOUNT = (
  <ButtonLink to={paths.account} tone="secondary">
    My account
  </ButtonLink>
);

/** Says why the order is not shown, and how to continue. */
function Unshown({ tone, text, children }: { tone: AlertTone; text: string; children: ReactNode }) {
  return (
    <StepFrame title="Your order" narrow>
      <Alert tone={tone}>
        <p>{text}</p>
      </Alert>
      <p className="mt-6 flex flex-wrap gap-3">{children}</p>
    </StepFrame>
  );
}

/** The end: what was bought, where it is sent and when. */
export default function CompleteStep() {
  const { state: session, user } = useSession();
  const { entry, state, startOver } = useOnboarding();
  const orderId = state.orderId ?? entry?.orderId ?? null;
  const { loaded, again } = useLoaded(`${orderId} ${user?.id}`, (signal) =>
    orderId === null || !user ? Promise.resolve(null) : fetchOrder(orderId, signal),
  );
  const celebrate = state.isPaymentComplete;
  useEffect(() => {
    if (celebrate) void throwConfetti();
  }, [celebrate]);

  if (session.status === 'loading' || loaded.status === 'loading')
    return <StepSpinner label="Loading your order" />;
  // Whoever gets here with an order has paid it, so a failure to load it is no reason to start anew.
  if (orderId !== null && !user) {
    return (
      <Unshown tone="caution" text="Your payment went through. Please sign in again to see your order.">
        <ButtonLink to={signInFrom(paths.signIn, orderPath(orderId))}>Sign in</ButtonLink>
      </Unshown>
    );
  }
  if (loaded.status === 'failed' && !isMissing(loaded.error)) {
    return (
      <Unshown tone="caution" text="Your payment went through; we could not load the order.">
        <TryAgain onPress={again} tone="primary" />
        {ACCOUNT}
      </Unshown>
    );
  }
  const order = loaded.status === 'loaded' ? loaded.value : null;
  if (!order) {
    return (
      <Unshown tone="danger" text="Something went wrong. Please start over.">
        <button type="button" onClick={startOver} className={buttonStyle()}>
          Start Over
        </button>
        {ACCOUNT}
      </Unshown>
    );
  }
  // The step may be opened again, from the history, when the order has moved on.
  if (REFUND_STATES.includes(order.state)) {
    return (
      <Unshown tone="info" text="The money for this order goes back to you, the way you paid.">
        {ACCOUNT}
      </Unshown>
    );
  }
  const note = orderedCountries(order.additional_countries, order.included_countries);
  return (
    <StepFrame title="Payment Successful!" lead="Thank you. Your order is with us." narrow>
      <div className="space-y-8">
        <Card framed>
          <h2 className="mb-4 text-lg">Order Details</h2>
          <Facts
            facts={[
              [
                'Order ID',
                <span key="id" className="figures text-sm">
                  {order.id}
                </span>,
              ],
              ['Date', longDate(order.paid_at ?? order.created_at)],
              ['Package', order.product_name],
              ['Amount', amountText({ amount: order.amount_total ?? order.total, currency: order.currency })],
              ['Delivery e-mail', order.delivery_email],
            ]}
          />
          {note && <p className="mt-4 rounded-small bg-accent-wash px-3 py-2 text-sm">{note}</p>}
        </Card>
        <WhatHappensNext />
        {isForTwo(order) && (
          <p>
            Does another adult move with you? On the page of your order you make a private link to a short
            form, and the report ranks places for both of you.{' '}
            <ArrowLink to={orderPath(order.id)}>Invite the second adult</ArrowLink>
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>
          <ButtonLink to={paths.account} tone="secondary">
            Follow your order
          </ButtonLink>
        </p>
      </div>
    </StepFrame>
  );
}
