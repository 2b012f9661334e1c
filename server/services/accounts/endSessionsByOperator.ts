import type { Context } from '../../context.ts';
import { accountAt } from './accountAt.ts';
import { logAccountEvent } from './accountEvent.ts';
import { endLiveSessions } from './session.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'log'>;

/**
 * Ends every session of the person with this address, however it is written; they are signed out with their next
 * request. Gives back how many there were; null when no account has the address.
 */
export async function endSessionsOf(context: Parts, address: string): Promise<number | null> {
  const userId = await accountAt(context.db, address);
  if (userId === null) return null;
  const ended = await endLiveSessions(context, userId);
  logAccountEvent(context, 'sessions_ended_by_operator', userId);
  return ended;
}

/** Ends every session of everybody. Gives back how many there were. */
export async function endSessionsOfAll(context: Parts): Promise<number> {
  const ended = await endLiveSessions(context, null);
  logAccountEvent(context, 'sessions_ended_by_operator', null);
  return ended;
}
