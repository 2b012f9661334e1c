import { createTransport } from 'nodemailer';
import { isLoopback } from '#config/loopback';
import type { Mailer } from './mailer.ts';
import { MailRejected, messageOptions } from './message.ts';

export interface SmtpLimits {
  /** Time limit for connecting and for the greeting, in milliseconds. */
  readonly connectMs: number;
  /** Milliseconds of silence after which the connection is closed. */
  readonly silenceMs: number;
}

/**
 * A server that has the whole message may look through its attachment before it answers, and takes it all the same when
 * nobody waits any more: the message would then be sent again and again. RFC 5321 (4.5.3.2.6) asks for ten minutes.
 */
export const SMTP_LIMITS: SmtpLimits = { connectMs: 10_000, silenceMs: 600_000 };

/**
 * Whether the connection must be encrypted: always, except to this machine. `?ignoreTLS=true` in the URL turns it
 * off, for a relay in a private network.
 */
export function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';
}

/**
 * Sends through an SMTP server with one connection per message. Delivery is at least once: a message whose reply was
 * lost is sent again.
 */
export function openSmtpMailer(url: string, from: string, limits: SmtpLimits = SMTP_LIMITS): Mailer {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    dnsTimeout: limits.connectMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOptions(mail, from));
      } catch (error) {
        if (isFinal(error))
          throw new MailRejected(`The mail server refused the message for good: ${answerIn(error)}`, {
            cause: error,
          });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** The fields of the transport's error after a refusal. */
interface Refusal {
  readonly responseCode?: number;
  readonly response?: string;
  readonly code?: string;
  readonly command?: string;
}

/** The server's reply in one line, which tells a missing mailbox from a message that is too large. */
function answerIn(error: unknown): string {
  return ((error as Refusal).response ?? (error as Error).message).replaceAll(/\s+/g, ' ').trim();
}

/**
 * A 5xx answer to the recipient or the content. Refused credentials, and a sender that the server does not take, are the
 * operator's to mend and the same for every message, so they are not final.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, code, command } = error as Refusal;
  if (responseCode === undefined || responseCode < 500 || command === 'MAIL FROM') return false;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}
