import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/client.ts';

/** Version of the consent wording; raised whenever the words change. */
const HEALTH_CONSENT_VERSION = '2026-11-27';

type HealthConsent = 'unknown' | 'given' | 'none';

/**
 * The person's recorded consent to store health answers. `give` and `withdraw` throw where it could not be recorded.
 */
export function useHealthConsent(userId: string) {
  const [consent, setConsent] = useState<HealthConsent>('unknown');
  useEffect(() => {
    let current = true;
    setConsent('unknown');
    call<{ given: boolean }>('/consents/health', { owner: userId }).then(
      ({ given }) => current && setConsent(given ? 'given' : 'none'),
      // Without a response the questions stay closed, and can be opened by consenting.
      () => current && setConsent('none'),
    );
    return () => {
      current = false;
    };
  }, [userId]);

  const give = useCallback(async () => {
    const json = { text_version: HEALTH_CONSENT_VERSION };
    await call('/consents/health', { method: 'PUT', json, owner: userId });
    setConsent('given');
  }, [userId]);
  const withdraw = useCallback(async () => {
    await call('/consents/health', { method: 'DELETE', owner: userId });
    setConsent('none');
  }, [userId]);
  return { consent, give, withdraw };
}
