/// <reference lib="dom" />
import { atSummary } from './support/assessment.ts';
import { secondAdultLink } from './support/couple.ts';
import { proceed } from './support/payment.ts';
import { newPerson } from './support/person.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

test('the payment step of a translated page works when its texts change', async ({ page }) => {
  await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(page.getByText('Nothing has been charged yet.')).toBeVisible();
  await translate(page);
  await expect(page.getByText('NOTHING HAS BEEN CHARGED YET.')).toBeVisible();
  // The form gets no session, since one of its own would end the session that the text is about.
  await page.route('**/payments/create-checkout-session', () => {});
  await page.getByRole('button', { name: 'PAY ON THIS PAGE INSTEAD' }).click();
  const dialog = page.getByRole('dialog', { name: /complete your purchase/i });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('NOTHING HAS BEEN CHARGED YET.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('NOTHING HAS BEEN CHARGED YET.')).toBeVisible();
});

test('a changing count is updated on a translated page', async ({ page }) => {
  await page.goto('/resources/library');
  await translate(page);
  const search = page.getByRole('searchbox');
  for (const [typed, count] of [
    ['pet', 1],
    ['nothing like it', 0],
    ['', 4],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('status').filter({ hasText: 'SHOWING' })).toHaveText(
      `SHOWING ${count} OF 4 RESOURCES`,
    );
  }
});

test.describe('in a browser whose language is Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('a slider runs from left to right like its labels', async ({ page }) => {
    const { link } = await secondAdultLink();
    await page.goto(link);
    const slider = page.getByRole('slider').first();
    const field = slider.locator('xpath=ancestor::*[@role="group"][1]');
    await expect(slider).toHaveValue('3');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('4');
    await expect(field.locator('output')).toHaveText('4');
    const thumb = await slider.locator('xpath=ancestor::*[contains(@class, "rounded-full")]').boundingBox();
    const track = await field.boundingBox();
    if (!thumb || !track) throw new Error('The slider has no place on the page.');
    expect(thumb.x + thumb.width / 2).toBeGreaterThan(track.x + track.width / 2);
    // As some translations do.
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const ends = await Promise.all(
      ['Not important', 'Very important'].map((end) => field.getByText(end, { exact: true }).boundingBox()),
    );
    expect(ends[0]?.x).toBeLessThan(ends[1]?.x ?? 0);
  });

  test('a searchable list is announced in the language of the page', async ({ page }) => {
    await page.goto('/onboarding?product=silver');
    await page.getByRole('combobox', { name: 'Country of residence' }).pressSequentially('portu');
    await expect(page.locator('[data-live-announcer]')).toContainText(/\d+ options? available/);
  });
});
