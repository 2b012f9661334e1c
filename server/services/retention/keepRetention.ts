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

/** The order matters: a profile is unused once its orders are deleted, an account empty once its orders are. */
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
 * Deletes what exceeds the periods of the privacy policy. One error does not stop the other steps; throws an
 * `AggregateError` of all errors at the end.
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
