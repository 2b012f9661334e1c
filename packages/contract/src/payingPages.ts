/**
 * Pages on which the payment form can open. Only they may load the provider's script, and a browser holds a page to
 * the policy it was loaded with: links that lead to them load the whole page.
 */
export const PAYING_PAGES = ['/onboarding', '/account/country-analysis'] as const;

/** Whether an address of our own, with or without query and hash, is such a page. */
export const isPayingPage = (address: string): boolean =>
  (PAYING_PAGES as readonly string[]).includes(address.split(/[?#]/, 1)[0] ?? '');
