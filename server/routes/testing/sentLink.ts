import { eq } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import type { TestApp } from '#testing/app';

/** The messages to an address, oldest first. */
export function mailsTo({ context }: TestApp, address: string) {
  return context.db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(mails.createdAt);
}

/** The one-time token in the newest message to an address. */
export async function tokenSentTo(test: TestApp, address: string): Promise<string> {
  const url = (await mailsTo(test, address)).at(-1)?.payload['url'];
  const token = /#token=([\w-]{43})$/.exec(String(url))?.[1];
  if (!token) throw new Error(`No link was sent to ${address}.`);
  return token;
}
