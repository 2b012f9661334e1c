import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { makeClusterFolder, untilReady } from '@global-fit/server/testing/clusterFolder';
import { findPostgres } from '@global-fit/server/testing/findPostgres';

/** A PostgreSQL server of our own that can be stopped and restarted with its data. */
export interface OwnPostgres {
  url(database: string): string;
  /** Stops it like an operator (`fast`) or kills it (`kill`). */
  stop(how: 'fast' | 'kill'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Creates a cluster with durable commits, as in production, and starts it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL server binaries were not found.');
  const folder = await makeClusterFolder(bin, 'global-fit-crash-postgres-', ['max_connections=100']);
  const [program, ...args] = folder.command;
  let server: ChildProcess | null = null;
  /** Reads our end of a pipe: however this script ends, the server and its folder go too. */
  let guard: ChildProcess | null = null;
  const own: OwnPostgres = {
    url: folder.url,
    async start() {
      const started = spawn(program, args, { ...folder.options, stdio: 'ignore' });
      server = started;
      const script = 'cat >/dev/null; kill -QUIT "$1"; sleep 1; rm -rf "$2"';
      guard = spawn('sh', ['-c', script, 'guard', String(started.pid), folder.directory], {
        ...folder.options,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      await untilReady(folder, () => started.exitCode === null);
    },
    async stop(how) {
      if (!server) return;
      guard?.kill('SIGKILL');
      guard?.stdin?.destroy();
      const ended = once(server, 'exit');
      // SIGINT is PostgreSQL's fast shutdown; SIGQUIT its immediate one, after which it recovers from its log.
      server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
      server = null;
    },
    async remove() {
      await own.stop('kill');
      rmSync(folder.directory, { recursive: true, force: true });
    },
  };
  await own.start();
  return own;
}
