import type { SecondAdultInvited } from '@global-fit/contract/couples';
import { ApiError } from '@global-fit/contract/errors';
import { SECOND_ADULT_LINK_DAYS } from '@global-fit/contract/secondAdultTerms';
import { secondAdultForms } from '#db/schema/couples';
import { inTransaction } from '#db/transaction';
import { countUse } from '#security/rateLimit';
import { newToken, tokenHash } from '#security/token';
import type { Context } from '../../context.ts';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { holdAccount } from '#services/accounts/liveAccount';
import { newestProfile, presentForm } from './secondAdultForm.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Creates a private link for the second adult, replacing the last one, which ends at once. Answers are kept, and a
 * form used by a report can be changed again. Throws 409 before a profile is saved, 429.
 */
export async function inviteSecondAdult(context: Context, userId: string): Promise<SecondAdultInvited> {
  const { db, clock, config } = context;
  await countUse(context, 'SECOND_ADULT_LINK', userId);
  if ((await newestProfile(db, userId)) === null)
    throw new ApiError('conflict', { detail: 'Save your own profile first; then you can invite somebody.' });
  const token = newToken(context);
  const now = clock.now();
  const link = {
    tokenHash: tokenHash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SECOND_ADULT_LINK_DAYS * DAY_MS),
    usedAt: null,
  };
  const [row] = await inTransaction(db, async (tx) => {
    await holdAccount(tx, userId);
    return tx
      .insert(secondAdultForms)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: secondAdultForms.userId, set: link })
      .returning();
  });
  if (!row) throw new Error('The new form was not returned.');
  logAccountEvent(context, 'second_adult_invited', userId);
  // Behind the "#": it reaches no server log and no referrer.
  return { form: presentForm(row, now), link: `${config.PUBLIC_URL}/partner#token=${token}` };
}
