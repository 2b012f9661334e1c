import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPglite } from '#db/connect';
import { users } from '#db/schema/users';
import { freePort } from '#testing/freePort';
import { signatureHeader } from './sandbox/webhooks/sign.ts';

const main = join(import.meta.dirname, 'main.ts');
const cli = join(import.meta.dirname, 'commands/cli.ts');

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of ours to its end. */
async function run(file: string, args: readonly string[], env: Record<string, string>): Promise<Outcome> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], {
      env: { PATH: process.env['PATH'], ...env },
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

/** Starts the server and waits for the ready line. Its output is closed after that, which must not end it. */
async function startServer(env: Record<string, string>): Promise<{ server: ChildProcess; ready: string }> {
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  for await (const chunk of server.stdout ?? []) {
    out += String(chunk);
    const ready = out.split('\n').find((line) => line.startsWith('Global Fit is ready'));
    if (ready) return { server, ready };
  }
  throw new Error(`The server ended with ${server.exitCode} and wrote: ${out}`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(server, 'exit') as Promise<[number | null]>;
  server.kill(signal);
  return (await exited)[0];
}

describe.runIf(inject('testDatabase').kind === 'pglite')('the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'global-fit-main-'));
  const webhookSecret = 'whsec_chosen_by_the_operator';
  const env: Record<string, string> = {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  /** Posts an event signed with this secret; returns the status of the response. */
  async function tell(secret: string): Promise<number> {
    const event = { id: 'evt_1', object: 'event', type: 'plan.created', data: { object: {} } };
    const body = JSON.stringify(event);
    const answer = await fetch(`http://127.0.0.1:${env['PORT']}/api/v1/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
    });
    return answer.status;
  }
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${env['PORT']}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    env['PORT'] = String(await freePort());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('stops the start with one clear line for a wrong value', async () => {
    const { code, out, err } = await run(main, [], { ...env, PORT: 'abc' });
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'PORT must be a whole number between 1 and 65535, not "abc".\n',
    });
  });

  it('runs no command without an existing database, and creates none', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const { code, err } = await run(cli, ['orders'], { ...env, DATA_DIR: elsewhere });
    expect({ code, err }).toEqual({
      code: 2,
      err: `There is no database in ${elsewhere}, and DATABASE_URL is not set: give this command the settings of the server.\n`,
    });
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('starts, keeps other processes off its data, takes commands, survives a kill and stops in order', async () => {
    const first = await startServer(env);
    expect(first.ready).toBe(`Global Fit is ready at http://localhost:${env['PORT']}`);
    const person = { email: 'a@example.org', password: 'long enough', full_name: 'A' };
    expect((await post('/api/v1/users/signup', person)).status).toBe(200);

    expect([await tell(webhookSecret), await tell('whsec_other')]).toEqual([200, 400]);

    const second = await run(main, [], { ...env, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/^\S+data is in use by another process of Global Fit\. .*\n$/);

    const unknown = await run(cli, ['dance'], env);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('There is no command "dance"');

    const backedUp = await run(cli, ['backup', join(folder, 'copies')], env);
    expect(backedUp).toMatchObject({ code: 0, err: '' });
    await stop(first.server, 'SIGKILL');

    const taken = createServer().listen(Number(env['PORT']), '127.0.0.1');
    await once(taken, 'listening');
    const refused = await run(main, [], env);
    expect(refused).toMatchObject({ code: 1, err: `PORT=${env['PORT']} is already in use on 127.0.0.1.\n` });
    taken.close();
    const nowhere = await run(main, [], { ...env, HOST: 'nowhere.invalid' });
    expect(nowhere).toMatchObject({ code: 1, err: 'HOST=nowhere.invalid names no address.\n' });

    const again = await startServer(env);
    expect((await post('/api/v1/users/signup', person)).status).toBe(409);
    expect(await stop(again.server, 'SIGTERM')).toBe(0);

    const [copy = ''] = readdirSync(join(folder, 'copies'));
    const restored = join(folder, 'restored');
    mkdirSync(restored);
    execFileSync('tar', ['xzf', join(folder, 'copies', copy, 'database.tar.gz'), '-C', restored], {
      stdio: 'ignore',
    });
    const database = await openPglite(restored);
    expect((await database.db.select().from(users)).map(({ email }) => email)).toEqual(['a@example.org']);
    await database.close();

    const alone = await run(cli, ['backup'], env);
    expect(alone).toMatchObject({ code: 2, err: 'Usage: npm run backup -- <folder>\n' });
  }, 120_000);
});
