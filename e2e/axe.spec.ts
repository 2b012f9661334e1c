/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { countryPath, paths, publicPaths } from '../web/paths.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/test.ts';

const PAGES = [...publicPaths, countryPath('portugal'), paths.signIn, paths.resetPassword, '/no-such-page'];
const WIDTHS = [1440, 390];
const THEMES = ['light', 'dark'] as const;

/** Checks the page in both themes and at both widths. */
async function inspectAllViews(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await inspect(page, `${where}, ${theme}, ${width} px`);
    }
  }
}

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A moved page redirects by itself; its target is checked.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Redirecting/);
    await page.waitForLoadState('networkidle');
    await inspectAllViews(page, path);
  });
}

test('axe finds nothing on open menus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Explore' }).click();
  await inspect(page, 'the wide menu');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: /menu/i }).click();
  await inspect(page, 'the narrow menu');
});

test('axe finds nothing on a contact form with errors', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // The browser itself stops empty fields and invalid addresses; spaces are left for the server to refuse.
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByLabel('Email', { exact: true }).fill('ada@example');
  await page.getByLabel('Message', { exact: true }).fill(' ');
  await page.getByRole('checkbox', { name: /I agree that my message/ }).check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await inspectAllViews(page, 'the contact form with errors');
});
