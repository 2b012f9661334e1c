import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

export interface Delivery {
  readonly file: string;
  readonly mail: Email;
  readonly pdf: Uint8Array;
}

/** Waits for the message to this address with a PDF. */
export async function waitForReport(folder: string, address: string, limitMs = 120_000): Promise<Delivery> {
  const until = performance.now() + limitMs;
  const seen = new Set<string>();
  while (performance.now() < until) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml') || seen.has(name)) continue;
      seen.add(name);
      const file = join(folder, name);
      const mail = await PostalMime.parse(await readFile(file));
      const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
      if (!pdf || !mail.to?.some((to) => to.address === address)) continue;
      const content =
        typeof pdf.content === 'string' ? Buffer.from(pdf.content, 'base64') : new Uint8Array(pdf.content);
      return { file, mail, pdf: content };
    }
    await delay(50);
  }
  throw new Error(`No report reached ${address} within ${limitMs / 1000} s.`);
}
