import { isPayingPage } from '@global-fit/contract/payingPages';
import { accessToken } from '#api/accessToken.ts';

/** The page that this document was loaded for: a browser holds whatever it shows later to the policy of that one. */
const openedOn = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Whether an address must be loaded as a document of its own, because the form of a payment could not open in this one.
 * Not where that would sign the person out: the provider's own page is open to them all the same.
 */
export const needsOwnDocument = (
  to: string,
  opened: string = openedOn,
  isKept: boolean = accessToken.isKept(),
): boolean => isPayingPage(to) && !isPayingPage(opened) && isKept;
