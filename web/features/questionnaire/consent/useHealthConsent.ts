import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/client.ts';

/** The wording people agree to; raised whenever the words change. */
const HEALTH_CONSENT_VERSION = '2026-11';

export type HealthConsent = 'unknown' | 'given' | 'none';

/** The person's recorded consent to keep health answers. `give` and `withdraw` throw when it could not be recorded. */
export function useHealthConsent(userId: string | null) {
  const [consent, setConsent] = useState<HealthConsent>('unknown');
  useEffect(() => {
    if (userId === null) return;
    let current = true;
    setConsent('unknown');
    call<{ given: boolean }>('/consents/health').then(
      ({ given }) => current && setConsent(given ? 'given' : 'none'),
      // Without an answer the questions stay closed and can be opened by agreeing.
      () => current && setConsent('none'),
    );
    return () => {
      current = false;
    };
  }, [userId]);

  const give = useCallback(async () => {
    await call('/consents/health', { method: 'PUT', json: { text_version: HEALTH_CONSENT_VERSION } });
    setConsent('given');
  }, []);
  const withdraw = useCallback(async () => {
    await call('/consents/health', { method: 'DELETE' });
    setConsent('none');
  }, []);
  return { consent, give, withdraw };
}
