import { lazy } from 'react';
import type { User } from '#api/account.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrders } from '#features/orders/fetchOrder.ts';
import { SINGLE_COUNTRY } from '#features/payment/singleCountry.ts';
import { fetchProduct } from '#features/products/productApi.ts';
import { paths } from '#paths.ts';
import { LaterAnew } from '#ui/later/LaterAnew.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { AccountPage } from '../page/AccountPage.tsx';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
import { profileChoices } from './profileChoices.ts';

const AnalysisForm = lazy(() => import('./AnalysisForm.tsx'));

/** The page for ordering an analysis of one country from existing answers. */
export function CountryAnalysis({ user }: { user: User }) {
  const start = useLoaded('analysis', async (signal) => {
    const [orders, product] = await Promise.all([
      fetchOrders(signal),
      fetchProduct(SINGLE_COUNTRY.productId, signal),
    ]);
    return { profiles: profileChoices(orders), product };
  });
  return (
    <AccountPage
      title="Add a single-country analysis"
      lead="One country of your choice, studied for you by the answers we have: a report of its own, with the country’s place in your whole ranking."
    >
      <WhenLoaded of={start} what="Your answers" label="Looking for your answers">
        {({ profiles, product }) =>
          profiles.length === 0 ? (
            <>
              <p className="max-w-text">
                The analysis is made for a profile that stands behind a report of yours, and there is none
                yet.
              </p>
              <p className="mt-5">
                <ButtonLink to={paths.onboarding}>Order a report</ButtonLink>
              </p>
            </>
          ) : (
            <LaterAnew what="The form" fallback={<Spinner label="Loading the form" visible />}>
              <AnalysisForm user={user} product={product} profiles={profiles} />
            </LaterAnew>
          )
        }
      </WhenLoaded>
    </AccountPage>
  );
}
