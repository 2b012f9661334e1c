import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL cluster of our own on a free port. */
export interface Cluster {
  /** URL of a database on it. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the first of these users that exists. */
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function untilReady(url: string, alive: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (!alive()) throw new Error('The test cluster of PostgreSQL did not start.');
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error('The test cluster of PostgreSQL did not answer within 10 seconds.');
}

/** Nothing here outlives the run, so nothing is written through to the disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=32MB',
];

/**
 * Makes and starts a cluster from the binaries in `bin`, as another user when this is root. The server is held by a
 * shell that reads our end of a pipe: when this process ends in whatever way, the server stops and its
 * folder goes.
 */
export async function startCluster(bin: string): Promise<Cluster> {
  const user = serverUser();
  const directory = mkdtempSync(join(tmpdir(), 'global-fit-postgres-'));
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = [
    ...SETTINGS,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
  ];
  const holder = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" </dev/null & server=$!; (cat <&3 >/dev/null; kill -QUIT $server) & wait $server; rm -rf "$PWD"',
      join(bin, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  let running = true;
  const ended = new Promise<void>((resolve) => {
    holder.once('exit', () => {
      running = false;
      resolve();
    });
  });
  const url = (database: string) => `postgresql://test@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'), () => running);
  return {
    url,
    async stop() {
      holder.stdio[3]?.destroy();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
