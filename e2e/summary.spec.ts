import { atAssessment, atSummary, completeAnswers, title } from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { CARDS, expectNobodySent, ordersOf, payByCard, payOnThisPage, proceed } from './support/payment.ts';
import { newPerson } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('an unfinished delivery address is checked and used, and the order cannot change while it is sent', async ({
  page,
}) => {
  const api = await atSummary(page, newPerson());
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  const address = page.getByLabel('Send this report to');
  await address.fill('elsewhere@');
  await proceed(page);
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('elsewhere@example.org');

  const answer = await holdCalls(page, '**/create-checkout-session');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'One country more' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeDisabled();
  answer();
  await page.waitForURL(/\/sandbox\/checkout\//);
  expect(await ordersOf(api)).toMatchObject([{ delivery_email: 'elsewhere@example.org', total: 19_900 }]);
});

test('“Back to the assessment” goes one page back and adds no history entry', async ({ page }) => {
  await atSummary(page, newPerson());
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  const back = page.getByRole('button', { name: 'Back to the assessment' });
  await back.click();
  await expect(title(page)).toHaveText('Check your answers');
  await page.goForward();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await back.click();
  await expect(title(page)).toHaveText('Check your answers');
  expect(await steps()).toBe(before);
});

test('going back from the payment step and on again works every time', async ({ page }) => {
  await atSummary(page, newPerson());
  await page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 }));
  const steps = () => page.evaluate(() => history.length);
  const button = () => page.getByRole('button', { name: 'Back', exact: true }).click();
  const before = await steps();
  await proceed(page);
  for (const back of [button, () => page.goBack(), button]) {
    await expect(title(page)).toHaveText('Complete Your Payment');
    await expect(page.getByText('Preparing your secure payment form...')).toBeVisible();
    await back();
    await proceed(page);
  }
  await expect(title(page)).toHaveText('Complete Your Payment');
  expect(await steps()).toBe(before + 1);
  await page.unroute('**/sandbox/checkout/**');
  await page.waitForURL(/\/sandbox\/checkout\//);

  await page.goBack();
  await expect(page.getByText('Nothing has been charged yet.')).toBeVisible();
  await button();
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test('leaving the payment step cancels the redirect to the provider', async ({ page }) => {
  await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  const answer = await holdCalls(page, '**/create-checkout-session');
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page)).toHaveText('Order Summary');
  await expectNobodySent(page, answer);
});

test('a payment page that never comes, as when it was stopped, can be opened again', async ({ page }) => {
  await page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 }));
  await atSummary(page, newPerson());
  await proceed(page);
  await expect(page.getByText('Nothing has been charged yet.')).toBeVisible({ timeout: 25_000 });
  await page.unroute('**/sandbox/checkout/**');
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test('an error message disappears when the order changes', async ({ page }) => {
  const broken = { status: 500, json: { detail: 'Broken', code: 'internal_error' } };
  await page.route('**/api/v1/survey-results', (route) => route.fulfill(broken));
  await atSummary(page, newPerson());
  const failed = page.getByText('Failed to save your profile. Please try again or contact support.');
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const missing = page.getByText('Cannot proceed to payment - profile or product information is missing.');
  await expect(missing).toBeVisible();
  await page.unroute('**/api/v1/survey-results');
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await expect(missing).toBeHidden();

  await page.route('**/create-checkout-session', (route) => route.fulfill(broken));
  await proceed(page);
  const unstarted = page.getByText('Failed to initialize payment. Please try again or contact support.');
  await expect(unstarted).toBeVisible();
  await page.getByRole('button', { name: 'One country more' }).click();
  await expect(unstarted).toBeHidden();
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
});

test('a profile that could not be saved is saved by itself, once, when the connection is back', async ({
  page,
  context,
}) => {
  await atAssessment(page, { answers: completeAnswers, section: 13 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Check your answers');
  // The next step is prefetched in idle time; without it nothing could be shown while offline.
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => /SummaryStep/.test(name));
  await expect.poll(() => page.evaluate(isFetched)).toBe(true);
  await page.waitForLoadState('networkidle');
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/survey-results')) tries += 1;
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.focus();
  await context.setOffline(false);
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Profile Saved Successfully');
  expect(tries).toBe(2);

  // What is saved is not saved again when the connection comes and goes.
  await context.setOffline(true);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  expect(tries).toBe(2);

  // The connection returns during the attempt that fails because of it.
  await page.getByRole('button', { name: 'Back to the assessment' }).click();
  await expect(title(page)).toHaveText('Check your answers');
  const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
  await page.route(
    '**/survey-results',
    async (route) => {
      await isLost;
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await expect.poll(() => tries).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  lose();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  expect(tries).toBe(4);
});

test('a payment form closed just after paying never says that nothing was charged', async ({ page }) => {
  const api = await atSummary(page, newPerson());
  const form = await payOnThisPage(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nothing has been charged yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Pay on this page instead' }).click();
  await expect(page.getByText('Nothing has been charged yet.')).toBeHidden();
  const answer = await holdCalls(page, '**/session-status/**');
  await payByCard(form, CARDS.pays);
  await expect(dialog.getByText('Confirming your payment')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/payments\/checkout-success\?session_id=/);
  answer();
  await expect(title(page)).toHaveText('Payment Successful!');
  expect((await ordersOf(api)).map(({ state }) => state)).toEqual(['paid']);
});

test('a payment made in a form that was closed is found before anything else is offered', async ({
  page,
}) => {
  const api = await atSummary(page, newPerson());
  const form = await payOnThisPage(page);
  // As if the window had been closed before the form could report the payment.
  await page.evaluate(() => Object.assign(window, { postMessage: () => {} }));
  await payByCard(form, CARDS.pays);
  await expect.poll(async () => (await ordersOf(api))[0]?.state).toBe('paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect(page.getByText('What happens next?')).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ last_product_id: 'silver', additional_countries: '0' });
});

test('a payment form that fails to load says so, and a payment made in it is found', async ({ page }) => {
  await atSummary(page, newPerson());
  const form = await payOnThisPage(page);
  // The payment arrives but its response does not, and the browser shows its error page in the iframe.
  await page.route('**/sandbox/embedded/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payByCard(form, CARDS.pays);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog.getByRole('alert')).toContainText('Failed to initialize payment. Please try again.');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test('what the server refuses about an order is shown with what to do next', async ({ page }) => {
  await atSummary(page, newPerson());
  const refuse = async (status: number, json: object) => {
    await page.unroute('**/create-checkout-session');
    await page.route('**/create-checkout-session', (route) => route.fulfill({ status, json }));
  };
  const address = page.getByLabel('Send this report to');
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  await address.fill('ada@exa_mple.com');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the other' }).click();

  const fault = { loc: ['body', 'delivery_email'], msg: 'This address takes no mail', type: 'refused' };
  await refuse(422, { title: 'Validation Error', detail: [fault], code: 'validation_error' });
  await proceed(page);
  await expect(page.getByText('This address takes no mail')).toBeVisible();
  await expect(address).toBeFocused();
  await page.getByRole('button', { name: 'Keep the other' }).click();

  await refuse(409, { detail: 'This order has already been paid.', code: 'already_paid', order_id: 'o1' });
  await proceed(page);
  await expect(page.getByText('This order has already been paid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    '/account/orders/o1',
  );
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();

  await page.getByRole('button', { name: 'One country more' }).click();
  await refuse(409, { detail: 'The Global Fit Report Silver cannot be ordered.', code: 'conflict' });
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('The Global Fit Report Silver cannot be ordered.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another package' }).click();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
});
