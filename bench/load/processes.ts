import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { LIMITED_ACTIONS } from '@global-fit/server/config/rateLimits';
import { SERVER_ARGUMENTS } from '../../scripts/serverArguments.mjs';
import type { Known } from './calls.ts';
import type { Measured, Round, ToClient } from './drive.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

export interface Started {
  readonly origin: string;
  readonly port: number;
  /** CPU time so far, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** The kernel counts in hundredths of a second; systems other than Linux report nothing. */
const TICK_MS = 10;

function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return TICK_MS * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    if (child.exitCode !== null)
      throw new Error(`A process ended with ${child.exitCode} before it was ready.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} did not answer in time.`);
}

async function start(
  args: readonly string[],
  port: number,
  readyPath: string,
  env: Readonly<Record<string, string>>,
  logFile: string,
): Promise<Started> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  });
  children.add(child);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(child, `${origin}${readyPath}`);
  return {
    origin,
    port,
    cpuMs: () => cpuMs(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      children.delete(child);
    },
  };
}

/** Plain Fastify. */
export function startHello(port: number, logFile: string): Promise<Started> {
  return start(['--disable-warning=ExperimentalWarning', 'bench/load/hello.ts'], port, '/', {}, logFile);
}

/** Rate limits too high for any load here, but counted all the same. */
const WIDE_LIMITS = Object.fromEntries(
  LIMITED_ACTIONS.map((action) => [`RATE_LIMIT_${action}`, '9999999/60']),
);

/** A process of the product as shipped but for `flags`, behind one trusted proxy, with an operator's log level. */
export function startProduct(
  role: 'web' | 'worker',
  port: number,
  databaseUrl: string,
  folder: string,
  flags: readonly string[] = [],
): Promise<Started> {
  const env = {
    ...WIDE_LIMITS,
    ROLE: role,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a key that is long enough for this one bench',
    TRUST_PROXY: '1',
  };
  return start([...flags, ...SERVER_ARGUMENTS], port, '/readyz', env, join(folder, `${role}.log`));
}

export interface Client {
  meet(known: Known): Promise<void>;
  drive(round: Round): Promise<Measured>;
  stop(): void;
}

/** The client's process. */
export function startClient(): Client {
  const child = fork(join(import.meta.dirname, 'drive.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  children.add(child);
  const tell = async (message: ToClient) => {
    child.send(message);
    const [answer] = (await once(child, 'message')) as [{ measured?: Measured; fault?: string }];
    if (answer.fault !== undefined) throw new Error(answer.fault);
    return answer;
  };
  return {
    async meet(known) {
      await tell({ known });
    },
    async drive(round) {
      const { measured } = await tell({ round });
      if (!measured) throw new Error('The client measured nothing.');
      return measured;
    },
    stop() {
      child.kill();
      children.delete(child);
    },
  };
}
