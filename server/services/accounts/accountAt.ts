import { eq } from 'drizzle-orm';
import type { Database } from '#db/connect';
import { users } from '#db/schema/users';

/** The id of the account with an address as an operator types it, ignoring case; null where there is none. */
export async function accountAt(db: Database, address: string): Promise<string | null> {
  const email = address.trim().toLowerCase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}
