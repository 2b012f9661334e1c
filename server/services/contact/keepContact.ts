import { contactMessages } from '#db/schema/mails';
import { networkOf } from '#security/rateLimit';
import type { Context } from '../../context.ts';
import type { ContactMessage } from './readContact.ts';

/** Keeps a message with the moment its sender agreed to the privacy policy; it is mailed to the operator later. */
export async function keepContact(
  { db, clock, ids }: Pick<Context, 'db' | 'clock' | 'ids'>,
  message: ContactMessage,
  address: string,
): Promise<void> {
  const now = clock.now();
  await db
    .insert(contactMessages)
    .values({ id: ids.next(), ...message, consentAt: now, remote: networkOf(address), createdAt: now });
}
