import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { makeClusterFolder, untilReady } from '@global-fit/server/testing/clusterFolder';
import { findPostgres } from '@global-fit/server/testing/findPostgres';

/** A PostgreSQL server of our own that can be stopped and started again with its data. */
export interface OwnPostgres {
  url(database: string): string;
  /** Ends it as an operator (`fast`) or as a power cut of the process (`kill`) would. */
  stop(how: 'fast' | 'kill'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Makes a cluster with durable commits, as in earnest, and starts it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL server binaries were not found.');
  const folder = await makeClusterFolder(bin, 'global-fit-crash-postgres-', ['max_connections=100']);
  const [program, ...args] = folder.command;
  let server: ChildProcess | null = null;
  /** Reads our end of a pipe: when this script ends in whatever way, the server goes too, and its folder. */
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
      // SIGINT is PostgreSQL's fast stop; SIGQUIT its immediate one, after which it recovers from its log.
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
