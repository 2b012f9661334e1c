import type { Clock } from '#adapters/clock';
import type { Ids } from '#adapters/ids';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';

export interface MailDependencies {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Domain part of Message-IDs: the domain of MAIL_FROM. */
  readonly mailDomain: string;
  readonly jobs: { sendMail(tx: Queryable, mailId: string): Promise<void> };
}

export interface NewMail {
  readonly kind: string;
  /** Prevents a second message of the same meaning: "confirmation:<order id>". */
  readonly dedupeKey: string;
  readonly to: string;
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly orderId?: string;
  readonly revisionId?: string;
  readonly userId?: string;
}

/**
 * Queues a message and its job in the transaction. At most one message exists per `dedupeKey`: a second call changes
 * nothing and returns false.
 */
export async function queueMail(
  dependencies: MailDependencies,
  tx: Queryable,
  mail: NewMail,
): Promise<boolean> {
  const id = dependencies.ids.next();
  const rows = await tx
    .insert(mails)
    .values({
      id,
      dedupeKey: mail.dedupeKey,
      kind: mail.kind,
      orderId: mail.orderId ?? null,
      revisionId: mail.revisionId ?? null,
      userId: mail.userId ?? null,
      toAddress: mail.to,
      subject: mail.subject,
      payload: mail.payload,
      messageId: `<${id}@${dependencies.mailDomain}>`,
      state: 'queued',
      createdAt: dependencies.clock.now(),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (rows.length === 0) return false;
  await dependencies.jobs.sendMail(tx, id);
  return true;
}
