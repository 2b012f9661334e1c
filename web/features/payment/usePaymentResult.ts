import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storageKeys, writeStored } from '#features/drafts/storage.ts';
import type { Product } from '#features/products/product.ts';
import { fetchProduct } from '#features/products/productApi.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { finishPurchase } from './finishPurchase.ts';
import { countriesIn, type OrderInfo, POLL_ATTEMPTS, POLL_INTERVAL } from './result.ts';
import { NO_SESSION, verifyPayment } from './verifyPayment.ts';

export type ResultState =
  | { readonly view: 'loading' }
  | { readonly view: 'completed'; readonly info: OrderInfo }
  | { readonly view: 'pending'; readonly info: OrderInfo; readonly checking: boolean }
  | { readonly view: 'error'; readonly message: string; readonly info: OrderInfo | null };

async function productOf(id: string | null): Promise<Product | null> {
  if (id === null) return null;
  try {
    return await fetchProduct(id);
  } catch {
    return null;
  }
}

/** Follows the payment named by the address until it is settled or was checked often enough. */
export function usePaymentResult(): { state: ResultState; sessionId: string | null; again: () => void } {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const productId = query.get('product_id');
  const countries = query.get('additional_countries');
  const [state, setState] = useState<ResultState>({ view: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (productId !== null) writeStored(storageKeys.lastProduct, productId);
    if (countries !== null) writeStored(storageKeys.additionalCountries, countries);
  }, [productId, countries]);

  useEffect(() => {
    if (!sessionId) return setState({ view: 'error', message: NO_SESSION, info: null });
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const product = productOf(productId);
    let pending: OrderInfo | null = null;
    const look = async (attempt: number): Promise<void> => {
      const found = await verifyPayment(sessionId, product, countriesIn(countries));
      if (!current) return;
      const { verdict, unanswered } = found;
      const checking = attempt < POLL_ATTEMPTS;
      const lookAgain = (): void => {
        if (checking) timer = setTimeout(() => void look(attempt + 1), POLL_INTERVAL);
      };
      // A pending payment stays pending where one check gets no response.
      const info: OrderInfo | null = found.info ?? (unanswered ? pending : null);
      if (verdict.view === 'error' && !(info && unanswered)) {
        // A missing response says nothing about the payment, so no error is shown until enough checks were made.
        if (unanswered && checking) return lookAgain();
        return setState({ view: 'error', message: verdict.message, info });
      }
      if (!info) return;
      if (verdict.view === 'completed') {
        void finishPurchase(info.orderId);
        return setState({ view: 'completed', info });
      }
      pending = info;
      setState({ view: 'pending', info, checking });
      lookAgain();
    };
    setState({ view: 'loading' });
    void look(1);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [sessionId, productId, countries, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  useWhenOnline(() => state.view === 'error' && again());
  return { state, sessionId, again };
}
