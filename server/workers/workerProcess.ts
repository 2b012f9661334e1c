import { fork } from 'node:child_process';
import process from 'node:process';
import { allocatorSettings } from './allocator.ts';
import type { Reply, Worker, WorkerEvents } from './workerPool.ts';

export interface WorkerProcessOptions {
  readonly entry: URL;
  readonly args: readonly string[];
  /** Flags for Node. */
  readonly flags: readonly string[];
  /** Environment variables besides those that every worker gets. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * The environment variables a worker needs to find programs, fonts, temporary folders and compiled code. The server's
 * secrets are not among them.
 */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'XDG_DATA_HOME',
  'SystemRoot',
  'TEMP',
  'WINDIR',
  'NODE_COMPILE_CACHE',
];

function environment(settings: WorkerProcessOptions['settings']): NodeJS.ProcessEnv {
  const known = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(known), ...allocatorSettings(), ...settings };
}

/**
 * A process that runs `entry`, which receives messages from `process` and replies to each. Crashing native code kills
 * only this process, and its memory is returned when it ends.
 */
export function workerProcess<Request extends object, Answer>(
  { entry, args, flags, settings }: WorkerProcessOptions,
  events: WorkerEvents<Answer>,
): Worker<Request> {
  const child = fork(entry, [...args], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
    env: environment(settings),
    serialization: 'advanced',
  });
  child.on('message', (reply: Reply<Answer>) => events.onReply(reply));
  /** An unreachable process is useless and must not stay behind. */
  function giveUp(error: Error): void {
    child.kill('SIGKILL');
    events.onDeath(error.message, error);
  }
  child.on('error', giveUp);
  child.on('exit', (code, signal) =>
    events.onDeath(`exit ${code === null ? `by ${signal}` : `code ${code}`}`),
  );
  child.unref();
  child.channel?.unref();
  return {
    send(request) {
      child.send(request, (error) => {
        if (error) giveUp(error);
      });
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // A process that never started has no exit event.
      if (child.pid === undefined) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
