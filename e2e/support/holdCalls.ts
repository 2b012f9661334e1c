import type { Page } from '@playwright/test';

/** Delays calls to an address, optionally of one method only; returns a function that releases them. */
export async function holdCalls(page: Page, url: string, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}
