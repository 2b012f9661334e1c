import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@global-fit/server/testing/freePort';
import { LIMITED_ACTIONS } from '@global-fit/server/config/rateLimits';
import { SERVER_ARGUMENTS } from '../../scripts/serverArguments.mjs';

const COLLECT = new URL('collect.ts', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** `npm start`, which builds what changed; or the server alone, on the existing build. */
const STARTS = {
  whole: ['scripts/start.mjs'],
  server: SERVER_ARGUMENTS,
} as const;
const READY = /Global Fit is ready at (\S+)/;
/** Errors, and the causes of answers that say to come back later. */
const FAULTS = /"level":"(error|fatal)"|a request met an outage/;
/** What is logged as it should be: buyers who delete their account before the report. */
const AS_DESIGNED = /the account was deleted before the report was delivered/;
const LIMIT_MS = 300_000;

export interface FuzzedProduct {
  readonly origin: string;
  /** Errors and outages logged so far, newest last. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

/** Starts the product in a folder of its own, without rate limits. */
export async function startFuzzedProduct(way: keyof typeof STARTS): Promise<FuzzedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'global-fit-fuzz-'));
  const limits = Object.fromEntries(LIMITED_ACTIONS.map((action) => [`RATE_LIMIT_${action}`, 'off']));
  const child = spawn(process.execPath, STARTS[way], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...limits,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --expose-gc --import ${COLLECT}`,
      PORT: String(await freePort()),
      PUBLIC_URL: '',
      METRICS_TOKEN: '',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(child, 'exit');
  const errors: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start in time.')), LIMIT_MS);
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      errors.push(...lines.filter((line) => FAULTS.test(line) && !AS_DESIGNED.test(line)));
      const ready = lines.map((line) => READY.exec(line)?.[1]).find(Boolean);
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready.`)));
  });
  return {
    origin,
    errors,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
