import { join } from 'node:path';
import { assertNoTransaction } from '#db/guard';
import type { Config } from '#config/config';
import { openFileMailer } from './fileMailer.ts';
import type { Mailer } from './mailer.ts';
import { assertAddress } from './message.ts';
import { openSmtpMailer } from './smtpMailer.ts';

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
