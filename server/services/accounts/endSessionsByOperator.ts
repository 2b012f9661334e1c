import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { endLiveSessions } from './session.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'log'>;

/**
 * Ends every session of the person with this address, however it is written; they are signed out with their next
 * request. Gives back how many there were; null when no account has the address.
 */
export async function endSessionsOf(context: Parts, address: string): Promise<number | null> {
  const email = address.trim().toLowerCase();
  const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return null;
  const ended = await endLiveSessions(context, user.id);
  logAccountEvent(context, 'sessions_ended_by_operator', user.id);
  return ended;
}

/** Ends every session of everybody. Gives back how many there were. */
export async function endSessionsOfAll(context: Parts): Promise<number> {
  const ended = await endLiveSessions(context, null);
  logAccountEvent(context, 'sessions_ended_by_operator', null);
  return ended;
}
