import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The embedded database belongs to one process at a time. Whoever holds it listens on a Unix socket in DATA_DIR:
 * the kernel ends a socket with its process, so a lock never outlives its holder, and commands can talk to it.
 */
export interface DirectoryLock {
  /** Stops listening and gives the directory free. */
  release(): Promise<void>;
}

/** Thrown when another living process holds the directory. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another process of Global Fit. Stop it first, or choose another DATA_DIR.`,
    );
    this.name = 'DirectoryInUse';
  }
}

/** The kernel's limit on the path of a Unix socket, less some room. */
const PATH_LIMIT = 100;
const TAKEOVER_STALE_MS = 10_000;
const TRIES = 100;

/** Where the socket of a data directory is; long paths are replaced by a short one, the same for every process. */
export async function socketPath(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const real = await realpath(dataDir);
  const path = join(real, 'control.sock');
  if (Buffer.byteLength(path) <= PATH_LIMIT) return path;
  return `/tmp/global-fit-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.sock`;
}

/** A connection to the process that holds the directory, or null when nobody does. */
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

/** Listens on the path; null when something is there already. */
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
 * Removes a socket that a killed process left behind. Only one process at a time may do so, and only after asking
 * the socket once more, else it could remove the new socket of another that was quicker.
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
 * Takes the directory for this process, and answers connections with `onConnection`. Throws `DirectoryInUse` when
 * another process lives in it; what a killed process left behind is removed.
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
