import { join } from 'node:path';
import { assertNoTransaction } from '#db/guard';
import type { Config } from '../config.ts';
import { openFileMailer } from './mailFile.ts';
import { assertAddress } from './mailMessage.ts';
import { openSmtpMailer } from './mailSmtp.ts';

/** One message to one address; `messageId` is the row's own, so that a repeat is recognised as such. */
export interface OutgoingMail {
  /** With its angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  }[];
}

export interface Mailer {
  /**
   * Hands a message over. Throws `MailRejected` when the server will never take it, any other error when it may
   * take it later. Refuses to run inside a transaction.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** SMTP where it is configured, else one file per message in DATA_DIR/mail. */
export function openMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  const mailer =
    config.SMTP_URL === undefined
      ? openFileMailer(join(config.DATA_DIR, 'mail'), config.MAIL_FROM)
      : openSmtpMailer(config.SMTP_URL, config.MAIL_FROM);
  return {
    async send(mail) {
      assertNoTransaction('The mailer');
      assertAddress(mail.to);
      if (mail.replyTo !== null) assertAddress(mail.replyTo);
      await mailer.send(mail);
    },
    close: mailer.close,
  };
}
