import { ApiError, invalid } from '@global-fit/contract/errors';
import { FREE_REGENERATIONS } from '@global-fit/contract/orders';
import { UNFINISHED_REVISION_STATES } from '@global-fit/contract/revisionStates';
import { canonicalAnswers } from '@global-fit/questionnaire/checks/submission';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { inTransaction } from '#db/transaction';
import { holdAccount } from '#services/accounts/liveAccount';
import { hasNewSecondAdult } from '#services/couples/coupleOfReport';
import { findProfile, type ProfileRow } from '#services/profiles/findProfile';
import type { OrderDependencies } from '../dependencies.ts';
import { lockOrder, type Order } from '../orderRow.ts';

type Revision = typeof reportRevisions.$inferSelect;

const EDITIONS = 1 + FREE_REGENERATIONS;

function refuse(detail: string): ApiError {
  return new ApiError('conflict', { detail });
}

async function ownOrder(tx: Queryable, userId: string, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (order?.userId !== userId) throw new ApiError('not_found', { detail: 'There is no such order.' });
  if (order.state !== 'paid')
    throw refuse('Only a report that is paid for, and not being refunded, can be made anew.');
  return order;
}

async function latestEdition(tx: Queryable, orderId: string): Promise<Revision | null> {
  const [latest] = await tx
    .select()
    .from(reportRevisions)
    .where(eq(reportRevisions.orderId, orderId))
    .orderBy(desc(reportRevisions.number))
    .limit(1);
  return latest ?? null;
}

async function sameAnswers(tx: Queryable, latest: Revision, profile: ProfileRow): Promise<boolean> {
  if (latest.profileId === profile.id) return true;
  const [before] = await tx.select().from(profiles).where(eq(profiles.id, latest.profileId));
  return before !== undefined && canonicalAnswers(before.answers) === canonicalAnswers(profile.answers);
}

/**
 * Makes the report of an order again from other answers of the same person: creates the next edition and its job in
 * one transaction. Asking again for an edition in progress changes nothing. Throws 404 for an order or profile that
 * is not theirs; 409 while an edition is being made, after three new editions, and where `after` is not the newest
 * one; 422 where no answers have changed.
 */
export async function regenerateReport(
  dependencies: OrderDependencies,
  userId: string,
  orderId: string,
  profileId: string,
  after?: number,
): Promise<void> {
  const { db, clock, ids, jobs } = dependencies;
  const profile = await findProfile(db, userId, profileId);
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, userId);
    const order = await ownOrder(tx, userId, orderId);
    if (!profile) throw new ApiError('not_found', { detail: 'The profile was not found.' });
    const latest = await latestEdition(tx, orderId);
    if (!latest) throw refuse('There is no report yet that could be made anew.');
    const underWay = UNFINISHED_REVISION_STATES.includes(latest.state);
    if (underWay && latest.number > 1 && latest.profileId === profile.id) return;
    if (underWay) throw refuse('Your report is being made. It can be made anew once it is delivered.');
    if (after !== undefined && after !== latest.number)
      throw refuse(
        'A newer edition of this report was ordered in the meantime. Reload this page to go on from its answers.',
      );
    if (latest.number >= EDITIONS)
      throw refuse(
        'This report was made anew three times, as often as its price includes. Write to us if it needs another change.',
      );
    if ((await sameAnswers(tx, latest, profile)) && !(await hasNewSecondAdult(tx, latest))) {
      throw invalid([
        {
          loc: ['body', 'survey_results_id'],
          msg: 'These are the answers that the report was made from. Change an answer first.',
          type: 'unchanged',
        },
      ]);
    }
    const id = ids.next();
    await tx.insert(reportRevisions).values({
      id,
      orderId: order.id,
      number: latest.number + 1,
      profileId: profile.id,
      state: 'queued',
      createdAt: clock.now(),
    });
    await jobs.makeReport(tx, id);
  });
}
