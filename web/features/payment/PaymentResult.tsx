import { WaitingPage } from '#ui/blocks/WaitingPage.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { CompletedView, ErrorView, PendingView } from './ResultViews.tsx';
import { usePaymentResult } from './usePaymentResult.ts';

/** The result of a payment on the provider's page. */
export function PaymentResult() {
  const { state, sessionId, again } = usePaymentResult();
  switch (state.view) {
    case 'loading':
      return (
        <WaitingPage title="Your payment">
          <Spinner label="Verifying your payment..." visible />
        </WaitingPage>
      );
    case 'completed':
      return <CompletedView info={state.info} />;
    case 'pending':
      return <PendingView info={state.info} checking={state.checking} onCheck={again} />;
    case 'error':
      return <ErrorView message={state.message} sessionId={sessionId} info={state.info} onAgain={again} />;
    default:
      return state satisfies never;
  }
}
