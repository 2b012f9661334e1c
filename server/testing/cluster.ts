import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { makeClusterFolder, untilReady } from './clusterFolder.ts';

/** A PostgreSQL cluster of our own on a free port. */
export interface Cluster {
  /** URL of a database on it. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Nothing here outlives the run, so nothing is flushed to disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=32MB',
];

/**
 * Creates and starts a cluster from the binaries in `bin`. A shell that reads from our end of a pipe holds the
 * server: however this process ends, the server stops and its folder is deleted.
 */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = await makeClusterFolder(bin, 'global-fit-postgres-', SETTINGS);
  const holder = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" </dev/null & server=$!; (cat <&3 >/dev/null; kill -QUIT $server) & wait $server; rm -rf "$PWD"',
      ...folder.command,
    ],
    { ...folder.options, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  let running = true;
  const ended = new Promise<void>((resolve) => {
    holder.once('exit', () => {
      running = false;
      resolve();
    });
  });
  await untilReady(folder, () => running);
  return {
    url: folder.url,
    async stop() {
      holder.stdio[3]?.destroy();
      await ended;
      rmSync(folder.directory, { recursive: true, force: true });
    },
  };
}
