import type { FastifyPluginAsync } from 'fastify';
import { sandboxApi } from './api/app.ts';
import { forgetOldKeys, runDue } from './due.ts';
import { randomIds } from './ids.ts';
import { loadKeys } from './keys.ts';
import { sandboxPages } from './pages/routes.ts';
import type {
  SandboxClock,
  SandboxCore,
  SandboxDatabase,
  SandboxIds,
  SandboxKeys,
  SandboxLog,
  SandboxSettings,
} from './types.ts';
import { deliverDue } from './webhooks/dispatch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const DEFAULTS: SandboxSettings = {
  merchantName: 'Global Fit',
  settleAfterSeconds: 8,
  automaticTaxBasisPoints: 0,
  webhookRetryMs: [
    1_000,
    2_000,
    5_000,
    15_000,
    MINUTE,
    5 * MINUTE,
    30 * MINUTE,
    ...Array<number>(24).fill(3 * HOUR),
  ],
  webhookTimeoutMs: 10_000,
  pollMs: 1_000,
};

export interface SandboxOptions {
  readonly db: SandboxDatabase;
  readonly clock: SandboxClock;
  readonly log: SandboxLog;
  /** Origin of the public app that serves `pages`. */
  readonly publicUrl: () => string;
  /** Where events are posted; null for no deliveries. */
  readonly webhookUrl: () => string | null;
  readonly ids?: SandboxIds;
  /** Signs the events instead of the secret created at first start, so that others can sign too. */
  readonly webhookSecret?: string | undefined;
  readonly settings?: Partial<SandboxSettings>;
  /** Port of the API; by default a free loopback port. */
  readonly port?: number;
}

export interface Sandbox extends SandboxKeys {
  /** The address of the API, for `new Stripe(secretKey, { host, port, protocol: 'http' })`. */
  readonly host: string;
  readonly port: number;
  /** The payment pages, to register in the public app. */
  readonly pages: FastifyPluginAsync;
  /** Processes everything that is due, including deliveries; tests call it after moving the clock. */
  tick(): Promise<void>;
  /** Stops listening and waits for deliveries in progress. */
  stop(): Promise<void>;
}

/**
 * Starts a payment sandbox on a database: the provider's API on a loopback port, the webhook dispatcher and the
 * clock. All state is in the database, so several processes may run it at once and any may die.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const ids = options.ids ?? randomIds;
  const made = await loadKeys(options.db, options.clock, ids);
  const core: SandboxCore = {
    db: options.db,
    clock: options.clock,
    ids,
    log: options.log,
    settings: { ...DEFAULTS, ...options.settings },
    keys: { ...made, webhookSecret: options.webhookSecret ?? made.webhookSecret },
    publicUrl: options.publicUrl,
    webhookUrl: options.webhookUrl,
    wake: () => deliveries.wake(),
  };
  const deliveries = repeat(core, deliverDue);
  const changes = repeat(core, runDue);
  const cleaning = setInterval(() => void forgetOldKeys(core).catch(() => undefined), HOUR);
  cleaning.unref();
  const api = sandboxApi(core);
  await api.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const address = api.server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port.');
  deliveries.wake();
  return {
    ...core.keys,
    host: '127.0.0.1',
    port: address.port,
    pages: sandboxPages(core),
    async tick() {
      await runDue(core);
      await deliverDue(core);
      await forgetOldKeys(core);
    },
    async stop() {
      await api.close();
      clearInterval(cleaning);
      await Promise.all([deliveries.stop(), changes.stop()]);
    },
  };
}

/** Runs a task every `pollMs`, never twice at once, and immediately when woken. */
function repeat(core: SandboxCore, task: (core: SandboxCore) => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    for (;;) {
      if (stopped || !again) break;
      again = false;
      await task(core).catch((error: unknown) => {
        core.log.warn({ err: error }, 'The payment sandbox could not look for what is due');
      });
    }
    running = null;
  }

  function wake(): void {
    again = true;
    running ??= run();
  }

  const timer = setInterval(wake, core.settings.pollMs);
  timer.unref();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
