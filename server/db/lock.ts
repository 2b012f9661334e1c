import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from '#adapters/makeFolder';

/**
 * The embedded database belongs to one process at a time, which listens on a Unix socket in DATA_DIR. The kernel
 * closes the socket with the process, so a lock never outlives its holder, and commands can reach the holder through
 * it.
 */
export interface DirectoryLock {
  /** Stops listening and releases the directory. */
  release(): Promise<void>;
}

/** Thrown where another running process holds the directory. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another process of Global Fit. Stop it first, or choose another DATA_DIR.`,
    );
    this.name = 'DirectoryInUse';
  }
}

/** The kernel's limit on socket paths, with some reserve. */
const PATH_LIMIT = 100;
const TAKEOVER_STALE_MS = 10_000;
const TRIES = 100;

/** The path of a data directory's socket. Long ones are replaced by a short path that every process derives alike. */
export async function socketPath(dataDir: string): Promise<string> {
  await makeFolder(dataDir);
  const real = await realpath(dataDir);
  const path = join(real, 'control.sock');
  if (Buffer.byteLength(path) <= PATH_LIMIT) return path;
  return `/tmp/global-fit-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.sock`;
}

/** A connection to the process that holds the directory; null where there is none. */
export function reachHolder(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
  });
}

/** Listens on the path; returns null where something is there already. */
function listen(path: string, onConnection: (socket: Socket) => void): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, onConnection);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

async function alive(path: string): Promise<boolean> {
  const socket = await reachHolder(path);
  socket?.destroy();
  return socket !== null;
}

/**
 * Removes the socket that a killed process left behind. Only one process at a time may do so, after asking the socket
 * once more; otherwise it could remove the new socket of a faster process.
 */
async function removeStale(path: string): Promise<void> {
  const turn = `${path}.takeover`;
  try {
    await mkdir(turn);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = await stat(turn).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > TAKEOVER_STALE_MS) {
      const aside = `${turn}.${randomUUID()}`;
      await rename(turn, aside).then(
        () => rmdir(aside),
        () => {},
      );
    }
    await delay(50);
    return;
  }
  try {
    if (!(await alive(path))) await unlink(path).catch(() => {});
  } finally {
    await rmdir(turn);
  }
}

/**
 * Acquires the directory for this process and serves connections with `onConnection`. Throws `DirectoryInUse` where a
 * running process holds it; the remains of a killed process are removed.
 */
export async function lockDirectory(
  dataDir: string,
  onConnection: (socket: Socket) => void,
): Promise<DirectoryLock> {
  const path = await socketPath(dataDir);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const server = await listen(path, onConnection);
    if (server) {
      await chmod(path, 0o600);
      return {
        release: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
          }),
      };
    }
    if (await alive(path)) throw new DirectoryInUse(dataDir);
    await removeStale(path);
  }
  throw new DirectoryInUse(dataDir);
}
