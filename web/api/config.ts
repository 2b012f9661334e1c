import type { SiteConfig } from '@global-fit/contract/siteConfig';
import { call } from './client.ts';

let asked: Promise<SiteConfig> | null = null;

/**
 * Configuration of this installation, fetched once per visit and never built into pages. After a failure the next
 * caller tries again.
 */
export function readConfig(): Promise<SiteConfig> {
  asked ??= call<SiteConfig>('/config').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
