import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmtpMailer } from '#adapters/mail/smtpMailer';
import { runCommand } from '#commands/runCommand';
import { QUICK_REPORTS } from './testing/smallReports.ts';
import { type Checkout, type Shop, startShop, until } from './testing/shop.ts';

/** Behaviour of the mail server; `dropping` accepts a message and closes the connection without replying. */
let mood: 'well' | 'refusing' | 'dropping' | 'slow' = 'well';
const received: string[] = [];
let shop: Shop;
let office: SMTPServer;

const later = (code: number) => Object.assign(new Error('not now'), { responseCode: code });

beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
  office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_to, _session, done) => (mood === 'refusing' ? done(later(451)) : done()),
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        received.push(/^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '');
        if (mood !== 'dropping') return setTimeout(done, mood === 'slow' ? 400 : 0);
        for (const connection of office.connections) if (connection.id === session.id) connection.close();
      });
    },
  });
  office.on('error', () => {});
  office.listen(0, '127.0.0.1');
  await once(office.server, 'listening');
  const { port } = office.server.address() as AddressInfo;
  const limits = { connectMs: 1000, silenceMs: 1000 };
  Object.assign(shop.context, {
    mailer: openSmtpMailer(`smtp://127.0.0.1:${port}`, 'a@example.com', limits),
  });
  await shop.work();
});
afterAll(async () => {
  await shop.close();
  await new Promise<void>((done) => office.close(() => done()));
});

/** Makes waiting retries due now, instead of in seconds or hours. */
const hurry = () =>
  shop.context.db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);

async function orders(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const code = await runCommand(shop.context, 'orders', args, { out: write, err: write, cwd: '/' });
  expect(code, lines.join('\n')).toBe(0);
  return lines.join('\n');
}

const allSent = (checkout: Checkout) => async () => {
  await hurry();
  const { mails } = await checkout.file();
  return mails.length === 2 && mails.every(({ state }) => state === 'sent');
};

async function served(checkout: Checkout): Promise<void> {
  await until('everything is sent', allSent(checkout));
  const { revisions, mails } = await checkout.file();
  expect(revisions).toMatchObject([{ number: 1, state: 'delivered' }]);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'delivery']);
  for (const { messageId } of mails) expect(received).toContain(messageId);
  expect(await orders('attention')).not.toContain(checkout.order_id);
}

describe('a mail server that', () => {
  it.each(['refusing', 'dropping'] as const)(
    'is %s for a while keeps messages waiting, shows it, and receives them afterwards',
    async (trouble) => {
      mood = trouble;
      const checkout = await shop.paid();
      await until('a try has failed', async () =>
        (await checkout.file()).mails.some(({ attempts }) => attempts > 0),
      );
      expect(await orders('attention')).toMatch(
        new RegExp(`${checkout.order_id} +goes on +mail confirmation waits and is tried again: .+`),
      );
      mood = 'well';
      await served(checkout);
    },
  );

  it('is slow receives each message once', async () => {
    mood = 'slow';
    const checkout = await shop.paid();
    await served(checkout);
    const own = new Set((await checkout.file()).mails.map(({ messageId }) => messageId));
    expect(received.filter((id) => own.has(id))).toHaveLength(2);
    mood = 'well';
  });
});

/** Leaves the waiting jobs of a queue with one last retry. An attempt ends shortly after its reason is recorded. */
async function spendTries(queue: string): Promise<void> {
  await until('a job waits for its next try', async () => {
    const { rows } = await shop.context.db.execute(
      sql`update pgboss.job set retry_count = retry_limit where name = ${queue} and state = 'retry' returning id`,
    );
    return rows.length > 0;
  });
}

describe('a store of PDFs that', () => {
  it('cannot be written leaves the reason, shows it, and the report is delivered once it can', async () => {
    const folder = join(shop.folder, 'reports');
    await rename(folder, `${folder}.away`);
    // A file in place of the folder: nobody can write there, not even root.
    await writeFile(folder, '');
    const checkout = await shop.paid();
    await until('a try has failed', async () => (await checkout.file()).revisions[0]?.failure != null);
    expect(await orders('attention')).toMatch(
      new RegExp(
        `${checkout.order_id} +goes on +report revision 1 is not finished and is tried again: E[A-Z]+`,
      ),
    );
    await rename(folder, `${folder}.file`);
    await rename(`${folder}.away`, folder);
    await served(checkout);
  });

  it('is full permanently ends in a failed state with an alert, and a command that tries again', async () => {
    const { store } = shop.context;
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    Object.assign(shop.context, { store: { ...store, put: () => Promise.reject(full) } });
    const checkout = await shop.paid();
    await until('a try has failed', async () => (await checkout.file()).revisions[0]?.failure != null);
    await spendTries('make-report');
    await until('it is given up', async () => {
      await hurry();
      return (await checkout.file()).revisions[0]?.state === 'failed';
    });
    const retry = `npm run orders -- retry ${checkout.order_id}`;
    const attention = await orders('attention');
    expect(attention).toMatch(/stopped +report revision 1 could not be made: ENOSPC: no space left/);
    expect(attention).toContain(retry);
    expect(shop.alerts().filter((line) => line.includes(retry))).toHaveLength(1);

    Object.assign(shop.context, { store });
    expect(await orders('retry', checkout.order_id)).toBe('Tried again now: reports 1, messages 0.');
    await served(checkout);
  });
});

it('a failed message is sent after a retry, to the order’s present address', async () => {
  mood = 'refusing';
  const checkout = await shop.paid();
  await until('a try has failed', async () =>
    (await checkout.file()).mails.some(({ attempts }) => attempts > 0),
  );
  await spendTries('send-mail');
  await until('it is given up', async () => {
    await hurry();
    return (await checkout.file()).mails.some(({ state }) => state === 'failed');
  });
  expect(await orders('attention')).toMatch(/stopped +mail confirmation was not sent: /);
  expect(shop.alerts().some((line) => line.includes(`orders -- retry ${checkout.order_id}`))).toBe(true);
  mood = 'well';
  await orders('address', checkout.order_id, 'right@example.org');
  await orders('retry', 'all');
  await served(checkout);
  const { mails } = await checkout.file();
  expect(mails.find(({ kind }) => kind === 'confirmation')?.toAddress).toBe('right@example.org');
});
