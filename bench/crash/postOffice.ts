import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

function readLetter(raw: string): Letter {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ');
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
      text(stream).then(
        (raw) => {
          received.push(readLetter(raw));
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
        if (!read.has(name)) read.set(name, readLetter(readFileSync(join(directory, name), 'utf8')));
      }
      return [...read.values()];
    },
    onLetter: null,
    close: async () => {},
  };
}
