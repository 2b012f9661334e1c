import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { endLiveSessions } from './session.ts';

/**
 * Ends every session of an account or, for null, of everybody, who are then signed out at their next request. Returns
 * the number of sessions.
 */
export async function endSessionsByOperator(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  userId: string | null,
): Promise<number> {
  const ended = await endLiveSessions(context, userId);
  logAccountEvent(context, 'sessions_ended_by_operator', userId);
  return ended;
}
