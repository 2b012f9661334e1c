import type { Page } from '@playwright/test';
import { atAssessment, atSummary, completeAnswers, title } from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { enterOn } from './support/keyboard.ts';
import { ordersOf, payOnThisPage } from './support/payment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Escape closes the dialog that deletes the account, except while the request is running', async ({
  page,
}) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const letGo = await holdCalls(page, '**/users/me', 'DELETE');
  await opener.click();
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
  await dialog.getByLabel(/I understand/).check();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  letGo();
  await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Escape cancels a dialog, keeps everything, and returns the focus', async ({ page }) => {
  const dialog = page.getByRole('alertdialog');
  await atAssessment(page, { answers: completeAnswers, section: 3 });
  await enterOn(page, 'Start New');
  await expect(dialog).toHaveAccessibleName('Start a new assessment?');
  // Keys reach a dialog once the focus is in it.
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveAccessibleName('Resume Your Assessment?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Section 4 of 13')).toBeVisible();
  await expect(title(page)).toBeFocused();

  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada King');
  const home = page.getByRole('link', { name: /home page/ }).first();
  await home.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Leave without saving?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(home).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada King');
});

test('Escape skips the health questions without giving consent', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  const answers = Object.fromEntries(
    Object.entries(completeAnswers).filter(([id]) => !/^medic|special-needs$/.test(id)),
  );
  const draft = { version: 0, answers, section_index: 9, product_id: 'silver' };
  await api('PUT', '/drafts/profile-assessment', draft);
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  await enterOn(page, 'Resume');
  const dialog = page.getByRole('alertdialog', { name: 'May we ask about health?' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toHaveText('Health & Medical');
  await expect(page.getByText('2 questions about health are closed')).toBeVisible();
  expect(await api('GET', '/consents/health')).toMatchObject({ given: false });

  await enterOn(page, 'Answer them');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Answer them')).toBeFocused();
});

test('Escape closes the payment form and the sign-in dialog and returns the focus', async ({ page }) => {
  const api = await atSummary(page, newPerson());
  const form = await payOnThisPage(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await form.getByLabel('Card number').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Pay on this page instead')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Card number')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Pay on this page instead')).toBeFocused();
  expect(await ordersOf(api)).toMatchObject([{ state: 'awaiting_payment' }]);

  const { api: other } = await atAssessment(page, { answers: completeAnswers, section: 3 });
  await enterOn(page, 'Resume');
  await expect(page.getByText('Section 4 of 13')).toBeVisible();
  await other('POST', '/logout');
  await enterOn(page, 'Save Progress');
  const signIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByText('Password is required')).toBeVisible();
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toHaveCount(0);
  await expect(button(page, 'Save Progress')).toBeFocused();
});
