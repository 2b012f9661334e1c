import type { Config } from '../config.ts';
import type { SitePolicy } from './sendSite.ts';

const STRIPE = 'https://js.stripe.com';
const STRIPE_FRAMES = [STRIPE, 'https://checkout.stripe.com', 'https://hooks.stripe.com'];
const MAPS = 'https://maps.googleapis.com';
const ANALYTICS = 'https://www.googletagmanager.com';

/** What pages may load from elsewhere: nothing, unless the operator configured a service that needs it. */
export function pageSources(
  config: Pick<Config, 'sandbox' | 'MAPS_API_KEY' | 'ANALYTICS_ID' | 'FORM_ENDPOINT'>,
): SitePolicy {
  const form = config.FORM_ENDPOINT ? [new URL(config.FORM_ENDPOINT).origin] : [];
  const paid = config.sandbox ? [] : [STRIPE];
  const counted = config.ANALYTICS_ID ? [ANALYTICS, 'https://*.google-analytics.com'] : [];
  return {
    scripts: [...paid, ...counted.slice(0, 1)],
    frames: config.sandbox ? [] : STRIPE_FRAMES,
    connections: [
      ...form,
      ...(config.sandbox ? [] : ['https://api.stripe.com']),
      ...(config.MAPS_API_KEY ? [MAPS] : []),
      ...counted,
    ],
    images: config.sandbox ? [] : ['https://*.stripe.com'],
    styles: [],
  };
}
