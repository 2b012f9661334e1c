import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgres } from '@global-fit/server/testing/findPostgres';
import pg from 'pg';

/** A PostgreSQL server of our own that can be stopped and started again with its data. */
export interface OwnPostgres {
  url(database: string): string;
  /** Ends it as an operator (`fast`) or as a power cut of the process (`kill`) would. */
  stop(how: 'fast' | 'kill'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** PostgreSQL refuses to run as root: then it runs as one of these. */
function serverUser(): { uid: number; gid: number } | object {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // Not a user of this machine.
    }
  }
  throw new Error('PostgreSQL needs a user other than root, and neither "postgres" nor "nobody" exists.');
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error('PostgreSQL did not answer within 20 seconds.');
}

/** Makes a cluster with durable commits, as in earnest, and starts it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL server binaries were not found.');
  const user = serverUser();
  const directory = mkdtempSync(join(tmpdir(), 'global-fit-crash-postgres-'));
  if ('uid' in user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'max_connections=100',
    `unix_socket_directories=${directory}`,
  ];
  let server: ChildProcess | null = null;
  /** Reads our end of a pipe: when this script ends in whatever way, the server goes too, and its folder. */
  let guard: ChildProcess | null = null;
  const own: OwnPostgres = {
    url: (database) => `postgresql://test@127.0.0.1:${port}/${database}`,
    async start() {
      server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
        ...options,
        stdio: 'ignore',
      });
      guard = spawn(
        'sh',
        [
          '-c',
          'cat >/dev/null; kill -QUIT "$1"; sleep 1; rm -rf "$2"',
          'guard',
          String(server.pid),
          directory,
        ],
        {
          ...options,
          stdio: ['pipe', 'ignore', 'ignore'],
        },
      );
      await untilReady(own.url('postgres'));
    },
    async stop(how) {
      if (!server) return;
      guard?.kill('SIGKILL');
      guard?.stdin?.destroy();
      const ended = once(server, 'exit');
      // SIGINT is PostgreSQL's fast stop; SIGQUIT its immediate one, after which it recovers from its log.
      server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
      server = null;
    },
    async remove() {
      await own.stop('kill');
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await own.start();
  return own;
}

/** Makes an empty database on a server; gives back its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
