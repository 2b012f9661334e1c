import { useEffect, useEffectEvent, useState } from 'react';
import { fetchOutcomeOfOrder, isSettled, type Settled } from '#features/payment/settled.ts';
import { useReturn } from '#features/payment/useReturn.ts';

/**
 * Whether a session the person was shown is unpaid, according to the server; false until that is known. A paid
 * session is passed to `onSettled`. Checked whenever it becomes `wanted`, and when the person returns from another
 * tab.
 */
export function useCharge(
  sessionId: string | null,
  wanted: boolean,
  onSettled: (settled: Settled) => void,
): boolean {
  const [isUncharged, setUncharged] = useState(false);
  const [round, setRound] = useState(0);
  useReturn(() => setRound((count) => count + 1));
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!wanted || sessionId === null) return;
    let current = true;
    fetchOutcomeOfOrder(sessionId).then(
      (session) => {
        if (!current) return;
        if (isSettled(session)) settle(session);
        // Where this one has expired, another session may have been paid.
        else setUncharged(session.outcome !== 'expired');
      },
      (error: unknown) => console.error('It could not be asked whether anything was charged', error),
    );
    return () => {
      current = false;
      setUncharged(false);
    };
  }, [sessionId, wanted, round]);
  return isUncharged;
}
