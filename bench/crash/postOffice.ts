import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';

/** A message as delivered. */
export interface Letter {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
}

/** Where messages end up, outside the server under test. */
export interface PostOffice {
  /** For the server's SMTP_URL; undefined where it writes files. */
  readonly url: string | undefined;
  /** Everything received so far, including repeats. */
  letters(): readonly Letter[];
  /** Called when a message has been received, before its sender is told. */
  onLetter: (() => void) | null;
  close(): Promise<void>;
}

const HEAD_END = /\r?\n\r?\n/;

/** The head of a message. What follows, half a megabyte with a report, is let go as it comes. */
async function headOf(message: Readable): Promise<string> {
  let head = '';
  for await (const chunk of message) if (!HEAD_END.test(head)) head += String(chunk);
  // A copy: part of a string keeps the whole of it in memory.
  return Buffer.from(head.slice(0, head.search(HEAD_END))).toString();
}

function readLetter(folded: string): Letter {
  const head = folded.replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    to: field('To').replaceAll(/[<>]/g, ''),
    messageId: field('Message-ID'),
    subject: field('Subject'),
  };
}

/** A mail server on a free port that accepts everything. */
export async function openPostOffice(): Promise<PostOffice> {
  const received: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      headOf(stream).then(
        (head) => {
          received.push(readLetter(head));
          office.onLetter?.();
          done();
        },
        // The sender died in the middle, so there is no message.
        (error: Error) => done(error),
      );
    },
  });
  // Senders that die in the middle of a message are expected.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => received,
    onLetter: null,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return office;
}

/** The folder to which the server writes messages without a mail server. */
export function mailFolder(directory: string): PostOffice {
  const read = new Map<string, Letter>();
  return {
    url: undefined,
    letters() {
      let names: string[] = [];
      try {
        names = readdirSync(directory).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
      } catch {
        // Nothing has been sent yet.
      }
      for (const name of names) {
        if (read.has(name)) continue;
        const [head = ''] = readFileSync(join(directory, name), 'utf8').split(HEAD_END, 1);
        read.set(name, readLetter(head));
      }
      return [...read.values()];
    },
    onLetter: null,
    close: async () => {},
  };
}
