import { useCallback, useEffect, useState } from 'react';
import type { SiteConfig } from '@global-fit/contract/siteConfig';
import { readConfig } from '#api/config.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { LOAD_FAILED } from './loadStripe.ts';
import { PREPARING } from './payment.ts';
import { SandboxFrame } from './SandboxFrame.tsx';
import { StripeFrame } from './StripeFrame.tsx';

/** The payment form of the provider, or of the built-in sandbox. */
export function EmbeddedForm({
  clientSecret,
  onComplete,
  onFailure,
}: {
  clientSecret: string;
  onComplete: () => void;
  onFailure: (error: unknown) => void;
}) {
  const [config, setConfig] = useState<SiteConfig | null>(null);
  const [ready, setReady] = useState(false);
  const makeReady = useCallback(() => setReady(true), []);
  useEffect(() => {
    readConfig().then(setConfig, onFailure);
  }, [onFailure]);

  const key = config?.stripe_publishable_key;
  useEffect(() => {
    if (config && !config.sandbox && !key) onFailure(new Error(LOAD_FAILED));
  }, [config, key, onFailure]);
  return (
    <div className="relative min-h-[400px]">
      {!ready && (
        <div className="absolute inset-x-0 top-24 grid place-items-center">
          <Spinner label={PREPARING} visible />
        </div>
      )}
      {config?.sandbox && <SandboxFrame {...{ clientSecret, onComplete, onFailure }} onReady={makeReady} />}
      {config && !config.sandbox && key && (
        <StripeFrame publishableKey={key} {...{ clientSecret, onComplete, onFailure }} onReady={makeReady} />
      )}
    </div>
  );
}
