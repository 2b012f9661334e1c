/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/** The share of the window's height covered by fixed bars, in the middle of the page. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scroller = document.documentElement;
    scrollTo({ top: (scroller.scrollHeight - innerHeight) / 2, behavior: 'instant' });
    const rows = new Set<number>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, visibility, pointerEvents } = getComputedStyle(element);
      if ((position !== 'sticky' && position !== 'fixed') || visibility === 'hidden') continue;
      // Confetti covers nothing permanently.
      if (pointerEvents === 'none') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      // A side column covers nothing.
      if (width < innerWidth / 2) continue;
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row += 1)
        rows.add(row);
    }
    return rows.size / innerHeight;
  });
}

/** What covers or cuts off the focused control; null where it is visible. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const name = (element: Element): string => element.outerHTML.slice(0, 120);
    // Some controls are drawn by others, such as a chip or a slider's thumb; then their label or parent is visible.
    const isDrawn = (element: Element): boolean =>
      element.getBoundingClientRect().width > 3 && Number(getComputedStyle(element).opacity) > 0.01;
    let seen: Element = focused;
    for (let one: Element | null = focused; one && one !== document.body; one = one.parentElement)
      if (!isDrawn(one)) seen = one.closest('label') ?? one.parentElement ?? one;
    const box = seen.getBoundingClientRect();
    if (box.width === 0) return null;
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (right - left < Math.min(box.width, innerWidth) * 0.9) return `cut off at the side: ${name(focused)}`;
    // Scroll positions are whole pixels.
    if (bottom - top < Math.min(box.height, innerHeight * 0.5) - 1)
      return `out of the window: ${name(focused)}`;
    for (const at of [0.15, 0.5, 0.85]) {
      const over = document.elementFromPoint((left + right) / 2, top + (bottom - top) * at);
      const bar = over?.closest<HTMLElement>('[data-sticky-actions], header, nav, aside, [role="region"]');
      if (!over || !bar || bar.contains(focused)) continue;
      const { position } = getComputedStyle(bar);
      if (position === 'sticky' || position === 'fixed') return `${name(over)} over ${name(focused)}`;
    }
    return null;
  });
}

/**
 * At the present window size: nothing scrolls horizontally, bars leave at least three quarters of the window to the
 * page, and every control reached by Tab, up to `stops` of them, is visible when it has the focus.
 */
export async function nothingCovered(page: Page, where: string, stops = 40): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  const isModal = (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0;
  if (!isModal) expect(await stuckShare(page), `bars on ${where}`).toBeLessThanOrEqual(1 / 4);
  for (let at = 0; at < stops; at += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    await expect
      .configure({ soft: true })
      .poll(() => coverOfFocus(page), { message: `focus on ${where}`, timeout: 3000 })
      .toBeNull();
  }
}
