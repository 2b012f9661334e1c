import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import process from 'node:process';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY = /Global Fit is ready at (\S+)/;
const LIMIT_MS = 180_000;

export interface RunningProduct {
  readonly origin: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the product with `npm start`'s own script on a free port; resolves at the ready line. */
export async function startProduct(dataDir: string): Promise<RunningProduct> {
  const port = await freePort();
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start in time.')), LIMIT_MS);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output);
      if (!found?.[1]) return;
      clearTimeout(timer);
      resolve(found[1]);
    });
    child.once('exit', (code) =>
      reject(new Error(`The product ended with ${code} before it was ready.\n${output}`)),
    );
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
