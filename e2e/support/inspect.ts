/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the page as it is: axe finds no fault, and nothing scrolls horizontally. */
export async function inspect(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(350);
  // A fixed bar covers other controls, which axe takes for targets that are too small. At the end of the page it is
  // in its own place; a smooth scroll may still be running.
  if ((await page.locator('[data-sticky-actions]').count()) > 0) {
    await expect(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await page.waitForTimeout(150);
      const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      expect(left).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 10_000 });
  }
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, `axe on ${where}`).toEqual([]);
  // axe does not count disclosure controls among targets.
  const low = await page
    .locator('summary')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24)
        .map((one) => one.outerHTML.slice(0, 160)),
    );
  expect(low, `too low to press on ${where}`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
