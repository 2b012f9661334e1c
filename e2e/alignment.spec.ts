/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { atSummary } from './support/assessment.ts';
import { payOnThisPage } from './support/payment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** In every question the first button in the source is the last on its line. */
async function expectAtEnd(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  const button = await boxOf(dialog.getByRole('button', { name, exact: true }));
  const words = await boxOf(dialog.locator('p').first());
  expect(button.x + button.width, name).toBeCloseTo(words.x + words.width, 0);
}

test('the account’s navigation lines up with its heading, and the buttons of its dialogs with their text', async ({
  page,
}) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').waitFor();
  const rooms = page.getByRole('navigation', { name: 'My account' });
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  expect((await boxOf(rooms.getByRole('link').first())).x).toBe(heading.x);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAtEnd(page, 'Delete my account');
  await page.keyboard.press('Escape');
  await page.getByLabel('Full name').fill('Ada King');
  await rooms.getByRole('link', { name: 'Orders' }).click();
  await expectAtEnd(page, 'Stay here');
});

test('the card’s expiry date and security code line up when one label wraps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atSummary(page, newPerson());
  const form = await payOnThisPage(page);
  const expiry = await boxOf(form.getByLabel(/Expiry date/));
  const code = await boxOf(form.getByLabel(/Security code/));
  expect(code.y).toBe(expiry.y);
  expect(code.height).toBe(expiry.height);
});
