import { expect, type Page } from '@playwright/test';

/** Waits for hydration, after which the footer has its year. */
export async function pageIsLive(page: Page): Promise<void> {
  await expect(page.locator('footer'), 'the page is live').toContainText(/© 2\d{3} /);
}
