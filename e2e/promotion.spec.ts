/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { expect, test } from './support/test.ts';

const RUNNING = new Date('2025-05-20T12:00:00');
const banner = (page: Page) => page.getByRole('complementary', { name: 'Promotion' });

test('the banner is not shown after the promotion has ended', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`the banner shifts nothing when it appears, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(RUNNING);
    for (const path of [paths.home, paths.onboarding, paths.account]) {
      await page.goto(path);
      await expect(banner(page).getByRole('timer')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
              resolve(shifts.reduce((sum, { value }) => sum + value, 0));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(moved, path).toBeLessThan(0.01);
    }
  });

test('the banner shows while the promotion runs, counts down, and stays dismissed', async ({ page }) => {
  await page.clock.setFixedTime(RUNNING);
  await page.goto('/');
  await expect(banner(page)).toContainText('50% off with code MAC25');
  await expect(banner(page).getByRole('timer')).toContainText('11d 11h 59m 59s');
  await page.getByRole('button', { name: 'Dismiss promotion' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(paths.about);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
});

test('while the promotion runs, the product step names its code and links to where it is given out', async ({
  page,
}) => {
  await page.clock.install({ time: RUNNING });
  await page.goto('/onboarding');
  const promotion = page.getByRole('complementary', { name: 'Conference promotion' });
  await expect(promotion).toContainText('MAC25');
  await expect(promotion.getByRole('link')).toHaveAttribute('href', /^https:/);
});
