import { z } from 'zod';
import type { Database } from '#db/connect';
import { accountAt } from '#services/accounts/accountAt';
import { isLive } from '#services/accounts/liveAccount';
import { CommandFault } from './command.ts';

/** Whom a command is about: the address of a person, or the number of an account, as the log names it. */
export type Whom = { readonly email: string } | { readonly id: string };

/** The one that was named; null for none, both, and a number that is none. */
export function readWhom({
  email,
  id,
}: {
  readonly email?: string | undefined;
  readonly id?: string | undefined;
}): Whom | null {
  if (email && id === undefined) return { email };
  return email === undefined && id !== undefined && z.uuid().safeParse(id).success ? { id } : null;
}

/** What was named, as it was written. */
export const wordOf = (whom: Whom): string => ('id' in whom ? whom.id : whom.email);

/** The number of the account. Throws `CommandFault` where there is none, or its person was erased. */
export async function accountOf(db: Database, whom: Whom): Promise<string> {
  const userId = 'id' in whom ? whom.id : await accountAt(db, whom.email);
  if (userId === null || !(await isLive(db, userId)))
    throw new CommandFault(`There is no account ${wordOf(whom)}.`);
  return userId;
}
