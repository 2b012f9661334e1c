import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { SERVER_ARGUMENTS } from '../../scripts/serverArguments.mjs';
import type { Fault, FromProcess, ToProcess } from './faultPoints.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Servers are started hundreds of times, so compiled code is cached. */
const COMPILED = join(tmpdir(), 'global-fit-compiled');
const READY = /Global Fit is ready at/;
const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 20_000;

/** A server process that is restarted as often as it dies. */
export interface ServerProcess {
  readonly role: string;
  /** Its address, whatever its role. */
  readonly origin: string;
  /** Starts it where it is not running; resolves at the ready line. */
  start(): Promise<void>;
  /** Tells it where to die; null cancels that. */
  arm(fault: Fault | null): void;
  kill(): void;
  /** SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  /** Resolves when it has exited, for whatever reason. */
  readonly ended: () => Promise<void>;
  alive(): boolean;
  /** Rows of the embedded database. */
  ask(sql: string): Promise<readonly Record<string, unknown>[]>;
}

/** Prepares a process with these variables; its log is appended to a file. `root` is a checkout, ours by default. */
export function serverProcess(
  env: Readonly<Record<string, string>>,
  logFile: string,
  root: string = ROOT,
): ServerProcess {
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let asked = 0;
  const waiting = new Map<number, (answer: FromProcess) => void>();
  const log = createWriteStream(logFile, { flags: 'a' });
  const tell = (message: ToProcess) => {
    if (child?.connected) child.send(message, () => {});
  };

  function launch(): Promise<void> {
    const started = spawn(process.execPath, ['--import', './bench/crash/faults.ts', ...SERVER_ARGUMENTS], {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    started.on('message', (answer: FromProcess) => waiting.get(answer.answer)?.(answer));
    ended = new Promise((resolve) => {
      started.once('exit', () => {
        if (child === started) child = null;
        for (const [id, settle] of waiting) settle({ answer: id, fault: 'The process died.' });
        resolve();
      });
    });
    started.stderr?.pipe(log, { end: false });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${env['ROLE']} did not start in time.`)),
        START_LIMIT_MS,
      );
      let output = '';
      started.stdout?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (output === 'ready') return;
        output += chunk.toString();
        if (!READY.test(output)) return;
        output = 'ready';
        clearTimeout(timer);
        resolve();
      });
      started.once('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`${env['ROLE']} ended before it was ready (${code ?? signal}): ${output}`));
      });
    });
  }

  return {
    role: env['ROLE'] ?? 'all',
    origin: `http://127.0.0.1:${env['PORT']}`,
    start: async () => {
      if (!child) await launch();
    },
    arm: (fault) => tell({ arm: fault }),
    kill: () => void child?.kill('SIGKILL'),
    async stop() {
      const stopping = child;
      if (!stopping) return 0;
      const over = ended;
      stopping.kill('SIGTERM');
      const timer = setTimeout(() => stopping.kill('SIGKILL'), STOP_LIMIT_MS);
      await over;
      clearTimeout(timer);
      return stopping.exitCode;
    },
    ended: () => ended,
    alive: () => child !== null,
    ask(sql) {
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        waiting.set(id, (answer) => {
          waiting.delete(id);
          if ('rows' in answer) resolve(answer.rows);
          else reject(new Error(answer.fault));
        });
        if (child?.connected) tell({ ask: id, sql });
        else waiting.get(id)?.({ answer: id, fault: 'The process is not running.' });
      });
    },
  };
}
