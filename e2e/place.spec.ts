/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { atAssessment, completeAnswers, nextButton, title } from './support/assessment.ts';
import { newCustomer, reportReady } from './support/customer.ts';
import { remember } from './support/person.ts';
import { expect, test } from './support/test.ts';

const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls as a hand does and returns where the page stands then. */
async function scrolledTo(page: Page, pixels: number): Promise<number> {
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => place(page)).toBeGreaterThan(pixels - 200);
  await page.waitForTimeout(300);
  return place(page);
}

/** Passages above may still come in by then, so a line's height more or less is the same place. */
const expectAt = (page: Page, before: number): Promise<void> =>
  expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(40);

test('a reader is back in place after a reload, a step back, and an end in the background', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const owner = await newCustomer('bronze');
  await remember(page, await reportReady(owner));
  await page.setViewportSize({ width: 390, height: 844 });
  const order = `/account/orders/${owner.orderId}`;
  const sources = page.getByRole('heading', { name: 'Sources', exact: true });

  await test.step('a reload of the report', async () => {
    await page.goto(`${order}/report`);
    await expect(sources).toBeAttached();
    const before = await scrolledTo(page, 9000);
    await page.reload();
    await expect(sources).toBeAttached();
    await expectAt(page, before);
  });

  await test.step('a page that a phone ended in the background without telling it', async () => {
    const before = await scrolledTo(page, 3000);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.reload();
    await expect(sources).toBeAttached();
    await expectAt(page, before);
  });

  await test.step('a step back from a chapter chosen in the contents', async () => {
    const before = await place(page);
    const bar = page.locator('details:has(nav[aria-label="Contents of the report"])');
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Comparison' }).click();
    const comparison = page.getByRole('heading', { name: 'Comparison', exact: true });
    await expect(comparison).toBeFocused();
    await expect(comparison).toBeInViewport();
    await page.goBack();
    await expectAt(page, before);
  });

  await test.step('a step back from another page', async () => {
    const read = await place(page);
    // A click would scroll to the link first.
    await page.getByRole('link', { name: 'Order details' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const before = await scrolledTo(page, 400);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAt(page, before);
    await page.goBack();
    await expect(sources).toBeAttached();
    await expectAt(page, read);
  });

  await test.step('another page opened anew in the same tab begins at its top', async () => {
    await scrolledTo(page, 3000);
    await page.goto('/account/settings');
    await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
    expect(await place(page)).toBe(0);
  });
});

test('a section of the assessment is seen from its top at once, also after a longer one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 820 });
  await atAssessment(page, { answers: completeAnswers, section: 3 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Family & Dependents');
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const note = (): void => {
      if (document.querySelector('h1')?.textContent === 'Financial Foundation') places.push(scrollY);
      if (places.length < 20) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await nextButton(page).click();
  const places = (): Promise<number[]> =>
    page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
  await expect.poll(async () => (await places()).length).toBe(20);
  expect(new Set(await places())).toEqual(new Set([0]));
  await page.getByRole('button', { name: 'Previous Section' }).click();
  await expect(title(page)).toHaveText('Family & Dependents');
  await page.waitForTimeout(500);
  expect(await place(page), 'where the way back leads').toBe(0);
});
