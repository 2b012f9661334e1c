/// <reference lib="dom" />
import { pageIsLive } from './support/live.ts';
import { expect, test } from './support/test.ts';

test('after a link the keyboard goes on in the new page, whose title is read out', async ({ page }) => {
  await page.goto('/resources');
  await pageIsLive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /library/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/resources\/library$/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('p[aria-live="polite"]', { hasText: 'Library' })).toBeAttached();
  await page.getByLabel('Search').fill('nothing has this word');
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('a link to a section of another page leads the keyboard to that section', async ({ page }) => {
  await page.goto('/about');
  await pageIsLive(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq')).toBeFocused();
});

test('the bar marks the section of the home page that is read', async ({ page }) => {
  await page.goto('/');
  await pageIsLive(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click();
  const marked = page.getByRole('navigation').locator('a[aria-current="location"]');
  await expect(marked).toHaveCount(0);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('faq')?.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toHaveText('FAQ');
  await page.evaluate(() => document.getElementById('testimonials')?.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toHaveText('Testimonials');
});

test('a style sheet that hangs leaves a page its looks, and in the end its scripts', async ({ page }) => {
  let isAskedFor = false;
  await page.route('**/assets/root-*.css', () => {
    isAskedFor = true;
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await pageIsLive(page);
  expect(isAskedFor).toBe(true);
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'FAQ' })).toBeVisible();
});
