import type { User } from '@global-fit/contract/accounts';
import type { Queryable } from '#db/connect';
import { queueMail } from '#services/mails/queueMail';
import type { Context } from '../../context.ts';

/**
 * Queues the message about a changed password in the transaction of the change. `change` identifies the change, `by`
 * says how it was made.
 */
export async function tellOfPassword(
  context: Context,
  tx: Queryable,
  { id, email }: Pick<User, 'id' | 'email'>,
  { change, by }: { readonly change: string; readonly by: 'password' | 'link' },
): Promise<void> {
  await queueMail(context, tx, {
    kind: 'password-changed',
    dedupeKey: `password-changed:${change}`,
    to: email,
    subject: 'The password of your account was changed',
    userId: id,
    payload: { at: context.clock.now().toISOString(), by },
  });
}
