import type { SiteConfig } from '@global-fit/contract/siteConfig';
import { call } from './client.ts';

let asked: Promise<SiteConfig> | null = null;

/**
 * What pages must know of this installation, asked once per visit: nothing of it is baked into them. After a
 * failure the next caller asks again.
 */
export function readConfig(): Promise<SiteConfig> {
  asked ??= call<SiteConfig>('/config').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
