import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './freePort.ts';

/** A PostgreSQL cluster that is not running: its folder, and how to start its server. */
export interface ClusterFolder {
  readonly directory: string;
  /** The server's program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Options for `spawn`: user, working directory and environment of the server. */
  readonly options: {
    readonly uid?: number;
    readonly gid?: number;
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
  };
  /** URL of a database on it. */
  url(database: string): string;
}

/** PostgreSQL refuses to run as root, so it runs as the first of these users that exists. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // Not a user of this machine.
    }
  }
  throw new Error('PostgreSQL needs a user other than root, and neither "postgres" nor "nobody" exists.');
}

/**
 * Creates a cluster from the binaries in `bin` for a free port, in a new temporary folder beginning with `prefix`,
 * under another user where this is root. `settings` are those of the server: `max_connections=100`.
 */
export async function makeClusterFolder(
  bin: string,
  prefix: string,
  settings: readonly string[],
): Promise<ClusterFolder> {
  const user = serverUser();
  const directory = mkdtempSync(join(tmpdir(), prefix));
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const all = [
    ...settings,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
  ];
  return {
    directory,
    command: [join(bin, 'postgres'), '-D', data, ...all.flatMap((setting) => ['-c', setting])],
    options,
    url: (database) => `postgresql://test@127.0.0.1:${port}/${database}`,
  };
}

/** Waits until a started server responds; throws where it has exited, or after 20 seconds. */
export async function untilReady(folder: ClusterFolder, alive: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (!alive()) throw new Error('The cluster of PostgreSQL did not start.');
    const client = new Client({ connectionString: folder.url('postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error('The cluster of PostgreSQL did not answer within 20 seconds.');
}
