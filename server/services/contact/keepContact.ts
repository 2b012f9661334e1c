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
 * Keeps a message with the moment its sender agreed to the privacy policy, and puts it into the support desk's mail
 * in the same transaction: a mail server that is down loses nothing. `userId` is who is signed in, null for nobody.
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
