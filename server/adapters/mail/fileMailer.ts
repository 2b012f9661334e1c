import { randomUUID } from 'node:crypto';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '../writeNewFile.ts';
import type { Mailer } from './mailer.ts';
import { buildMessage } from './message.ts';

/** The file name of a message: its Message-ID without brackets, in characters that every file system accepts. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/^<|>$/g, '').replace(/[^\w.@+-]/g, '_')}.eml`;
}

/**
 * Writes each message to an .eml file, exactly once: the file appears complete under the name of its Message-ID or
 * not at all, and a second call with the same id changes nothing.
 */
export function openFileMailer(directory: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true });
      const target = join(directory, mailFileName(mail.messageId));
      const unfinished = join(directory, `.${randomUUID()}.tmp`);
      try {
        await writeNewFile(unfinished, await buildMessage(mail, from));
        // Unlike a rename, a link never replaces an existing file.
        await link(unfinished, target).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        });
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    close() {},
  };
}
