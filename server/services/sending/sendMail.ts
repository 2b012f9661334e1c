import { and, eq, sql } from 'drizzle-orm';
import { errorReason } from '#adapters/errorReason';
import type { OutgoingMail } from '#adapters/mail/mailer';
import { MailRejected } from '#adapters/mail/message';
import { mails } from '#db/schema/mails';
import { inTransaction } from '#db/transaction';
import { composeMail } from '#mail/composeMail';
import { type MailRow, whileClaimed } from './claimMail.ts';
import type { ReportDependencies } from '#services/reports/dependencies';
import { pdfName } from '#services/reports/loadReport';
import { lockRevision, moveRevisionIfLegal, readRevision } from '#services/reports/revisionRow';
import { storedPdf } from '#services/reports/storedPdf';

type SendDependencies = Pick<
  ReportDependencies,
  'db' | 'clock' | 'log' | 'mailer' | 'sender' | 'store' | 'pdf' | 'jobs' | 'onStep'
>;

/**
 * The job `send-mail`: sends a queued message and marks it as sent; the delivery of a report also marks the report as
 * delivered. Messages sent or failed are left alone. One refused by the mail server for good fails with an alert.
 * Other errors are thrown, so that the job is retried, and so is `MailBusy` while another attempt holds the message.
 */
export async function sendMail(dependencies: SendDependencies, mailId: string): Promise<void> {
  const [mail] = await dependencies.db.select().from(mails).where(eq(mails.id, mailId));
  if (mail?.state !== 'queued') return;
  const attachments = await attachmentsOf(dependencies, mail).catch(async (error: unknown) => {
    await noteAttempt(dependencies, mail, error);
    throw error;
  });
  if (attachments === null) {
    await fail(dependencies, mail, 'The report was withdrawn before it was sent.');
    return;
  }
  await whileClaimed(dependencies, mailId, (claimed) => handOver(dependencies, claimed, attachments));
}

async function handOver(
  dependencies: SendDependencies,
  mail: MailRow,
  attachments: OutgoingMail['attachments'],
): Promise<void> {
  try {
    await dependencies.mailer.send(outgoing(dependencies, mail, attachments));
  } catch (error) {
    if (!(error instanceof MailRejected)) {
      await noteAttempt(dependencies, mail, error);
      throw error;
    }
    if (await fail(dependencies, mail, error.message))
      dependencies.log.error(
        { alert: true, mailId: mail.id, kind: mail.kind, orderId: mail.orderId },
        'a message was refused for good: correct the address with npm run orders, then resend',
      );
    return;
  }
  dependencies.onStep?.('sent');
  await markSent(dependencies, mail);
  dependencies.onStep?.('settled');
}

function outgoing(
  { sender }: SendDependencies,
  mail: MailRow,
  attachments: OutgoingMail['attachments'],
): OutgoingMail {
  const { text, html, replyTo } = composeMail(mail.kind, mail.payload, sender);
  return {
    messageId: mail.messageId,
    date: mail.createdAt,
    to: mail.toAddress,
    replyTo: replyTo ?? sender.supportEmail,
    subject: mail.subject,
    text,
    html,
    attachments,
  };
}

/**
 * The PDF of a delivery; null where its report was cancelled meanwhile. Throws while the report is being made again,
 * since its message waits for it.
 */
async function attachmentsOf(
  dependencies: SendDependencies,
  mail: MailRow,
): Promise<OutgoingMail['attachments'] | null> {
  if (mail.kind !== 'delivery' || mail.revisionId === null) return [];
  const revision = await readRevision(dependencies.db, mail.revisionId);
  if (!revision || revision.state === 'cancelled') return null;
  if (revision.state !== 'ready' && revision.state !== 'delivered')
    throw new Error(`The report of this message is ${revision.state}.`);
  const content = await storedPdf(dependencies, revision);
  return [{ filename: pdfName(revision.number), contentType: 'application/pdf', content }];
}

async function markSent({ db, clock }: SendDependencies, mail: MailRow): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await tx
      .update(mails)
      .set({
        state: 'sent',
        sentAt: at,
        lastError: null,
        claimedUntil: null,
        attempts: sql`${mails.attempts} + 1`,
      })
      .where(eq(mails.id, mail.id));
    if (mail.kind !== 'delivery' || mail.revisionId === null) return;
    const revision = await lockRevision(tx, mail.revisionId);
    if (revision !== null)
      await moveRevisionIfLegal(tx, revision, 'delivered', { deliveredAt: at, failure: null });
  });
}

/**
 * Matches the message while it has neither been sent nor failed nor been emptied. A person may be erased during an
 * attempt, and the mail server's reply, which may quote the address, must not be stored after that.
 */
const whileQueued = (mailId: string) => and(eq(mails.id, mailId), eq(mails.state, 'queued'));

async function noteAttempt({ db, log }: SendDependencies, mail: MailRow, error: unknown): Promise<void> {
  const lastError = errorReason(error).slice(0, 1000);
  await db
    .update(mails)
    .set({ lastError, attempts: sql`${mails.attempts} + 1` })
    .where(whileQueued(mail.id))
    .catch((reason: unknown) =>
      log.warn({ err: reason, mailId: mail.id }, 'a failed attempt was not written down'),
    );
}

/** Marks a queued message as failed; returns false, without changing it, where it was sent or emptied meanwhile. */
async function fail(
  { db }: Pick<SendDependencies, 'db'>,
  mail: Pick<MailRow, 'id'>,
  lastError: string,
): Promise<boolean> {
  const failed = await db
    .update(mails)
    .set({ state: 'failed', lastError, claimedUntil: null })
    .where(whileQueued(mail.id))
    .returning({ id: mails.id });
  return failed.length > 0;
}

/** After the last attempt: marks the message as failed and logs an `alert` for a person. */
export async function giveUpMail(
  { db, log }: Pick<SendDependencies, 'db' | 'log'>,
  mailId: string,
): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (mail?.state !== 'queued') return;
  if (!(await fail({ db }, mail, mail.lastError ?? 'The last attempt gave no answer.'))) return;
  log.error(
    { alert: true, mailId, kind: mail.kind, orderId: mail.orderId },
    `a message could not be sent; after mending the cause: npm run orders -- retry ${mail.orderId ?? 'all'}`,
  );
}
