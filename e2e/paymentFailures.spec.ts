import type { Page, Request } from '@playwright/test';
import { atReview, atSummary, title } from './support/assessment.ts';
import { fail } from './support/fail.ts';
import { CARDS, ordersOf, payByCard, payOnThisPage, proceed } from './support/payment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** As if an earlier visit had left the payment step in this tab's history. */
async function jumpToPayment(page: Page): Promise<void> {
  const entry = JSON.stringify({ usr: { step: 'PAYMENT', section: 0 }, key: 'before', idx: 0 });
  await page.evaluate(`history.replaceState(${entry}, '', '/onboarding')`);
  await page.reload();
}

test('a payment that fails to start is reported and can be tried again', async ({ page }) => {
  const api = await atReview(page, newPerson());
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
  const api = await atReview(page, newPerson());
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
