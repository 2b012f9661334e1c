import { join } from 'node:path';
import type { Socket } from 'node:net';
import { loadAtlas } from '#adapters/atlas';
import { systemClock } from '#adapters/clock';
import { uuidv7 } from '#adapters/ids';
import { createLog, type Log } from '#adapters/log';
import { builtInPlaces } from '#adapters/places/gazetteer';
import { mapsPlaces } from '#adapters/places/mapsService';
import { systemRandom } from '#adapters/random';
import { readSiteContent, type SiteContent } from '#adapters/siteContent';
import { type DatabaseHandle, openPglite, openPostgres } from '#db/connect';
import { DirectoryInUse, lockDirectory } from '#db/lock';
import { migrateDatabase } from '#db/migrate';
import { loadSecretKeys } from '#security/secretKey';
import { seedCatalogue } from '#services/catalogue/seedCatalogue';
import type { Config } from '#config/config';
import type { CoreContext } from '../context.ts';
import { connectReason, fileReason, StartFault, startFaultOf } from './startFault.ts';

/** Texts by the operator; an error in them stops the start and names the field. */
function siteContent(): SiteContent {
  try {
    return readSiteContent();
  } catch (error) {
    throw new StartFault((error as Error).message, error);
  }
}

export interface OpenedContext {
  readonly context: CoreContext;
  readonly database: DatabaseHandle;
  close(): Promise<void>;
}

export interface OpenedDatabase {
  readonly database: DatabaseHandle;
  close(): Promise<void>;
}

async function openEmbedded(config: Config, onConnection: (socket: Socket) => void): Promise<OpenedDatabase> {
  const lock = await lockDirectory(config.DATA_DIR, onConnection).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) throw new StartFault(error.message);
    throw new StartFault(`DATA_DIR=${config.DATA_DIR} cannot be used: ${(error as Error).message}`, error);
  });
  try {
    const database = await openPglite(join(config.DATA_DIR, 'database'));
    return {
      database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw new StartFault(
      `The embedded database in ${config.DATA_DIR} does not open: ${fileReason(error)}`,
      error,
    );
  }
}

async function openServer(url: string, log: Log): Promise<OpenedDatabase> {
  const database = openPostgres(url, log);
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    const { host, pathname } = new URL(url);
    throw new StartFault(
      `DATABASE_URL: the database ${pathname.slice(1)} at ${host} does not open: ${connectReason(error)}`,
      error,
    );
  }
  return { database, close: () => database.close() };
}

/**
 * Opens the database as it stands, without bringing it to this release: the embedded one locked, where `onConnection`
 * answers on the lock. Throws `StartFault`.
 */
export const openDatabase = (
  config: Config,
  log: Log,
  onConnection: (socket: Socket) => void,
): Promise<OpenedDatabase> =>
  config.DATABASE_URL ? openServer(config.DATABASE_URL, log) : openEmbedded(config, onConnection);

/**
 * Opens what every process needs: log, database (locked, when embedded; `onConnection` answers on the lock),
 * migrations, catalogue and keys. Throws `StartFault`.
 */
export async function openContext(
  config: Config,
  onConnection: (socket: Socket) => void,
): Promise<OpenedContext> {
  const log = createLog(config.LOG_LEVEL);
  const site = siteContent();
  const { database, close } = await openDatabase(config, log, onConnection);
  try {
    await migrateDatabase(database, log);
    const context: CoreContext = {
      config,
      db: database.db,
      clock: systemClock,
      random: systemRandom,
      ids: uuidv7(systemClock, systemRandom),
      log,
      secretKeys: await loadSecretKeys(config.SECRET_KEY, config.DATA_DIR, systemRandom),
      atlas: loadAtlas(),
      places: config.MAPS_API_KEY ? mapsPlaces(config.MAPS_API_KEY) : builtInPlaces(),
    };
    await seedCatalogue(context, site.promotion);
    return { context, database, close };
  } catch (error) {
    await close();
    throw startFaultOf(error);
  }
}
