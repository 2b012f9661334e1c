import { isPayingPage } from '@global-fit/contract/payingPages';
import { useLocation } from 'react-router';

/**
 * Whether a link loads a new document: one to a page with payments, unless that page is open already. There a browser
 * would reload it with its history entry, so that the link led nowhere: whoever had just paid could not begin again.
 */
export const needsNewDocument = (to: string, pathname: string): boolean =>
  isPayingPage(to) && to.split(/[?#]/, 1)[0] !== pathname;

/** The same for a link on the present page. */
export function useNewDocument(to: string): boolean {
  const { pathname } = useLocation();
  return needsNewDocument(to, pathname);
}
