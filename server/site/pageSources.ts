import { isPayingPage } from '@global-fit/contract/payingPages';
import type { PagePolicy } from '#security/headers';
import type { Config } from '#config/config';

export type SitePolicy = Omit<PagePolicy, 'scriptHashes'>;

/** As the provider requires: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  frames: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://checkout.stripe.com',
    'https://hooks.stripe.com',
  ],
  connections: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  images: ['https://*.stripe.com'],
  payments: ['https://js.stripe.com', 'https://checkout.stripe.com'],
};

/** As the service requires: https://developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Pages opened by a link with a secret token, where no third-party script may run. */
const BY_SECRET_LINK = /^\/(r\/.|partner$|account\/(reset-password|confirm-email)$)/;

function merged(policies: readonly Partial<SitePolicy>[]): SitePolicy {
  const all = (name: keyof SitePolicy) => [...new Set(policies.flatMap((policy) => policy[name] ?? []))];
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connections: all('connections'),
    images: all('images'),
    payments: all('payments'),
  };
}

/**
 * What each page may load from elsewhere: nothing, unless the operator configured a service that the page needs. The
 * provider's form opens only on payment pages; in the sandbox it is a page of our own.
 */
export function pageSources(
  config: Pick<Config, 'sandbox' | 'ANALYTICS_ID' | 'FORM_ENDPOINT'>,
): (path: string) => SitePolicy {
  const form = config.FORM_ENDPOINT ? [new URL(config.FORM_ENDPOINT).origin] : [];
  const bare = merged([{ connections: form }]);
  const plain = merged([bare, ...(config.ANALYTICS_ID ? [ANALYTICS] : [])]);
  const paying = merged([plain, config.sandbox ? { frames: ["'self'"] } : STRIPE]);
  return (path) => {
    if (BY_SECRET_LINK.test(path)) return bare;
    return isPayingPage(path) ? paying : plain;
  };
}
