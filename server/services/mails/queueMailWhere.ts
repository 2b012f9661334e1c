import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import type { MailDependencies, NewMail } from './queueMail.ts';

export interface MailWhere extends Omit<NewMail, 'orderId' | 'revisionId' | 'userId'> {
  /** The account the message is about, as an SQL expression. */
  readonly userId: SQL;
  /** The message is created only where this is true. */
  readonly where: SQL;
}

/**
 * Like `queueMail`, for messages whose existence must not be observable: the statements and the job are the same
 * whether the condition holds or not, except that the job then finds no message.
 */
export async function queueMailWhere(
  { ids, clock, mailDomain, jobs }: MailDependencies,
  tx: Queryable,
  mail: MailWhere,
): Promise<void> {
  const id = ids.next();
  await tx.execute(sql`
    insert into ${mails}
      (id, dedupe_key, kind, user_id, to_address, subject, payload, message_id, state, created_at)
    select ${id}::uuid, ${mail.dedupeKey}, ${mail.kind}, ${mail.userId}, ${mail.to}, ${mail.subject},
      ${JSON.stringify(mail.payload)}::jsonb, ${`<${id}@${mailDomain}>`}, 'queued',
      ${clock.now().toISOString()}::timestamptz
    where ${mail.where}`);
  await jobs.sendMail(tx, id);
}
