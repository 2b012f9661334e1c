import {
  atReview,
  completeAnswers,
  draftOf,
  fillAccount,
  seedDraft,
  atSummary,
  title,
} from './support/assessment.ts';
import { fail } from './support/fail.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a server that fails for a while signs nobody out: the page says so and tries again', async ({
  page,
}) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await fail(page, '**/api/v1/users/me', 503);
  await page.goto('/account');
  await expect(page.getByText('We cannot reach your account at the moment')).toBeVisible();
  await page.goto('/onboarding?product=silver');
  await expect(page.getByText('We cannot reach your account at the moment')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(token);
  await page.unroute('**/api/v1/users/me');
  // Without a click.
  await expect(title(page)).toHaveText('Personal Information');
  await page.goto('/account');
  await expect(title(page)).toHaveText('Welcome back, Ada');
});

test('saved answers that cannot be loaded are waited for, and no empty assessment opens meanwhile', async ({
  page,
}) => {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 9);
  await remember(page, token);
  await fail(page, '**/drafts/profile-assessment', 503);
  await page.goto('/onboarding?product=silver');
  await expect(page.getByText('We cannot reach your answers at the moment')).toBeVisible();
  await expect(page.getByLabel(/^How old are you/)).toHaveCount(0);
  await page.unroute('**/drafts/profile-assessment');
  // Without a click.
  await expect(page.getByRole('alertdialog')).toContainText('Health & Medical');
});

test('a product that cannot be loaded for a while is waited for; one that does not exist is reported', async ({
  page,
}) => {
  await atSummary(page, newPerson());
  await fail(page, '**/api/v1/products**', 503);
  await page.reload();
  const failed = await page.waitForResponse('**/api/v1/products/silver');
  expect(failed.status()).toBe(503);
  await expect(page.getByText('Missing product or user information')).toHaveCount(0);
  await page.unroute('**/api/v1/products**');
  // Without a click.
  await expect(title(page)).toHaveText('Order Summary');
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await fail(page, '**/api/v1/products**', 404);
  await page.reload();
  await expect(page.getByText('Missing product or user information')).toBeVisible();
});

test('products that fail to load can be tried again', async ({ page }) => {
  await fail(page, '**/api/v1/products');
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  // Read at one moment: during hydration a title that was found may be replaced.
  const left = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().x);
  const before = await left();
  await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible();
  expect(before).toBeGreaterThan(0);
  expect(await left(), 'the title stays where it was').toBe(before);
  await page.unroute('**/api/v1/products');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(3);
});

test('an invalid product response and an empty product list are each reported', async ({ page }) => {
  await page.route('**/api/v1/products', (route) => route.fulfill({ json: { items: [] } }));
  await page.goto('/onboarding');
  await expect(page.getByText('Failed to load products: Invalid response format')).toBeVisible();
  await page.unroute('**/api/v1/products');
  await page.route('**/api/v1/products', (route) => route.fulfill({ json: { data: [] } }));
  await page.reload();
  await expect(page.getByText('No packages are currently available. Please try again later.')).toBeVisible();
});

test('a profile that fails to save is saved on the second try', async ({ page }) => {
  const api = await atReview(page, newPerson());
  await fail(page, '**/api/v1/survey-results');
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await expect(
    page.getByText('Failed to save your profile. Please try again or contact support.'),
  ).toBeVisible();
  await page.unroute('**/api/v1/survey-results');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  const id = await page.evaluate(() => localStorage.getItem('savedProfileId'));
  expect(await api('GET', `/survey-results/${id}`)).toMatchObject({ id });
});

test('a sign-up can be repeated when its response was lost', async ({ page }) => {
  const person = newPerson();
  await page.route('**/users/signup', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/onboarding?product=silver');
  await fillAccount(page, person, 'Portugal');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/users/signup');
  await create.click();
  await expect(title(page)).toHaveText('Personal Information');
});

test('the account form reports missing and invalid fields and what the server refuses', async ({ page }) => {
  const known = newPerson();
  await signUp(known);
  await page.goto('/onboarding?product=silver');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Country of residence is required',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

  // On a phone the reason is shown at the button that was clicked.
  await page.setViewportSize({ width: 390, height: 700 });
  await fillAccount(page, { ...known, password: 'not my password' }, 'Portugal');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const taken = page.getByRole('alert').filter({ hasText: 'An account with this email already exists' });
  await expect(taken).toBeInViewport();
  await taken.getByRole('button', { name: 'Login Instead' }).click();
  await expect(title(page)).toHaveText('Login to Your Account');
  await expect(page.getByLabel('Email')).toHaveValue(known.email);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await page.getByLabel('Password', { exact: true }).fill(known.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(title(page)).toHaveText('Personal Information');
});

test('the sign-in page of a Wi-Fi network is not taken for a successful response', async ({ page }) => {
  const person = newPerson();
  const { token, api } = await signUp(person);
  await remember(page, token);
  const page200 = { status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' };
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(page200),
  );
  await page.goto('/account/settings');
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(page.getByText('Your password is changed')).toHaveCount(0);

  await page.goto('/onboarding?product=silver');
  await page.getByLabel(/^What is your full name/).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await page.unroute('**/api/v1/**');
  await expect.poll(async () => (await draftOf(api)).answers['full-name']?.value).toBe('Ada Lovelace');
});
