import type { Context } from '../../context.ts';
import { forgetContactMessages, forgetMailContent } from './forgetMessages.ts';
import { forgetOldDrafts } from './forgetOldDrafts.ts';
import {
  forgetErasedAccounts,
  forgetErasedOrders,
  forgetUnpaidOrders,
  forgetUnusedProfiles,
} from './forgetOrders.ts';
import { forgetCheckoutSessions, forgetProviderEvents, forgetTestPayments } from './forgetPayments.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'log'>;

/** In this order: a profile is unused once its orders are gone, an account empty once its orders are. */
const TASKS: readonly ((parts: Parts) => Promise<number>)[] = [
  forgetContactMessages,
  forgetMailContent,
  forgetProviderEvents,
  forgetCheckoutSessions,
  forgetTestPayments,
  forgetOldDrafts,
  forgetUnpaidOrders,
  forgetErasedOrders,
  forgetUnusedProfiles,
  forgetErasedAccounts,
];

/**
 * Removes what the privacy policy says is kept no longer. One trouble does not keep the others from being done; throws
 * an `AggregateError` of all troubles at the end.
 */
export async function keepRetention(parts: Parts): Promise<void> {
  const troubles: unknown[] = [];
  for (const task of TASKS) {
    try {
      const count = await task(parts);
      if (count > 0) parts.log.info({ task: task.name, count }, 'kept no longer');
    } catch (error) {
      parts.log.warn({ err: error, task: task.name }, 'what is due could not be forgotten');
      troubles.push(error);
    }
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'Not everything that is due was forgotten.');
}
