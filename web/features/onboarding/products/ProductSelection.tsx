import { byRank } from '#features/products/product.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { NeedsScript } from '#ui/notices/NeedsScript.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { StepFrame, StepHead } from '../StepFrame.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import { ConferencePromo } from './ConferencePromo.tsx';
import { ProductCard } from './ProductCard.tsx';

function Cards() {
  const { products, state, selectProduct } = useOnboarding();
  return (
    <>
      <ConferencePromo />
      <div className="grid gap-x-5 gap-y-8 md:grid-cols-3">
        {products.state.products.toSorted(byRank).map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            selected={state.product?.id === product.id}
            onSelect={() => selectProduct(product)}
          />
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-soft">
        One payment, no subscription. You pay at the end, and can change the package until then.
      </p>
    </>
  );
}

const title = 'Choose Your Global Fit Report';
const lead = 'Every report is made from your own answers and covers 3 countries.';

function LoadingPackages() {
  return (
    <div className="min-h-dvh pt-16 text-center">
      <Spinner label="Loading available packages..." visible />
    </div>
  );
}

/** Step 1 before hydration: part of the document, so that a phone shows it immediately. */
export function ProductSelectionToCome() {
  return (
    <section>
      <StepHead title={title} lead={lead} />
      <div className="mt-8">
        <NeedsScript />
        <div className="needs-script">
          <LoadingPackages />
        </div>
      </div>
    </section>
  );
}

/** Step 1: the packages, or why there are none to show. */
export function ProductSelection() {
  const { products } = useOnboarding();
  const { state } = products;
  if (state.status === 'loading') {
    return (
      <StepFrame title={title} lead={lead}>
        <LoadingPackages />
      </StepFrame>
    );
  }
  if (state.status === 'error') {
    return (
      <StepFrame title={title} lead={lead}>
        <div className="max-w-text">
          <Alert tone="danger">
            <p>{state.message}</p>
          </Alert>
        </div>
        <button type="button" onClick={() => location.reload()} className={`${buttonStyle()} mt-6`}>
          Try Again
        </button>
      </StepFrame>
    );
  }
  if (state.products.length === 0) {
    return (
      <StepFrame title={title} lead={lead}>
        <div className="max-w-text">
          <Alert tone="info">
            <p>No packages are currently available. Please try again later.</p>
          </Alert>
        </div>
      </StepFrame>
    );
  }
  return (
    <StepFrame title={title} lead={lead}>
      <Cards />
    </StepFrame>
  );
}
