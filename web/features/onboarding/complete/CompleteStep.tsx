import { useEffect } from 'react';
import { useSession } from '#api/session.tsx';
import { isForTwo } from '#features/payment/forTwo.ts';
import { amountText } from '#features/payment/result.ts';
import { orderedCountries } from '#features/products/includedCountries.ts';
import { orderPath, paths } from '#paths.ts';
import { Alert } from '#ui/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/Card.tsx';
import { throwConfetti } from '#ui/confetti.ts';
import { Facts } from '#ui/Facts.tsx';
import { ArrowLink, ButtonLink } from '#ui/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { StepFrame } from '../StepFrame.tsx';
import { StepSpinner } from '../StepSpinner.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import { useOrder } from './useOrder.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/** The end: what was bought, where it goes and when. */
export default function CompleteStep() {
  const session = useSession();
  const { entry, state, startOver } = useOnboarding();
  const { order, isLoading } = useOrder(state.orderId ?? entry?.orderId ?? null);
  const celebrate = state.isPaymentComplete;
  useEffect(() => {
    if (celebrate) void throwConfetti();
  }, [celebrate]);

  if (isLoading || session.state.status === 'loading') return <StepSpinner label="Loading your order" />;
  if (!order) {
    return (
      <StepFrame title="Your order" narrow>
        <Alert tone="danger">
          <p>Something went wrong. Please start over.</p>
        </Alert>
        <p className="mt-6 flex flex-wrap gap-3">
          <button type="button" onClick={startOver} className={buttonStyle()}>
            Start Over
          </button>
          <ButtonLink to={paths.account} tone="secondary">
            My account
          </ButtonLink>
        </p>
      </StepFrame>
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
