import { Stripe } from 'stripe';
import type { Clock } from '#adapters/clock';
import { assertNoTransaction } from '#db/guard';
import {
  BadEventSignature,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderEvent,
  ProviderFailure,
  type ProviderRefund,
  type ProviderSession,
  type SessionRequest,
} from './provider.ts';
import { readableAnswers } from './readableAnswers.ts';
import { readDispute, readEvent, readRefund, readSession, REFUND_AND_DISPUTE_TYPES } from './read.ts';

export interface ProviderSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Address of the sandbox; absent for the real provider. */
  readonly sandbox?: { readonly host: string; readonly port: number };
  /** For judging the age of a signature. */
  readonly clock: Clock;
  /** Time limit of a call; a customer is waiting for it. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
/** With two tries, customers get a result of either kind in well under twenty seconds. */
const RETRIES = 1;
/** The payment says whether a delayed one was refused, and its charge when a card paid. */
const EXPAND = { expand: ['payment_intent.latest_charge'] };

function sessionParameters(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const references = { order_id: request.orderId };
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    metadata: { ...references, attempt: String(request.attempt) },
    payment_intent_data: { metadata: references },
    customer_email: request.customerEmail,
    // The account may offer other currencies by default; what is charged is what we have told.
    adaptive_pricing: { enabled: false },
    allow_promotion_codes: request.allowPromotionCodes,
    automatic_tax: { enabled: request.automaticTax },
    line_items: request.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: request.currency,
        unit_amount: line.unitAmount,
        // Prices exclude tax, whatever the account's default is.
        tax_behavior: 'exclusive' as const,
        ...(line.providerProductId
          ? { product: line.providerProductId }
          : { product_data: { name: line.name } }),
      },
    })),
    ...(request.uiMode === 'embedded'
      ? { ui_mode: 'embedded_page', redirect_on_completion: 'if_required', return_url: request.returnUrl }
      : { ui_mode: 'hosted_page', success_url: request.returnUrl, cancel_url: request.cancelUrl }),
  };
}

type Fault = InstanceType<typeof Stripe.errors.StripeError>;

function failureKind({ type, code, param, statusCode: status }: Fault): ProviderFailure['kind'] {
  if (status === undefined || status >= 500 || status === 429 || status === 409) return 'unavailable';
  if (status === 401 || status === 403) return 'not_allowed';
  if (type === 'StripeIdempotencyError') return 'key_reused';
  return code === 'email_invalid' && param === 'customer_email' ? 'bad_email' : 'refused';
}

/** Replies the provider gives before it looks at the idempotency key; it may repeat any other error for a day. */
const BEFORE_THE_KEY: readonly (number | undefined)[] = [undefined, 401, 403, 409, 429];

/** Returns `missing` where the provider says the object does not exist; other failures become `ProviderFailure`. */
async function ask<Result>(
  what: string,
  call: () => Promise<Result>,
  missing?: { readonly answer: Result },
): Promise<Result> {
  assertNoTransaction(`The payment provider (${what})`);
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (missing && error.statusCode === 404) return missing.answer;
    throw new ProviderFailure(
      `The payment provider did not ${what}: ${error.type}`,
      failureKind(error),
      error,
      !BEFORE_THE_KEY.includes(error.statusCode),
    );
  }
}

/** Throws `BadEventSignature` with the reason. */
function verify(
  { webhooks }: Stripe,
  rawBody: Buffer,
  signature: string | undefined,
  { webhookSecret, clock }: ProviderSettings,
): void {
  const now = clock.now().getTime();
  try {
    if (!webhooks.signature) throw new Error('The provider’s client verifies no signatures.');
    webhooks.signature.verifyHeader(rawBody, signature ?? '', webhookSecret, undefined, undefined, now);
  } catch (cause) {
    throw new BadEventSignature(cause);
  }
}

/** Undefined where the body is not JSON. */
function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Calls on checkout sessions. */
function sessionCalls({
  checkout: { sessions },
}: Stripe): Pick<
  PaymentProvider,
  'createSession' | 'fetchSession' | 'findSessionOfPayment' | 'expireSession'
> {
  const fetchSession = (id: string) =>
    ask<ProviderSession | null>(
      'fetch a session',
      async () => readSession(await sessions.retrieve(id, EXPAND)),
      { answer: null },
    );

  return {
    createSession: (request) =>
      ask('create a session', async () => {
        const idempotencyKey = `order:${request.orderId}:attempt:${request.attempt}`;
        return readSession(await sessions.create(sessionParameters(request), { idempotencyKey }));
      }),
    fetchSession,
    findSessionOfPayment: (paymentId) =>
      ask('find the session of a payment', async () => {
        const found = await sessions.list({
          payment_intent: paymentId,
          limit: 1,
          expand: ['data.payment_intent.latest_charge'],
        });
        const [session] = found.data;
        return session ? readSession(session) : null;
      }),
    expireSession: async (id) => {
      try {
        return await ask<ProviderSession | null>(
          'expire a session',
          async () => readSession(await sessions.expire(id, EXPAND)),
          { answer: null },
        );
      } catch (error) {
        // A session that is no longer open cannot expire; its present state is the result.
        if (error instanceof ProviderFailure && error.kind === 'refused') return fetchSession(id);
        throw error;
      }
    },
  };
}

/** Calls on refunds. */
function refundCalls(stripe: Stripe): Pick<PaymentProvider, 'refund' | 'listRefunds' | 'fetchRefund'> {
  return {
    refund: ({ refundId, attempt, orderId, paymentId, amount }) =>
      ask('refund', async () => {
        const idempotencyKey = attempt === 1 ? `refund:${refundId}` : `refund:${refundId}:attempt:${attempt}`;
        const metadata = { refund_id: refundId, order_id: orderId };
        return readRefund(
          await stripe.refunds.create({ payment_intent: paymentId, amount, metadata }, { idempotencyKey }),
        );
      }),
    listRefunds: (paymentId) =>
      ask('list refunds', async () => {
        const made: ProviderRefund[] = [];
        for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
          made.push(readRefund(refund));
        return made;
      }),
    fetchRefund: (id) =>
      ask<ProviderRefund | null>(
        'fetch a refund',
        async () => readRefund(await stripe.refunds.retrieve(id)),
        { answer: null },
      ),
  };
}

/** Calls on disputes. */
function disputeCalls(stripe: Stripe): Pick<PaymentProvider, 'fetchDispute' | 'listDisputes'> {
  return {
    fetchDispute: (id) =>
      ask<ProviderDispute | null>(
        'fetch a dispute',
        async () => readDispute(await stripe.disputes.retrieve(id)),
        { answer: null },
      ),
    listDisputes: (paymentId) =>
      ask('list disputes', async () => {
        const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
        return data.map(readDispute);
      }),
  };
}

/** Events: the provider's list of them, and those it sends, once their signature is verified. */
function eventCalls(
  stripe: Stripe,
  settings: ProviderSettings,
): Pick<PaymentProvider, 'listRefundAndDisputeEvents' | 'readEvent'> {
  return {
    listRefundAndDisputeEvents: (since) =>
      ask('list events', async () => {
        const told: ProviderEvent[] = [];
        const created = { gte: Math.floor(since.getTime() / 1000) };
        for await (const one of stripe.events.list({
          types: REFUND_AND_DISPUTE_TYPES,
          created,
          limit: 100,
        })) {
          const event = readEvent(one);
          if (event) told.unshift(event);
        }
        return told;
      }),
    readEvent: (rawBody, signature) => {
      verify(stripe, rawBody, signature, settings);
      return readEvent(parsed(rawBody));
    },
  };
}

/** Opens the provider's client. The SDK retries once after network errors, always with an idempotency key. */
export function openStripe(settings: ProviderSettings): {
  readonly provider: PaymentProvider;
  readonly stripe: Stripe;
} {
  const stripe = new Stripe(settings.secretKey, {
    telemetry: false,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    httpClient: readableAnswers(),
    appInfo: { name: 'Global Fit' },
    ...(settings.sandbox
      ? { host: settings.sandbox.host, port: settings.sandbox.port, protocol: 'http' as const }
      : {}),
  });
  const provider: PaymentProvider = {
    ...sessionCalls(stripe),
    ...refundCalls(stripe),
    ...disputeCalls(stripe),
    ...eventCalls(stripe, settings),
  };
  return { provider, stripe };
}
