import fastify from 'fastify';
import { Stripe } from 'stripe';
import { startTestDatabase } from '#testing/database';
import { startSandbox, type Sandbox } from '../start.ts';
import type { SandboxDatabase, SandboxSettings } from '../types.ts';

/** A webhook call as received. */
export interface Received {
  readonly body: string;
  readonly signature: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly data: { readonly object: { id: string } };
  };
}

export interface TestBed {
  readonly db: SandboxDatabase;
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  /** Origin of the public app with the pages and the webhook. */
  readonly origin: string;
  readonly received: Received[];
  /** The calls for a type of event, once there are at least that many; fails after five seconds. */
  arrived(type: string, least?: number): Promise<Received[]>;
  /** The webhook's response to the nth call of an event, from 1; 200 by default. */
  webhookAnswer: (attempt: number, type: string) => number;
  /** The sandbox's time, which only `pass` moves. */
  now(): Date;
  /** Moves the clock forward and processes what that makes due. */
  pass(seconds: number): Promise<void>;
  /** Kills this sandbox and starts another on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const SILENT = { info: () => undefined, warn: () => undefined };

/**
 * A running sandbox with its pages, a webhook that records calls, a clock controlled by the test, and the official
 * SDK. It polls once an hour, so that only `pass` and the sandbox's own events cause anything.
 */
export async function openTestBed(settings: Partial<SandboxSettings> = {}): Promise<TestBed> {
  const database = await startTestDatabase();
  const { db } = database;
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const received: Received[] = [];
  let origin = '';
  const start = async () =>
    startSandbox({
      db,
      clock,
      log: SILENT,
      publicUrl: () => origin,
      webhookUrl: () => `${origin}/webhook`,
      settings: {
        pollMs: 3_600_000,
        webhookRetryMs: [1_000, 2_000, 4_000],
        webhookTimeoutMs: 2_000,
        ...settings,
      },
    });
  let sandbox = await start();

  const app = fastify();
  await app.register(sandbox.pages);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: string | Buffer) => body,
    );
    scope.post('/webhook', async (request, reply) => {
      const body = String(request.body);
      const event = JSON.parse(body) as Received['event'];
      received.push({ body, event, signature: String(request.headers['stripe-signature']) });
      const attempt = received.filter((one) => one.event.id === event.id).length;
      return reply.status(bed.webhookAnswer(attempt, event.type)).send({ received: true });
    });
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const bed = {
    db,
    received,
    origin,
    get sandbox() {
      return sandbox;
    },
    get stripe() {
      const { host, port, secretKey } = sandbox;
      return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
    },
    async arrived(type: string, least = 1) {
      for (let waited = 0; waited < 5_000; waited += 20) {
        const calls = received.filter((one) => one.event.type === type);
        if (calls.length >= least) return calls;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const types = received.map((one) => one.event.type).join(', ');
      throw new Error(`${least} × ${type} did not arrive, but: ${types}`);
    },
    webhookAnswer: (_attempt: number, _type: string) => 200,
    now: clock.now,
    async pass(seconds: number) {
      now += seconds * 1_000;
      await sandbox.tick();
    },
    async restart() {
      await sandbox.stop();
      sandbox = await start();
    },
    async close() {
      await sandbox.stop();
      await app.close();
      await database.close();
    },
  };
  return bed;
}
