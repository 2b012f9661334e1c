import { atSummary } from './support/assessment.ts';
import { proceed } from './support/payment.ts';
import { newPerson } from './support/person.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

test('the payment step of a translated page goes on when its words come and go', async ({ page }) => {
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

test('a count that changes is seen to change on a translated page', async ({ page }) => {
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
