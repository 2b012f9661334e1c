import type { User } from '#api/account.ts';
import { useSession } from '#api/session.tsx';
import { ConsentsCard } from '#features/payment/ConsentsCard.tsx';
import { FOR_TWO } from '#features/payment/forTwo.ts';
import type { OrderChoices } from '#features/payment/orderChoices.ts';
import { PaymentFailure } from '#features/payment/PaymentFailure.tsx';
import { TestModeNote } from '#features/payment/TestModeNote.tsx';
import { OtherVersion } from '#features/questionnaire/saving/OtherVersion.tsx';
import { useVersions } from '#features/questionnaire/saving/useVersions.ts';
import type { Product } from '#features/products/product.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { AnswersUnreached } from '../AnswersUnreached.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { StepSpinner } from '../StepSpinner.tsx';
import { useChooseProduct } from '../useChooseProduct.ts';
import { useOnboarding } from '../useOnboarding.ts';
import { AccountCard } from './AccountCard.tsx';
import { CountriesCard } from './CountriesCard.tsx';
import { CoupleCard } from './CoupleCard.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { ProfileBanner } from './ProfileBanner.tsx';
import { TotalCard } from './TotalCard.tsx';
import { useDelivery } from './useDelivery.ts';
import { useProceed } from './useProceed.ts';
import { useProfileSubmission } from './useProfileSubmission.ts';

/** Without a product or a person there is no order; after signing in again the person continues with theirs. */
function NothingToOrder({ isSignedOut }: { isSignedOut: boolean }) {
  const { startOver, goTo } = useOnboarding();
  return (
    <StepFrame title="Order Summary" narrow>
      <Alert tone={isSignedOut ? 'caution' : 'danger'}>
        <p>Missing product or user information. Please go back and try again.</p>
        {isSignedOut && <p className="mt-1">Please sign in to go on with your order.</p>}
      </Alert>
      <p className="mt-6 flex flex-wrap gap-3">
        {isSignedOut && (
          <button type="button" onClick={() => goTo('ACCOUNT_CREATION')} className={buttonStyle()}>
            Go to Account
          </button>
        )}
        <button
          type="button"
          onClick={startOver}
          className={buttonStyle(isSignedOut ? 'secondary' : 'primary')}
        >
          Start Over
        </button>
      </p>
    </StepFrame>
  );
}

/** Step 4: the order, whose profile is saved meanwhile. */
export default function SummaryStep() {
  const session = useSession();
  const { state, restoring, saved, choices } = useOnboarding();
  const { user } = session;
  const { product } = state;

  if (session.state.status === 'loading' || restoring || saved.status === 'loading') return <StepSpinner />;
  if (saved.status === 'failed') return <AnswersUnreached title="Order Summary" />;
  if (!user || !product) return <NothingToOrder isSignedOut={!user && product !== null} />;
  if (choices?.userId !== user.id) return <StepSpinner />;
  return <Order key={user.id} user={user} product={product} choices={choices} />;
}

function Order({ user, product, choices }: { user: User; product: Product; choices: OrderChoices }) {
  const { state, saved, payment, choose, replaceAnswers, back } = useOnboarding();
  const { keeper } = saved;
  const versions = useVersions(keeper);
  const submission = useProfileSubmission(user, product);
  const delivery = useDelivery(user, choices.deliveryEmail, (deliveryEmail) => choose({ deliveryEmail }));
  const { asked, proceed } = useProceed(submission, delivery);
  const chooseProduct = useChooseProduct();
  const busy = payment.status === 'processing';
  return (
    <StepFrame title="Order Summary" lead="Look it over. Nothing is charged before the next step.">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div>
          <ProfileBanner submission={submission} onBack={back} />
          {/* The payment is being prepared for the order as it stands. */}
          <fieldset disabled={busy} className="mt-6 space-y-6">
            {versions === 'way back' && keeper && (
              <OtherVersion
                {...{ keeper, answers: state.answers }}
                onSwap={({ answers }) => replaceAnswers(answers)}
              />
            )}
            <AccountCard user={user} />
            <DeliveryCard user={user} delivery={delivery} />
            <CountriesCard product={product} isDisabled={busy} />
            {product.id === FOR_TWO.productId && submission.status === 'saved' && <CoupleCard />}
            <ConsentsCard choices={choices} asked={asked} onChange={choose} />
          </fieldset>
        </div>
        <div className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
          <TotalCard product={product} additionalCountries={state.additionalCountries}>
            {payment.status === 'error' && (
              <div className="mb-4">
                <PaymentFailure payment={payment} onChooseProduct={chooseProduct} />
              </div>
            )}
            {payment.obstacle === null && (
              <Button
                isOff={busy || ['saving', 'waiting', 'stale', 'gone'].includes(submission.status)}
                onClick={() => void proceed()}
                size="large"
                className="w-full"
              >
                {busy ? 'Processing...' : payment.status === 'error' ? 'Try Again' : 'Proceed to Payment'}
              </Button>
            )}
            <p className="mt-4 text-sm text-ink-soft">
              Your payment is secured by Stripe, our card payment provider. We never see your card.
            </p>
            <TestModeNote />
          </TotalCard>
          <p className="mt-4 text-center">
            <button type="button" onClick={back} className={buttonStyle('quiet')}>
              Back to the assessment
            </button>
          </p>
        </div>
      </div>
    </StepFrame>
  );
}
