import { useCallback, useEffect, useState } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';
import { fetchOrders } from '#features/orders/fetchOrder.ts';
import { orderSince } from './orderSince.ts';

/** What happened to saved answers that no longer exist. */
export interface Ending {
  /** The order that used them; null where there is none from that time. */
  readonly order: { readonly id: string; readonly at: string } | null;
}

async function endingOf(keeper: Keeper, signal?: AbortSignal): Promise<Ending | null> {
  const since = await keeper.endedSince();
  if (since === null) return null;
  return { order: orderSince(await fetchOrders(signal), since) };
}

/** Whether the answers of this keeper were ordered or deleted elsewhere; null until that is known. */
export function useEnding(keeper: Keeper) {
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    endingOf(keeper, leaving.signal).then(
      (found) => !leaving.signal.aborted && setEnding(found),
      (error: unknown) => !leaving.signal.aborted && console.warn('It is not known what is kept.', error),
    );
    return () => leaving.abort();
  }, [keeper]);
  const lookAgain = useCallback(async () => setEnding(await endingOf(keeper)), [keeper]);
  return { ending, lookAgain };
}
