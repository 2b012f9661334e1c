import { loadAtlas } from '#adapters/atlas';
import { builtInPlaces } from '#adapters/places/gazetteer';
import { systemRandom } from '#adapters/random';
import { uuidv7 } from '#adapters/ids';
import { createLog } from '#adapters/log';
import type { DatabaseHandle } from '#db/connect';
import type { App } from '#http/app';
import { seedCatalogue } from '#services/catalogue/seedCatalogue';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { testClock } from './clock.ts';
import type { TestClock } from './clock.ts';
import { startTestDatabase } from './database.ts';

export interface TestApp {
  readonly app: App;
  readonly context: Context;
  readonly clock: TestClock;
  readonly database: DatabaseHandle;
  /** Every line logged so far. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly clock?: TestClock;
  /** Environment variables as an operator would set them. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Limits would count all users of a test file as one address; a test of limits sets its own. */
const UNLIMITED = { RATE_LIMIT_LOGIN: 'off', RATE_LIMIT_LOGIN_ACCOUNT: 'off', RATE_LIMIT_SIGNUP: 'off' };

/** A context on a fresh database with the catalogue in it. */
export async function startTestContext(
  options: TestAppOptions = {},
): Promise<Omit<TestApp, 'app' | 'close'>> {
  const database = await startTestDatabase();
  const clock = options.clock ?? testClock();
  const logged: string[] = [];
  const context: Context = {
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
  await seedCatalogue(context);
  return { context, clock, database, logged };
}

/** The whole HTTP application on a fresh database; ask it with `app.inject`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const parts = await startTestContext(options);
  const app = await createApp(parts.context, [{ name: 'database', check: () => parts.database.ping() }]);
  return {
    ...parts,
    app,
    async close() {
      await app.close();
      await parts.database.close();
    },
  };
}
