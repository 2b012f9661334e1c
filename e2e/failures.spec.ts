import type { Page, Request } from '@playwright/test';
import { atSummary, completeAnswers, draftOf, fillAccount, seedDraft, title } from './support/assessment.ts';
import { pageIsLive } from './support/live.ts';
import { CARDS, ordersOf, payByCard, payOnThisPage, proceed } from './support/payment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

const fail = (page: Page, url: string, status = 500) =>
  page.route(url, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ detail: 'Broken', code: 'internal_error' }),
    }),
  );

/** As if an earlier visit had left the payment step in this tab's history. */
async function jumpToPayment(page: Page): Promise<void> {
  const entry = JSON.stringify({ usr: { step: 'PAYMENT', section: 0 }, key: 'before', idx: 0 });
  await page.evaluate(`history.replaceState(${entry}, '', '/onboarding')`);
  await page.reload();
}

async function toReview(page: Page) {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 13);
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  // A signed-in person moves on from the account step automatically.
  await page.getByRole('button', { name: 'Resume' }).click();
  return { token, api };
}

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
  const { api } = await toReview(page);
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

test('a payment that fails to start is reported and can be tried again', async ({ page }) => {
  const { api } = await toReview(page);
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await fail(page, '**/create-checkout-session', 502);
  await proceed(page);
  await expect(
    page.getByText('Failed to initialize payment. Please try again or contact support.'),
  ).toBeVisible();
  expect(await ordersOf(api)).toEqual([]);
  await page.unroute('**/create-checkout-session');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
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

test('the result page reports a payment that was not completed, and can verify it again', async ({
  page,
}) => {
  await page.goto('/payments/checkout-success');
  await expect(title(page)).toHaveText('Payment Issue Detected');
  await expect(page.getByText('No session ID found in URL')).toBeVisible();

  const answer = (payment_status: string, amount = 19_900) => ({
    json: {
      session_id: 'cs_test_1234567890',
      status: 'complete',
      payment_status,
      amount,
      currency: 'usd',
      customer_email: 'a***@example.com',
      payment_id: 'pi_1234567890abcd',
      product_id: 'prod_global_fit_silver',
      product_name: 'Global Fit Report Silver',
      base_price: 19_900,
      additional_countries: 0,
      additional_country_price: 5000,
      order_id: null,
    },
  });
  let status = 'expired';
  await page.route('**/session-status/*', (route) =>
    route.fulfill(answer(status, status === 'paid' ? 0 : 19_900)),
  );
  await page.goto('/payments/checkout-success?session_id=cs_test_1234567890');
  await expect(page.getByText('Verification Failed')).toBeVisible();
  await expect(page.getByText('Payment not completed. Status: EXPIRED')).toBeVisible();
  await expect(page.getByText('pi_12345…abcd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again', exact: true })).toBeVisible();
  status = 'paid';
  await page.getByRole('button', { name: 'Try Verification Again' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect(page.getByText('$0.00 USD')).toBeVisible();
});

test('a pending payment is checked every two seconds, ten times, whatever single checks return', async ({
  page,
}) => {
  let asked = 0;
  let ended = 0;
  // The next check is scheduled once the last one has ended, with whatever result.
  const noteEnd = (request: Request): void => {
    if (request.url().includes('/session-status/')) ended += 1;
  };
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  // Time moves only by the steps below, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.route('**/session-status/*', (route) => {
    asked += 1;
    if (asked === 1 || asked === 3) return route.abort();
    if (asked === 5)
      return route.fulfill({ status: 503, json: { detail: 'Busy.', code: 'service_unavailable' } });
    return route.fulfill({
      json: {
        session_id: 'cs_1',
        payment_status: 'processing',
        amount: 100,
        currency: 'usd',
        payment_id: null,
      },
    });
  });
  await page.goto('/payments/checkout-success?session_id=cs_1');
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByText('Verifying your payment...')).toBeVisible();
  for (let look = 2; look <= 10; look += 1) {
    await expect.poll(() => ended).toBe(look - 1);
    await page.evaluate(() => undefined);
    await page.clock.fastForward(2000);
    await expect.poll(() => asked).toBe(look);
    await expect(title(page)).toHaveText('Your payment is being processed');
  }
  await expect(page.getByText('It is taking longer than usual.')).toBeVisible();
  await page.clock.fastForward(20_000);
  expect(asked).toBe(10);
  await page.getByRole('button', { name: 'Check Status Now' }).click();
  await expect.poll(() => asked).toBe(11);
});

test('somebody without account or product is told what to do before paying', async ({ page }) => {
  await page.goto('/onboarding');
  await jumpToPayment(page);
  await expect(
    page.getByText('You need to be logged in to make a payment. Please create an account or login first.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Go to Account' }).click();
  await expect(title(page)).toHaveText('Create Your Account');
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/onboarding');
  await jumpToPayment(page);
  await expect(page.getByText('No product selected. Please go back and select a product.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
});

test('payment works after the first checkout was abandoned', async ({ page }) => {
  const { api } = await toReview(page);
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(page.getByText('Nothing has been charged yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payByCard(page, CARDS.pays);
  await expect(title(page)).toHaveText('Payment Successful!');
  expect(await ordersOf(api)).toHaveLength(1);
});

test('a paid order that cannot be loaded is still reported as paid', async ({ page }) => {
  const api = await atSummary(page, newPerson());
  const form = await payOnThisPage(page);
  await page.route('**/api/v1/orders/*', (route) => route.abort());
  await payByCard(form, CARDS.pays);
  await expect(page.getByText('Your payment went through; we could not load the order.')).toBeVisible();
  await page.unroute('**/api/v1/orders/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const [order] = await ordersOf(api);
  await expect(page.getByText(order!.id)).toBeVisible();

  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  await page.reload();
  await expect(
    page.getByText('Your payment went through. Please sign in again to see your order.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await expect(page).toHaveURL(new RegExp(`/account/sign-in\\?next=.*${order!.id}`));
});

test('while offline a link says that its page cannot be loaded, and works once online', async ({
  page,
  context,
}) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 800 });
  const support = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  };
  await context.setOffline(true);
  await support();
  const said = page.getByText('That page could not be loaded: there is no connection.');
  await expect(said).toBeVisible();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await expect(said).toBeHidden({ timeout: 10_000 });
  await expect(page.locator('[aria-live]', { hasText: 'Loading the page' })).toHaveCount(0);
  await support();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await support();
  await expect(page).toHaveURL(/\/support$/);
});

test('after a new release a link to a replaced page loads it from the server', async ({ page }) => {
  await page.goto('/about');
  // The open page names scripts of the old release, the next one those of the new.
  await page.route('**/assets/support-*.js', (route) =>
    page.url().endsWith('/support') ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  const opened = page.waitForEvent('domcontentloaded');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).first().click();
  await opened;
  await expect(page).toHaveURL(/\/support$/);
});

test('a page that takes long to load is announced', async ({ page }) => {
  await page.goto('/about');
  // Before that, the browser alone follows a link.
  await pageIsLive(page);
  await page.route('**/assets/support-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).first().click();
  await expect(page.locator('[aria-live]', { hasText: 'Loading the page' })).toBeAttached();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.locator('[aria-live]', { hasText: 'Loading the page' })).toHaveCount(0);
});

test('a step whose script fails to load can be tried again', async ({ page }) => {
  // From the start, since an idle wizard loads its next step ahead.
  await page.route('**/assets/AccountStep-*.js', (route) => route.abort());
  await page.goto('/onboarding');
  await page.getByRole('button', { name: /^Select .* Gold/ }).click();
  await expect(page.getByText('This step could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/AccountStep-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText('Create Your Account');
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
