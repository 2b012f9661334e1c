import { contactMessages } from '#db/schema/mails';
import { inTransaction } from '#db/transaction';
import { networkOf } from '#security/rateLimit';
import { holdAccount } from '#services/accounts/liveAccount';
import { queueMail } from '#services/mails/queueMail';
import type { Context } from '../../context.ts';
import { contactMailKey } from './ownMessages.ts';
import type { ContactMessage } from './readContact.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'ids' | 'jobs' | 'mailDomain' | 'sender'>;

/**
 * Stores a message with the time of consent to the privacy policy, and queues the mail to the support desk in the
 * same transaction, so that nothing is lost while a mail server is down. `userId` is the signed-in account or null.
 * Throws 401 where that person was erased.
 */
export async function keepContact(
  parts: Parts,
  message: ContactMessage,
  address: string,
  userId: string | null,
): Promise<void> {
  const now = parts.clock.now();
  const id = parts.ids.next();
  await inTransaction(parts.db, async (tx) => {
    if (userId !== null) await holdAccount(tx, userId);
    await tx.insert(contactMessages).values({
      id,
      userId,
      ...message,
      consentAt: now,
      remote: networkOf(address),
      createdAt: now,
    });
    await queueMail(parts, tx, {
      kind: 'contact',
      dedupeKey: contactMailKey(id),
      to: parts.sender.supportEmail,
      subject: 'A message from the contact form',
      payload: { name: message.name, email: message.email, message: message.message },
    });
  });
}
