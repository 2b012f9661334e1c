import { call } from './client.ts';

/** What the browser must know of the server's configuration; nothing of it is baked into pages. */
export interface ClientConfig {
  /** External form collection service, or null for our own. */
  readonly formEndpoint: string | null;
  /** Off without one. */
  readonly analyticsId: string | null;
  readonly mapsApiKey: string | null;
  readonly stripePublishableKey: string | null;
  /** Payments are tests: no card is charged. */
  readonly sandbox: boolean;
}

interface ConfigResponse {
  readonly form_endpoint?: string | null;
  readonly analytics_id?: string | null;
  readonly maps_api_key?: string | null;
  readonly stripe_publishable_key?: string | null;
  readonly sandbox?: boolean;
}

let asked: Promise<ClientConfig> | null = null;

async function ask(): Promise<ClientConfig> {
  const answer = await call<ConfigResponse>('/config');
  return {
    formEndpoint: answer.form_endpoint ?? null,
    analyticsId: answer.analytics_id ?? null,
    mapsApiKey: answer.maps_api_key ?? null,
    stripePublishableKey: answer.stripe_publishable_key ?? null,
    sandbox: answer.sandbox === true,
  };
}

/** The server's configuration, asked once per visit; after a failure the next caller asks again. */
export function readConfig(): Promise<ClientConfig> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
