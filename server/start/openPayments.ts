import { WEBHOOK_PATH } from '@global-fit/contract/payments';
import type { Log } from '#adapters/log';
import type { Clock } from '#adapters/clock';
import { openProviderCatalogue, type ProviderCatalogue } from '#adapters/payments/catalogue';
import type { PaymentProvider } from '#adapters/payments/provider';
import { openStripe } from '#adapters/payments/stripe';
import type { Database } from '#db/connect';
import type { Config } from '#config/config';
import { type Sandbox, startSandbox } from '#sandbox/start';

export interface OpenedPayments {
  readonly provider: PaymentProvider;
  readonly catalogue: ProviderCatalogue;
  /** Null with a key of the real provider. */
  readonly sandbox: Sandbox | null;
  readonly publishableKey: string | null;
  close(): Promise<void>;
}

/** Where the sandbox posts its events: our own port, unless this process has no HTTP server. */
function webhookUrl({ HOST, PORT, PUBLIC_URL, ROLE }: Config): string {
  if (ROLE === 'worker') return `${PUBLIC_URL}${WEBHOOK_PATH}`;
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}${WEBHOOK_PATH}`;
}

/** Opens the payment provider: the real one where a key is set, else the sandbox on a loopback port. */
export async function openPayments(
  {
    config,
    db,
    clock,
    log,
  }: { readonly config: Config; readonly db: Database; readonly clock: Clock; readonly log: Log },
  postTo: () => string = () => webhookUrl(config),
): Promise<OpenedPayments> {
  if (config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET) {
    const { provider, stripe } = openStripe({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      clock,
    });
    return {
      provider,
      catalogue: openProviderCatalogue(stripe),
      sandbox: null,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
      close: async () => {},
    };
  }
  const sandbox = await startSandbox({
    db,
    clock,
    log,
    publicUrl: () => config.PUBLIC_URL,
    webhookUrl: postTo,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
  });
  const { provider, stripe } = openStripe({
    secretKey: sandbox.secretKey,
    webhookSecret: sandbox.webhookSecret,
    sandbox: { host: sandbox.host, port: sandbox.port },
    clock,
  });
  return {
    provider,
    catalogue: openProviderCatalogue(stripe),
    sandbox,
    publishableKey: sandbox.publishableKey,
    close: () => sandbox.stop(),
  };
}
