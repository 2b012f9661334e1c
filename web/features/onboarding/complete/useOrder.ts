import { useEffect, useState } from 'react';
import type { OrderSummary } from '@global-fit/contract/orders';
import { fetchOrder } from '#features/payment/fetchOrder.ts';

/** An order of the signed-in person; null while it loads, when there is none, and when it could not be read. */
export function useOrder(id: string | null): { order: OrderSummary | null; isLoading: boolean } {
  const [order, setOrder] = useState<OrderSummary | null>(null);
  const [isLoading, setLoading] = useState(id !== null);
  useEffect(() => {
    if (id === null) return;
    let current = true;
    fetchOrder(id).then(
      (found) => {
        if (!current) return;
        setOrder(found);
        setLoading(false);
      },
      (error: unknown) => {
        console.error('The order could not be read', error);
        if (current) setLoading(false);
      },
    );
    return () => {
      current = false;
    };
  }, [id]);
  return { order, isLoading };
}
