import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { markTransaction, TransactionMisuse } from '#db/guard';
import type { OutgoingMail } from './mailer.ts';
import { openMailer } from './openMailer.ts';
import { mailFileName } from './fileMailer.ts';
import { MailRejected } from './message.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'mail-'));
const folder = join(DATA_DIR, 'mail');
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const mailer = openMailer({
  SMTP_URL: undefined,
  MAIL_FROM: 'Global Fit <reports@globalfit.example>',
  DATA_DIR,
});

let count = 0;
function mail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  count += 1;
  return {
    messageId: `<0199f3a2-${count}@globalfit.example>`,
    date: new Date('2026-11-21T10:00:00Z'),
    to: 'margaret@customer.example',
    replyTo: null,
    subject: 'Your report is here',
    text: 'Plain words: Setúbal',
    html: '<p>Words: Setúbal</p>',
    attachments: [],
    ...change,
  };
}
const read = (messageId: string) => PostalMime.parse(readFileSync(join(folder, mailFileName(messageId))));

test('a message is one file named by its Message-ID, with both parts and the attachment', async () => {
  const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
  const sent = mail({ attachments: [{ filename: 'report.pdf', contentType: 'application/pdf', content }] });
  await mailer.send(sent);
  const got = await read(sent.messageId);
  expect(got.messageId).toBe(sent.messageId);
  expect(got.from).toMatchObject({ name: 'Global Fit', address: 'reports@globalfit.example' });
  expect(got.to).toEqual([{ name: '', address: 'margaret@customer.example' }]);
  expect(got.subject).toBe('Your report is here');
  expect(got.text?.trim()).toBe('Plain words: Setúbal');
  expect(got.html?.trim()).toBe('<p>Words: Setúbal</p>');
  expect(got.date).toBe('2026-11-21T10:00:00.000Z');
  expect(got.attachments).toHaveLength(1);
  expect(new Uint8Array(got.attachments[0]?.content as ArrayBuffer)).toEqual(content);
});

test('sending the same message again, even at the same moment, leaves one file and no temporary ones', async () => {
  const sent = mail();
  await mailer.send(sent);
  const before = readFileSync(join(folder, mailFileName(sent.messageId)));
  await Promise.all(Array.from({ length: 5 }, () => mailer.send({ ...sent, text: 'Other words' })));
  expect(readFileSync(join(folder, mailFileName(sent.messageId)))).toEqual(before);
  expect(readdirSync(folder).filter((name) => !name.endsWith('.eml'))).toEqual([]);
});

test('a subject or name with line breaks adds no header', async () => {
  const sent = mail({ subject: 'Hello\r\nBcc: thief@evil.example\r\n\r\nbody' });
  await mailer.send(sent);
  const got = await read(sent.messageId);
  expect(got.bcc).toBeUndefined();
  expect(got.subject).toBe('Hello Bcc: thief@evil.example body');
});

test.each([
  'a@b.example, thief@evil.example',
  'a@b.example\r\nBcc: thief@evil.example',
  'Name <a@b.example>',
  'no-at-sign',
  'a@b@c.example',
  '',
])('a recipient that is not one plain address (%j) is refused permanently', async (to) => {
  await expect(mailer.send(mail({ to }))).rejects.toBeInstanceOf(MailRejected);
  await expect(mailer.send(mail({ replyTo: to }))).rejects.toBeInstanceOf(MailRejected);
});

test('a Message-ID cannot point outside the folder', () => {
  expect(mailFileName('<../../etc/passwd@x>')).toBe('.._.._etc_passwd@x.eml');
});

test('no message is sent inside a transaction', async () => {
  await expect(markTransaction(() => mailer.send(mail()))).rejects.toBeInstanceOf(TransactionMisuse);
});
