import type { Page } from '@playwright/test';
import {
  atAssessment,
  atSummary,
  completeAnswers,
  fillAccount,
  seedDraft,
  title,
} from './support/assessment.ts';
import { newCustomer } from './support/customer.ts';
import { fakeOrder } from './support/fakeOrder.ts';
import { holdCalls } from './support/holdCalls.ts';
import { ordersOf, payOnThisPage } from './support/payment.ts';
import { newPerson, remember, signUp, tokenOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** Activates a button by keyboard, with the focus on it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const within = (page: Page) => page.locator(':focus');

test('after submitting a form the focus stays on the button or moves to what replaces it', async ({
  page,
}) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await press(page, 'Sign in');
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await expect(button(page, 'Sign in')).toBeFocused();

  await page.goto('/account/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await press(page, 'Send me a link');
  await expect(within(page)).toContainText('Check your inbox');
  await press(page, 'try again');
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.goto('/account/reset-password#token=nobody-was-sent-this-one');
  await page.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  await press(page, 'Save the new password');
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(button(page, 'Save the new password')).toBeFocused();

  await page.goto('/account/confirm-email#token=nobody-was-sent-this-one');
  await page.route('**/users/confirm-email', (route) => route.abort(), { times: 1 });
  await press(page, 'Confirm this address');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server');
  await expect(button(page, 'Confirm this address')).toBeFocused();
  await press(page, 'Confirm this address');
  await expect(within(page)).toContainText('This link does not count any more');
  await expect(within(page)).toContainText('the address counts and nothing is left to do');
  // The link is no longer in the address, so the page cannot say whether it was confirmed.
  await page.reload();
  await expect(page.getByText('If you have confirmed your new address already, it counts')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada King');
  await press(page, 'Save');
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(button(page, 'Save')).toBeFocused();
});

test('trying again leaves the focus in place of the button', async ({ page }) => {
  await page.route('**/shared-reports/open', (route) => route.fulfill({ status: 500 }));
  await page.goto('/r/abc');
  await press(page, 'Try Again');
  await expect(button(page, 'Try Again')).toBeVisible();
  await expect(within(page)).toContainText('The report could not be opened');
  await page.unroute('**/shared-reports/open');
  await press(page, 'Try Again');
  await expect(title(page)).toHaveText('This link does not open a report');
  await expect(within(page)).toContainText('This link does not open a report');

  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.route('**/api/v1/orders/o1', (route) => route.fulfill({ status: 500 }));
  await page.goto('/account/orders/o1/answers');
  await button(page, 'Try Again').waitFor();
  await page.unroute('**/api/v1/orders/o1');
  await fakeOrder(page);
  await press(page, 'Try Again');
  await expect(button(page, 'Try Again')).toHaveCount(0);
  await expect(within(page)).toBeVisible();
});

test('ending the second adult’s form, or keeping it, does not lose the focus', async ({ page }) => {
  const order = await newCustomer('gold');
  await remember(page, await tokenOf(order));
  await page.goto(`/account/orders/${order.orderId}`);
  const panel = page.getByRole('region', { name: 'The two of you' });
  await press(page, 'Make a private link');
  await expect(panel.getByText(/^Not answered yet/)).toBeVisible();
  await press(page, 'End this form');
  await expect(within(page)).toContainText('The link stops at once');
  await press(page, 'Keep it');
  await expect(panel.locator(':focus')).toContainText('End this form');
  await press(page, 'End this form');
  await press(page, 'End it');
  await expect(button(page, 'End it')).toHaveCount(0);
  await expect(panel.locator(':focus')).toContainText('Make a private link');
});

test('entering the assessment moves the focus to its heading', async ({ page }) => {
  const person = newPerson();
  await page.goto('/onboarding?product=silver');
  await fillAccount(page, person, 'Portugal');
  await press(page, 'Create Account');
  await expect(title(page)).toHaveText('Personal Information');
  await expect(title(page)).toBeFocused();

  await atAssessment(page, { answers: completeAnswers, section: 3 });
  await press(page, 'Resume');
  await expect(page.getByText('Section 4 of 13')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('the browser’s Back works within the answers behind a report', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 10);
  await fakeOrder(page);
  await remember(page, token);
  await page.goto('/account/orders/o1/answers');
  await press(page, 'Go on with the saved ones');
  const all = page.getByRole('heading', { name: 'Check your answers' });
  await expect(all).toBeFocused();
  await expect(title(page)).toHaveText('Change my answers');
  await page.getByRole('button', { name: /Change the answer to: How old are you/ }).click();
  const age = page.getByLabel(/^How old are you/);
  await expect(age).toBeFocused();
  await page.goBack();
  await expect(all).toBeFocused();
  await page.goForward();
  await expect(age).toBeVisible();
});

test('when the session ends, an account page says so and that unsaved input was lost', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada King');
  await api('POST', '/logout');
  await button(page, 'Save').click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('What you had typed and not saved is not kept.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('removing the last additional country leaves the focus on its button', async ({ page }) => {
  await atSummary(page, newPerson());
  await press(page, 'One country more');
  await press(page, 'One country fewer');
  await page.keyboard.press('Enter');
  await expect(button(page, 'One country fewer')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Additional countries' })).toContainText('0');
});

test('going to another step moves the focus to its heading, even right after a reload', async ({ page }) => {
  await atSummary(page, newPerson());
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.reload();
  await press(page, 'Go to Account');
  await expect(title(page)).toHaveText('Create Your Account');
  await expect(title(page)).toBeFocused();
});

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
  await press(page, 'Start New');
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
  await press(page, 'Resume');
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

  await press(page, 'Answer them');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Answer them')).toBeFocused();
});

test('skipping the health questions moves the focus to their section’s title', async ({ page }) => {
  const answers = Object.fromEntries(
    Object.entries(completeAnswers).filter(([id]) => !/^medic|special-needs$/.test(id)),
  );
  const { token, api } = await signUp(newPerson());
  await api('PUT', '/drafts/profile-assessment', {
    version: 0,
    answers,
    section_index: 8,
    product_id: 'silver',
  });
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  await press(page, 'Resume');
  await expect(page.getByText('Section 9 of 13')).toBeVisible();
  await press(page, 'Next Section');
  const dialog = page.getByRole('alertdialog', { name: 'May we ask about health?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip these questions' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toBeFocused();
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
  await press(page, 'Resume');
  await expect(page.getByText('Section 4 of 13')).toBeVisible();
  await other('POST', '/logout');
  await press(page, 'Save Progress');
  const signIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByText('Password is required')).toBeVisible();
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toHaveCount(0);
  await expect(button(page, 'Save Progress')).toBeFocused();
});
