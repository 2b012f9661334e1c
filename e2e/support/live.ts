import { expect, type Page } from '@playwright/test';

/** Waits for hydration, after which the footer has its year. */
export async function pageIsLive(page: Page): Promise<void> {
  await expect(page.locator('footer'), 'the page is live').toContainText(/© 2\d{3} /);
}

/** Opens a page and waits until it has loaded everything, its scripts included. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}
