import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEBHOOK_PATH } from '@global-fit/contract/payments';
import { loadAtlas } from '#adapters/atlas';
import { builtInPlaces } from '#adapters/places/gazetteer';
import { systemRandom } from '#adapters/random';
import { uuidv7 } from '#adapters/ids';
import { createLog } from '#adapters/log';
import type { DatabaseHandle } from '#db/connect';
import type { App } from '#http/app';
import { seedCatalogue } from '#services/catalogue/seedCatalogue';
import { createApp } from '#app';
import { readConfig } from '#config/config';
import type { Context, CoreContext } from '../context.ts';
import { openServices } from '#start/openServices';
import { PROMOTION } from './promotion.ts';
import { testClock, type TestClock } from './clock.ts';
import { startTestDatabase } from './database.ts';

export interface TestContext {
  readonly context: CoreContext;
  readonly clock: TestClock;
  readonly database: DatabaseHandle;
  /** Every line logged so far. */
  readonly logged: readonly string[];
}

export interface TestServices extends TestContext {
  readonly context: Context;
  /** DATA_DIR, with mails and reports. */
  readonly folder: string;
  /** Where the sandbox posts its events. */
  readonly listener: { origin: string };
  /** Starts working on jobs. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export interface TestApp extends TestServices {
  readonly app: App;
  /** Listens on a free loopback port and directs the sandbox's events there. Returns the origin. */
  listen(): Promise<string>;
}

export interface TestAppOptions {
  readonly clock?: TestClock;
  /** Environment variables as an operator would set them. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A test file is one address to the rate limits, so they are off; tests of limits set their own. */
const UNLIMITED = { RATE_LIMIT_LOGIN: 'off', RATE_LIMIT_LOGIN_ACCOUNT: 'off', RATE_LIMIT_SIGNUP: 'off' };

/** A core context on a fresh database with the catalogue. */
export async function startTestContext(options: TestAppOptions = {}): Promise<TestContext> {
  const database = await startTestDatabase();
  const clock = options.clock ?? testClock();
  const logged: string[] = [];
  const context: CoreContext = {
    config: readConfig({ ...UNLIMITED, ...options.env }),
    db: database.db,
    clock,
    random: systemRandom,
    ids: uuidv7(clock, systemRandom),
    log: createLog('trace', (line) => logged.push(line)),
    secretKeys: ['t'.repeat(32)],
    atlas: loadAtlas(),
    places: builtInPlaces(),
  };
  await seedCatalogue(context, PROMOTION);
  return { context, clock, database, logged };
}

/** Like `startTestContext`, with queue, sandbox, mail and PDF, all real, in a folder of its own. */
async function startTestServices(options: TestAppOptions = {}): Promise<TestServices> {
  const folder = await mkdtemp(join(tmpdir(), 'global-fit-test-'));
  const core = await startTestContext({ ...options, env: { DATA_DIR: folder, ...options.env } });
  const listener = { origin: 'http://127.0.0.1:1' };
  const services = await openServices(core.context, core.database, () => `${listener.origin}${WEBHOOK_PATH}`);
  return {
    ...core,
    context: services.context,
    folder,
    listener,
    work: services.work,
    async close() {
      await services.close();
      await core.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The whole HTTP application on a fresh database; use `app.inject`, or HTTP after `listen`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const parts = await startTestServices(options);
  const app = await createApp(parts.context, [{ name: 'database', check: () => parts.database.ping() }]);
  return {
    ...parts,
    app,
    async listen() {
      parts.listener.origin = await app.listen({ host: '127.0.0.1', port: 0 });
      return parts.listener.origin;
    },
    async close() {
      await app.close();
      await parts.close();
    },
  };
}
