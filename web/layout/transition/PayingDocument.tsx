import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { needsOwnDocument } from './ownDocument.ts';

/**
 * Reloads a page with a payment form where it was reached without a new document, which happens by the browser's Back
 * and Forward; links load one themselves. Renders nothing.
 */
export function PayingDocument() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (needsOwnDocument(pathname)) window.location.reload();
  }, [pathname]);
  return null;
}
