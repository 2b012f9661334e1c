import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from './mailer.ts';

/** The server will never accept this message, for example because the mailbox does not exist. Retrying is useless. */
export class MailRejected extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRejected';
  }
}

/** Exactly one mailbox: no list, no display name, no line break or anything else that could inject a header. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;

/** Throws `MailRejected` unless the text is exactly one plain address. */
export function assertAddress(address: string): void {
  if (address.length > 254 || !ONE_ADDRESS.test(address)) {
    throw new MailRejected('A recipient address is not one plain e-mail address.');
  }
}

/** Input of the MIME composer and the transport. File and URL access are off, so that content is never fetched. */
export function messageOptions(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject.replace(/\p{Cc}+/gu, ' '),
    messageId: mail.messageId,
    date: mail.date,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The complete message as sent (RFC 5322, CRLF line ends). */
export function buildMessage(mail: OutgoingMail, from: string): Promise<Buffer> {
  return new MailComposer(messageOptions(mail, from)).compile().build();
}
