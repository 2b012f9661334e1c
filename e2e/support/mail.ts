import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { product } from './test.ts';

/** All messages sent to an address. */
export async function mailsTo(address: string): Promise<Email[]> {
  const names = (await readdir(product.mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(product.mailFolder, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** Waits for a matching message to the address. Throws after `limit` ms, naming what did arrive. */
export async function waitForMail(
  address: string,
  fits: (mail: Email) => boolean,
  limit = 60_000,
): Promise<Email> {
  const until = Date.now() + limit;
  let arrived: Email[] = [];
  while (Date.now() < until) {
    arrived = await mailsTo(address);
    const found = arrived.find(fits);
    if (found) return found;
    await delay(200);
  }
  throw new Error(
    `No such mail to ${address}; there are: ${arrived.map(({ subject }) => subject).join(', ') || 'none'}.`,
  );
}

export const hasPdf = (mail: Email): boolean =>
  mail.attachments.some(({ mimeType }) => mimeType === 'application/pdf');
