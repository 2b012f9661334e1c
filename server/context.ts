import type { Atlas } from '@global-fit/atlas/atlas';
import type { Clock } from '#adapters/clock';
import type { Ids } from '#adapters/ids';
import type { Log } from '#adapters/log';
import type { Places } from '#adapters/places/places';
import type { Random } from '#adapters/random';
import type { Database } from '#db/connect';
import type { SecretKeys } from '#security/secretKey';
import type { Config } from './config.ts';

/**
 * Everything an operation may need, made once in `main` (or by the test harness) and handed down.
 * A service names what it uses: `Pick<Context, 'db' | 'clock'>`.
 */
export interface Context {
  readonly config: Config;
  /** Outside any transaction; inside one use what `inTransaction` hands over. */
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly log: Log;
  readonly secretKeys: SecretKeys;
  readonly atlas: Atlas;
  readonly places: Places;
}
