import type { Page } from '@playwright/test';
import { atAssessment, atSummary, completeAnswers, fillAccount, title } from './support/assessment.ts';
import { newCustomer } from './support/customer.ts';
import { fakeOrder } from './support/fakeOrder.ts';
import { enterOn } from './support/keyboard.ts';
import { newPerson, remember, signUp, tokenOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

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
  await enterOn(page, 'Sign in');
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await expect(button(page, 'Sign in')).toBeFocused();

  await page.goto('/account/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await enterOn(page, 'Send me a link');
  await expect(within(page)).toContainText('Check your inbox');
  await enterOn(page, 'try again');
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.goto('/account/reset-password#token=nobody-was-sent-this-one');
  await page.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  await enterOn(page, 'Save the new password');
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(button(page, 'Save the new password')).toBeFocused();

  await page.goto('/account/confirm-email#token=nobody-was-sent-this-one');
  await page.route('**/users/confirm-email', (route) => route.abort(), { times: 1 });
  await enterOn(page, 'Confirm this address');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server');
  await expect(button(page, 'Confirm this address')).toBeFocused();
  await enterOn(page, 'Confirm this address');
  await expect(within(page)).toContainText('This link does not count any more');
  await expect(within(page)).toContainText('the address counts and nothing is left to do');
  // The link is no longer in the address, so the page cannot say whether it was confirmed.
  await page.reload();
  await expect(page.getByText('If you have confirmed your new address already, it counts')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada King');
  await enterOn(page, 'Save');
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(button(page, 'Save')).toBeFocused();
});

test('trying again leaves the focus in place of the button', async ({ page }) => {
  await page.route('**/shared-reports/open', (route) => route.fulfill({ status: 500 }));
  await page.goto('/r/abc');
  await enterOn(page, 'Try Again');
  await expect(button(page, 'Try Again')).toBeVisible();
  await expect(within(page)).toContainText('The report could not be opened');
  await page.unroute('**/shared-reports/open');
  await enterOn(page, 'Try Again');
  await expect(title(page)).toHaveText('This link does not open a report');
  await expect(within(page)).toContainText('This link does not open a report');

  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.route('**/api/v1/orders/o1', (route) => route.fulfill({ status: 500 }));
  await page.goto('/account/orders/o1/answers');
  await button(page, 'Try Again').waitFor();
  await page.unroute('**/api/v1/orders/o1');
  await fakeOrder(page);
  await enterOn(page, 'Try Again');
  await expect(button(page, 'Try Again')).toHaveCount(0);
  await expect(within(page)).toBeVisible();
});

test('ending the second adult’s form, or keeping it, does not lose the focus', async ({ page }) => {
  const order = await newCustomer('gold');
  await remember(page, await tokenOf(order));
  await page.goto(`/account/orders/${order.orderId}`);
  const panel = page.getByRole('region', { name: 'The two of you' });
  await enterOn(page, 'Make a private link');
  await expect(panel.getByText(/^Not answered yet/)).toBeVisible();
  await enterOn(page, 'End this form');
  await expect(within(page)).toContainText('The link stops at once');
  await enterOn(page, 'Keep it');
  await expect(panel.locator(':focus')).toContainText('End this form');
  await enterOn(page, 'End this form');
  await enterOn(page, 'End it');
  await expect(button(page, 'End it')).toHaveCount(0);
  await expect(panel.locator(':focus')).toContainText('Make a private link');
});

test('entering the assessment moves the focus to its heading', async ({ page }) => {
  const person = newPerson();
  await page.goto('/onboarding?product=silver');
  await fillAccount(page, person, 'Portugal');
  await enterOn(page, 'Create Account');
  await expect(title(page)).toHaveText('Personal Information');
  await expect(title(page)).toBeFocused();

  await atAssessment(page, { answers: completeAnswers, section: 3 });
  await enterOn(page, 'Resume');
  await expect(page.getByText('Section 4 of 13')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('removing the last additional country leaves the focus on its button', async ({ page }) => {
  await atSummary(page, newPerson());
  await enterOn(page, 'One country more');
  await enterOn(page, 'One country fewer');
  await page.keyboard.press('Enter');
  await expect(button(page, 'One country fewer')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Additional countries' })).toContainText('0');
});

test('going to another step moves the focus to its heading, even right after a reload', async ({ page }) => {
  await atSummary(page, newPerson());
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.reload();
  await enterOn(page, 'Go to Account');
  await expect(title(page)).toHaveText('Create Your Account');
  await expect(title(page)).toBeFocused();
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
  await enterOn(page, 'Resume');
  await expect(page.getByText('Section 9 of 13')).toBeVisible();
  await enterOn(page, 'Next Section');
  const dialog = page.getByRole('alertdialog', { name: 'May we ask about health?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip these questions' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toBeFocused();
});
