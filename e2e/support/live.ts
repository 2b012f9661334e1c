import { expect, type Page } from '@playwright/test';

/** Waits until the page's script has taken over: the year in the footer is its to fill in. */
export async function pageIsLive(page: Page): Promise<void> {
  await expect(page.locator('footer'), 'the page is live').toContainText(/© 2\d{3} /);
}
