import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from './mailer.ts';
import { MailRejected } from './message.ts';
import { mustEncrypt, openSmtpMailer } from './smtpMailer.ts';

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(() => done(null)))));
});

interface Received {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
}

/** A mail server on a free port; `received` collects the messages. */
async function serve(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      void text(stream).then((raw) => {
        received.push({
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((to) => to.address) },
          raw,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const mail: OutgoingMail = {
  messageId: '<0199f3a2@globalfit.example>',
  date: new Date('2026-11-21T10:00:00Z'),
  to: 'margaret@customer.example',
  replyTo: 'support@globalfit.example',
  subject: 'Your report is here',
  text: 'Plain words',
  html: '<p>Words</p>',
  attachments: [
    { filename: 'report.pdf', contentType: 'application/pdf', content: new Uint8Array(200_000).fill(7) },
  ],
};
const FROM = 'Global Fit <reports@globalfit.example>';
const FAST = { connectMs: 400, silenceMs: 400 };
const failure = (code: number) => Object.assign(new Error('no'), { responseCode: code });

test('a message arrives whole, to one recipient, with its Message-ID', async () => {
  const { url, received } = await serve();
  const mailer = openSmtpMailer(url, FROM);
  await mailer.send(mail);
  mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.envelope).toEqual({
    from: 'reports@globalfit.example',
    to: ['margaret@customer.example'],
  });
  const got = await PostalMime.parse(received[0]?.raw ?? '');
  expect(got.messageId).toBe(mail.messageId);
  expect(got.replyTo).toEqual([{ name: '', address: 'support@globalfit.example' }]);
  expect(new Uint8Array(got.attachments[0]?.content as ArrayBuffer)).toHaveLength(200_000);
});

test('a repeat carries the same Message-ID, so that receivers recognise it', async () => {
  const { url, received } = await serve();
  const mailer = openSmtpMailer(url, FROM);
  await mailer.send(mail);
  await mailer.send(mail);
  const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
  expect(ids).toEqual([mail.messageId, mail.messageId]);
});

test.each([550, 553])('a mailbox refused with %i is refused permanently', async (code) => {
  const { url } = await serve({ onRcptTo: (_address, _session, done) => done(failure(code)) });
  const error = await openSmtpMailer(url, FROM)
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MailRejected);
  // What the server said is all that an operator has to go by.
  expect((error as Error).message).toMatch(new RegExp(`for good: ${code} no$`));
});

test('a sender that the server refuses is for the operator to mend, and fails no message', async () => {
  const { url } = await serve({ onMailFrom: (_address, _session, done) => done(failure(550)) });
  const error = await openSmtpMailer(url, FROM)
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRejected);
  expect((error as Error).message).toContain('550 no');
});

test.each([421, 450, 452])('a busy server (%i) may accept the message later', async (code) => {
  const { url } = await serve({ onRcptTo: (_address, _session, done) => done(failure(code)) });
  const error = await openSmtpMailer(url, FROM)
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRejected);
});

test('refused content fails the message, refused credentials do not', async () => {
  const content = await serve({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(failure(554)));
    },
  });
  await expect(openSmtpMailer(content.url, FROM).send(mail)).rejects.toBeInstanceOf(MailRejected);
  const login = await serve({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(failure(535)),
  });
  const withLogin = login.url.replace('//', '//user:wrong@');
  const error = await openSmtpMailer(withLogin, FROM)
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRejected);
});

test.each([
  ['never greets', { onConnect: () => {} }],
  ['never answers the content', { onData: (stream: { resume(): void }) => stream.resume() }],
] satisfies [string, SMTPServerOptions][])(
  'a server that %s is given up within the time limit',
  async (_name, options) => {
    const { url } = await serve(options);
    const started = performance.now();
    const error = await openSmtpMailer(url, FROM, FAST)
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(performance.now() - started).toBeLessThan(5000);
  },
);

test('a server that drops the connection or is not there is a temporary error', async () => {
  const { url } = await serve({
    onData: (_stream, session) => {
      for (const connection of servers[0]?.connections ?? [])
        if (connection.id === session.id) connection.close();
    },
  });
  for (const target of [url, 'smtp://127.0.0.1:1']) {
    const error = await openSmtpMailer(target, FROM, FAST)
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejected);
  }
});

test.each([
  ['smtp://mail.example', true],
  ['smtps://mail.example', true],
  ['smtp://10.0.0.7:25', true],
  ['smtp://relay.internal?ignoreTLS=true', false],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1', false],
])('a message to %s must be encrypted: %s', (url, encrypted) => {
  expect(mustEncrypt(url)).toBe(encrypted);
});

test('a server without encryption receives nothing where encryption is required', async () => {
  const { url, received } = await serve();
  await expect(openSmtpMailer(`${url}?requireTLS=true`, FROM, FAST).send(mail)).rejects.toThrow(/TLS/);
  expect(received).toEqual([]);
});
