import type { Page } from '@playwright/test';
import { atSummary, completeAnswers, seedDraft, title } from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { CARDS, ordersOf, payByCard, pickCountry, proceed } from './support/payment.ts';
import { newPerson, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a reload at each step of a purchase loses nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const person = newPerson();
  const { api } = await signUp(person);
  await seedDraft(api, completeAnswers, 6, 'gold');
  page.on('dialog', (dialog) => void dialog.accept());

  await page.goto('/onboarding');
  await page.reload();
  await page.getByRole('button', { name: 'Select Global Fit Report Gold' }).click();

  await expect(title(page)).toHaveText('Create Your Account');
  await page.reload();
  await page.getByRole('button', { name: 'Login Instead' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await expect(page.getByRole('alertdialog')).toContainText('Lifestyle Preferences');
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Section 7 of 13')).toBeVisible();
  await page.getByRole('radio', { name: /A culture close to my own/ }).check();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('radio', { name: /A culture close to my own/ })).toBeChecked();
  for (let at = 7; at <= 13; at += 1) {
    await expect(page.getByText(`Section ${at} of 13`)).toBeVisible();
    await page.getByRole('button', { name: /^(Next Section|Complete Profile)$/ }).click();
  }
  await expect(title(page)).toHaveText('Check your answers');
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Check your answers');
  await page.getByRole('button', { name: 'Submit Profile' }).click();

  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'One country more' }).click();
  await pickCountry(page, 'Countries to look at', 'Spain');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.reload();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Spain' })).toBeVisible();
  await expect(page.getByText('$349.00')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
  await proceed(page);

  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(title(page)).toHaveText('Complete Your Payment');
  await page.reload();
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.reload();
  await payByCard(page, CARDS.pays);

  await expect(title(page)).toHaveText('Payment Successful!');
  await page.reload();
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect(page.getByText('$349.00 USD')).toBeVisible();
  expect(
    (await ordersOf(api)).map(({ state, additional_country_codes }) => [state, additional_country_codes]),
  ).toEqual([['paid', ['ESP']]]);
});

/** What a browser tells a page that it has kept as it was left, and shows again. */
const showKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Leads nowhere, and is then shown again as a browser does that has kept the page as it was left. */
async function comeBackTo(page: Page, address: string, leave: () => Promise<void>): Promise<void> {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await route.fulfill({ status: 204 });
    resolve();
  });
  await leave();
  await answered;
  await page.unroute(address);
  await showKept(page);
}

test('Back to a page that the browser has kept finds its way to pay ready again', async ({ page }) => {
  await atSummary(page, newPerson());
  await comeBackTo(page, '**/sandbox/checkout/**', () => proceed(page));
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  const again = page.getByRole('button', { name: 'Try Again' });
  await comeBackTo(page, '**/onboarding', () => again.click());
  await again.click();
  await expect(title(page)).toHaveText('Order Summary');
});

test('a form of the provider that was sent is asked for anew where a browser has kept it', async ({
  page,
}) => {
  await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  const card = page.getByLabel('Card number');
  await card.fill('4242');
  await showKept(page);
  await expect(card).toHaveValue('4242');
  await page.locator('form').evaluate((form) => form.setAttribute('data-sent', 'yes'));
  await showKept(page);
  await expect(card).toHaveValue('');
});

test('whoever leaves a cancelled payment while its order is looked for is not led back to it', async ({
  page,
}) => {
  await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('No charges were made.')).toBeVisible();
  const answer = await holdCalls(page, '**/session-status/*');
  const asked = page.waitForRequest('**/session-status/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await asked;
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page.getByText('Payment Cancelled')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  answer();
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL('/');
});
