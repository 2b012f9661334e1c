import { useEffect, useEffectEvent, useRef } from 'react';
import { type EmbeddedCheckout, loadStripe } from './loadStripe.ts';

/** The provider's own embedded form. */
export function StripeFrame({
  publishableKey,
  clientSecret,
  onReady,
  onComplete,
  onFailure,
}: {
  publishableKey: string;
  clientSecret: string;
  onReady: () => void;
  onComplete: () => void;
  onFailure: (error: unknown) => void;
}) {
  const target = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  const complete = useEffectEvent(onComplete);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let form: EmbeddedCheckout | null = null;
    let left = false;
    const open = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey);
      if (left) return;
      form = await stripe.createEmbeddedCheckoutPage({
        fetchClientSecret: async () => clientSecret,
        onComplete: () => complete(),
      });
      // The provider allows one form at a time, so one that arrives too late is removed.
      if (left || !target.current) return form.destroy();
      form.mount(target.current);
      ready();
    };
    open().catch((error: unknown) => !left && fail(error));
    return () => {
      left = true;
      form?.destroy();
    };
  }, [publishableKey, clientSecret]);
  return <div ref={target} />;
}
