import { isPayingPage } from '@global-fit/contract/payingPages';
import { accessToken } from '#api/accessToken.ts';

/** The page this document was loaded for, whose security policy applies to everything shown later. */
const openedOn = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Whether an address must be loaded as a new document, because a payment form could not open in this one. Not where
 * that would sign the person out: they can still use the provider's own page.
 */
export const needsOwnDocument = (
  to: string,
  opened: string = openedOn,
  isKept: boolean = accessToken.isKept(),
): boolean => isPayingPage(to) && !isPayingPage(opened) && isKept;
