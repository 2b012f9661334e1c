import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { needsOwnDocument } from './ownDocument.ts';

/**
 * Loads a page on which the form of a payment can open anew where it was come to without a new document: links ask for
 * one themselves, the browser's Back and Forward do not. Shows nothing.
 */
export function PayingDocument() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (needsOwnDocument(pathname)) window.location.reload();
  }, [pathname]);
  return null;
}
