/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing that axe can find is wrong with the page as it stands, and nothing scrolls sideways. */
export async function inspect(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(350);
  // A bar that sticks to the window lies over other controls, which axe takes for small targets. At the end of the
  // page it lies in its own place; a smooth scroll of the page's own may still be on its way elsewhere.
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
  // axe does not count what opens and closes among targets.
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
