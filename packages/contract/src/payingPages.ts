/**
 * Pages with a payment form. Only they may load the provider's script. Browsers apply the security policy of the
 * first page of a document, so links to these pages load a new document.
 */
export const PAYING_PAGES = ['/onboarding', '/account/country-analysis'] as const;

/** Whether an address of ours, with or without query and hash, is such a page. */
export const isPayingPage = (address: string): boolean =>
  (PAYING_PAGES as readonly string[]).includes(address.split(/[?#]/, 1)[0] ?? '');
