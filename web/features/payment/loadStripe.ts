/** The part of the provider's library that the embedded form needs. */
export interface StripeLibrary {
  createEmbeddedCheckoutPage(options: {
    fetchClientSecret: () => Promise<string>;
    onComplete: () => void;
  }): Promise<EmbeddedCheckout>;
}

export interface EmbeddedCheckout {
  mount(target: HTMLElement): void;
  destroy(): void;
}

type Factory = (publishableKey: string) => StripeLibrary;

/** The release that matches the API version of the server's SDK. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** Thrown where the library cannot be loaded. */
export const LOAD_FAILED = 'Failed to load Stripe';

let loading: Promise<Factory> | null = null;

function load(): Promise<Factory> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error(LOAD_FAILED));
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('error', failed);
    script.addEventListener('load', () => {
      const { Stripe } = window as unknown as { Stripe?: Factory };
      if (Stripe) resolve(Stripe);
      else failed();
    });
    document.head.append(script);
  });
}

/** The provider's library, loaded once from its own host. Throws LOAD_FAILED; the next call tries again. */
export async function loadStripe(publishableKey: string): Promise<StripeLibrary> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return (await loading)(publishableKey);
}
