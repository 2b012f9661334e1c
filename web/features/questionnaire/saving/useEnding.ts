import { useCallback, useEffect, useState } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';
import { fetchOrders } from '#features/orders/fetchOrder.ts';

/** What became of saved answers that are kept no more. */
export interface Ending {
  /** The order that took them; null where there is none of that time. */
  readonly order: { readonly id: string; readonly at: string } | null;
}

/** A draft ends when we hear of a payment, which may be a little after it was made. */
const HEARD_LATE_MS = 5 * 60_000;

async function endingOf(keeper: Keeper, signal?: AbortSignal): Promise<Ending | null> {
  const since = await keeper.endedSince();
  if (since === null) return null;
  const paid = (await fetchOrders(signal))
    .flatMap(({ id, paid_at }) =>
      paid_at !== null && Date.parse(paid_at) > since - HEARD_LATE_MS ? { id, at: paid_at } : [],
    )
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return { order: paid[0] ?? null };
}

/** Whether the answers of this keeper were ordered or given up elsewhere; null until that is known. */
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
