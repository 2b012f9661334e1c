import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Command } from './command.ts';
import { CommandFault } from './command.ts';

/** "2026-03-01T12-00-00Z": a moment as the name of a folder. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/**
 * `npm run backup -- <folder>`: a copy of the embedded database at one moment, and of the key, in a new folder.
 * To restore, stop the server and unpack `database.tar.gz` into an empty DATA_DIR/database.
 */
export const backup: Command = {
  name: 'backup',
  summary: 'copies the embedded database and its key into a folder',
  async run({ config, clock, db }, args, io) {
    const [folder, ...more] = args;
    if (!folder || more.length > 0) throw new CommandFault('Usage: npm run backup -- <folder>');
    const client = db.$client;
    if (!(client instanceof PGlite)) {
      throw new CommandFault(
        'The database is a PostgreSQL server: back it up with pg_dump, and keep SECRET_KEY safe.',
      );
    }
    const target = join(resolve(io.cwd, folder), `global-fit-${stamp(clock.now())}`);
    await mkdir(target, { recursive: true, mode: 0o700 });
    const dump = await client.dumpDataDir('gzip');
    await writeFile(join(target, 'database.tar.gz'), Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    if (!config.SECRET_KEY) await copyFile(join(config.DATA_DIR, 'secret-key'), join(target, 'secret-key'));
    io.out(`Backed up to ${target}`);
    return 0;
  },
};
