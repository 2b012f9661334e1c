import { formatMoney } from '@global-fit/contract/price';
import { lazy, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { User } from '#api/account.ts';
import { COUNTRY_OPTIONS } from '#content/countries.ts';
import { ConsentsCard } from '#features/payment/ConsentsCard.tsx';
import { TestModeNote } from '#features/payment/TestModeNote.tsx';
import type { Product } from '#features/products/product.ts';
import { orderPath, paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/blocks/Card.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Later } from '#ui/later/Later.tsx';
import { Link } from '#ui/links/Link.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { firstProfile, type ProfileChoice } from './profileChoices.ts';
import { useAnalysisOrder } from './useAnalysisOrder.ts';

const PaymentModal = lazy(async () => ({
  default: (await import('#features/payment/PaymentModal.tsx')).PaymentModal,
}));
const known = (iso3: string | null): string | null =>
  COUNTRY_OPTIONS.some(({ value }) => value === iso3) ? iso3 : null;

/** The purchase, its recipient, and the two ways to pay. */
function OfferCard({
  product,
  email,
  order,
  onPayHere,
}: {
  product: Product;
  email: string;
  order: ReturnType<typeof useAnalysisOrder>;
  /** The order is complete and is paid on this page. */
  onPayHere: () => void;
}) {
  return (
    <Card framed>
      <h2 className="text-lg">{product.name}</h2>
      <p className="figures mt-2 font-serif text-2xl">{formatMoney(product.basePrice)}</p>
      <p className="text-sm text-ink-soft">Plus applicable taxes</p>
      <ul className="mt-4 list-disc space-y-1.5 pl-5">
        {product.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        It goes to <span className="wrap-anywhere">{email}</span> (the address of{' '}
        <Link to={paths.accountSettings}>your account</Link>), usually within minutes, at the latest within 72
        hours.
      </p>
      {order.failure && (
        <div className="mt-4">
          <Alert tone="danger">
            <p>{order.failure}</p>
          </Alert>
        </div>
      )}
      <Button isOff={order.busy} onClick={() => void order.proceed()} size="large" className="mt-5 w-full">
        {order.busy ? 'Processing...' : order.failure ? 'Try Again' : 'Proceed to Payment'}
      </Button>
      <Button
        isOff={order.busy}
        onClick={() => order.check() && onPayHere()}
        tone="secondary"
        className="mt-3 w-full"
      >
        Pay on this page instead
      </Button>
      <p className="mt-4 text-sm text-ink-soft">
        Your payment is secured by Stripe, our card payment provider. We never see your card.
      </p>
      <TestModeNote />
    </Card>
  );
}

/** The form: country, answers, consents, and the way to the payment. */
export default function AnalysisForm({
  user,
  product,
  profiles,
}: {
  user: User;
  product: Product;
  profiles: readonly ProfileChoice[];
}) {
  const navigate = useNavigate();
  // The choice is in the address: it survives a reload, and signing in again returns to it.
  const [search, setSearch] = useSearchParams();
  const choose = (what: 'profile' | 'country', value: string | null): void =>
    setSearch(
      (before) => {
        if (value === null) before.delete(what);
        else before.set(what, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const profileId = firstProfile(profiles, search.get('profile'));
  const country = known(search.get('country'));
  const [consents, setConsents] = useState({ terms: false, immediateDelivery: false });
  const [isModalOpen, setModalOpen] = useState(false);
  const purchase =
    profileId === null || country === null
      ? null
      : {
          userId: user.id,
          productId: product.id,
          stripeProductId: product.stripeProductId,
          profileId,
          additionalCountries: 0,
          countryCodes: [country],
          deliveryEmail: null,
        };
  const order = useAnalysisOrder(purchase, consents.terms && consents.immediateDelivery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      {/* While the payment is prepared the order stands as it is. */}
      <fieldset disabled={order.busy} className="space-y-6">
        <Card>
          <h2 className="mb-4 text-lg">The country</h2>
          <div className="space-y-5" data-country>
            <Combobox
              label="Which country shall we study for you?"
              placeholder="Search countries..."
              options={COUNTRY_OPTIONS}
              value={country}
              required
              isDisabled={order.busy}
              error={order.asked && country === null ? 'Please choose a country.' : null}
              onChange={(chosen) => choose('country', chosen)}
            />
            {profiles.length > 1 && (
              <Select
                label="By which answers?"
                options={profiles.map((one) => ({ value: one.profileId, label: one.label }))}
                value={profileId ?? ''}
                onChange={({ target }) => choose('profile', target.value)}
              />
            )}
          </div>
        </Card>
        <ConsentsCard
          choices={consents}
          asked={order.asked}
          onChange={({ terms, immediateDelivery }) =>
            setConsents((before) => ({
              terms: terms ?? before.terms,
              immediateDelivery: immediateDelivery ?? before.immediateDelivery,
            }))
          }
        />
      </fieldset>
      <OfferCard product={product} email={user.email} order={order} onPayHere={() => setModalOpen(true)} />
      {isModalOpen && purchase && (
        <Later what="The payment form">
          <PaymentModal
            product={product}
            purchase={purchase}
            onClose={() => setModalOpen(false)}
            onSettled={({ orderId, sessionId }) =>
              void navigate(
                orderId === null
                  ? `${paths.checkoutSuccess}?session_id=${encodeURIComponent(sessionId)}`
                  : orderPath(orderId),
              )
            }
          />
        </Later>
      )}
    </div>
  );
}
