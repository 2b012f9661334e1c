import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatMoney, totalPrice } from '@global-fit/contract/price';
import { orderedCountries } from '#features/products/includedCountries.ts';
import type { Product } from '#features/products/product.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Dialog } from '#ui/blocks/Dialog.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import type { Purchase } from './createCheckout.ts';
import { EmbeddedForm } from './EmbeddedForm.tsx';
import { PREPARING } from './payment.ts';
import { PaymentFailure } from './PaymentFailure.tsx';
import type { Settled } from './settled.ts';
import { useEmbeddedPayment } from './useEmbeddedPayment.ts';

/** The modal closes by itself this long after a payment (ms). */
const AUTO_CLOSE = 3000;

function Done({ settled, onClose }: { settled: Settled; onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), AUTO_CLOSE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid min-h-[400px] content-center gap-5 text-center">
      <div role="status">
        <h3 className="text-xl">
          {settled.outcome === 'paid' ? 'Payment Successful!' : 'Your payment is on its way'}
        </h3>
        <p className="mt-3 text-ink-soft">
          {settled.outcome === 'paid'
            ? 'Thank you for your purchase. You will receive a confirmation email shortly.'
            : 'Your bank confirms it later. We write to you as soon as it has.'}
        </p>
      </div>
      <p>
        <button type="button" onClick={onClose} className={buttonStyle()}>
          Close
        </button>
      </p>
    </div>
  );
}

/**
 * Payment without leaving the page. `onSettled` is called when the modal closes after a payment, `onClose` without
 * one. `obstacle` replaces the form while nothing can be paid.
 */
export function PaymentModal({
  product,
  purchase,
  obstacle = null,
  onOpened = () => {},
  onSettled,
  onClose,
  onChooseProduct,
}: {
  product: Product;
  purchase: Purchase | null;
  obstacle?: ReactNode;
  /** The session whose payment can be checked. */
  onOpened?: (sessionId: string | null) => void;
  onSettled: (settled: Settled) => void;
  onClose: () => void;
  onChooseProduct?: () => void;
}) {
  const { payment, confirming, settled, complete, fail } = useEmbeddedPayment(purchase, onOpened);
  const additionalCountries = purchase?.additionalCountries ?? 0;
  const note = orderedCountries(additionalCountries, product.defaultAdditionalCountries);
  const outcome = settled ?? confirming;
  const close = (): void => (outcome ? onSettled(outcome) : onClose());
  const isPaying = !outcome && !obstacle;
  return (
    <Dialog title="Complete Your Purchase" isOpen onClose={close}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{product.name}</span>
        <span className="figures font-[560]">
          {formatMoney(totalPrice({ ...product, additionalCountries }))} USD
        </span>
      </p>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <div className="mt-5 min-h-[400px] border-t border-line pt-5">
        {settled && <Done settled={settled} onClose={close} />}
        {!outcome && obstacle}
        {confirming && !settled && (
          <div className="grid min-h-[400px] place-items-center">
            <Spinner label="Confirming your payment" visible />
          </div>
        )}
        {isPaying && payment.status === 'error' && (
          <>
            <PaymentFailure payment={payment} onChooseProduct={onChooseProduct} />
            {payment.obstacle === null && (
              <button type="button" onClick={() => location.reload()} className={`${buttonStyle()} mt-5`}>
                Try Again
              </button>
            )}
          </>
        )}
        {isPaying && (payment.status === 'idle' || payment.status === 'processing') && (
          <div className="grid min-h-[400px] place-items-center">
            <Spinner label={PREPARING} visible />
          </div>
        )}
        {isPaying && payment.clientSecret !== null && (
          <EmbeddedForm
            key={payment.clientSecret}
            clientSecret={payment.clientSecret}
            onComplete={complete}
            onFailure={fail}
          />
        )}
      </div>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        Secure payment powered by Stripe. Your payment information is encrypted and never reaches our servers.
      </p>
    </Dialog>
  );
}
