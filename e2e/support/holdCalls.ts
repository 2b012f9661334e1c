import type { Page } from '@playwright/test';

/** Keeps calls to an address waiting, or those of one method only; gives what lets them go. */
export async function holdCalls(page: Page, url: string, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}
