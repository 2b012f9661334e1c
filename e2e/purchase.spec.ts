import type { Page } from '@playwright/test';
import { atSummary, fillAccount, passAssessment, title } from './support/assessment.ts';
import { hasPdf, mailsTo, waitForMail } from './support/mail.ts';
import { CARDS, ordersOf, payByCard, payOnThisPage, pickCountry, proceed } from './support/payment.ts';
import { apiOf, newPerson, tokenOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a whole purchase by mouse, from the home page to the report in the inbox', async ({ page }) => {
  test.setTimeout(180_000);
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Journey' }).first().click();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await page.getByRole('button', { name: 'Select Global Fit Report Silver' }).click();

  await expect(title(page)).toHaveText('Create Your Account');
  await fillAccount(page, person, 'United Kingdom');
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(title(page)).toHaveText('Personal Information');
  await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Ada Byron');
  await passAssessment(page);
  await page.getByRole('button', { name: 'Submit Profile' }).click();

  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'One country more' }).click();
  await page.getByRole('button', { name: 'One country more' }).click();
  await pickCountry(page, 'Countries to look at', 'Portugal');
  await expect(page.getByText('The place you leave open goes to your next best matches.')).toBeVisible();
  await expect(page.getByText('$299.00')).toBeVisible();
  await expect(page.getByText('Plus applicable taxes')).toBeVisible();
  await proceed(page);
  await expect(page.getByText('Preparing your secure payment form...')).toBeVisible();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payByCard(page, CARDS.pays);

  await page.waitForURL(/\/payments\/checkout-success/);
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect(page.getByText('$299.00 USD')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ last_product_id: 'silver', additional_countries: '2' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('profileAssessmentPayload')), 'the payload is gone')
    .toBeNull();

  const api = apiOf(await tokenOf(person));
  const [order, ...others] = await ordersOf(api);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    state: 'paid',
    product_name: 'Global Fit Report Silver',
    amount_total: 29_900,
    additional_countries: 2,
    additional_country_codes: ['PRT'],
    delivery_email: person.email,
  });
  const profile = await api<{ answers: Record<string, unknown> }>(
    'GET',
    `/survey-results/${order!.profile_id}`,
  );
  expect(profile.answers).toMatchObject({ age: { value: 40 }, citizenship: { value: ['GBR'] } });

  const delivery = await waitForMail(person.email, hasPdf, 120_000);
  expect(delivery.attachments.length).toBeGreaterThan(0);
  const receipts = (await mailsTo(person.email)).filter(
    (mail) => mail.text?.includes(order!.id) && !hasPdf(mail),
  );
  expect(receipts).toHaveLength(1);
  expect(receipts[0]!.text).toContain('$299.00');
});

test('a product link opens the account step with the product chosen', async ({ page }) => {
  await page.goto('/onboarding?product=gold');
  await expect(title(page)).toHaveText('Create Your Account');
  await page.getByRole('button', { name: 'Back to Product Selection' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Global Fit Report Gold' })).toBeVisible();
});

test('an unknown product in the link is ignored with a warning', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.text().includes('"platinum"'));
  await page.goto('/onboarding?product=platinum');
  expect((await warning).type()).toBe('warning');
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
});

test('after a declined card another card pays, and is charged once', async ({ page }) => {
  const person = newPerson();
  const api = await atSummary(page, person);
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payByCard(page, CARDS.declined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payByCard(page, CARDS.pays);
  await expect(title(page)).toHaveText('Payment Successful!');
  const orders = await ordersOf(api);
  expect(orders.map(({ state, amount_total }) => [state, amount_total])).toEqual([['paid', 19_900]]);
});

test('a delayed payment is waited for and settles while the page is open', async ({ page }) => {
  const api = await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('radio', { name: /Bank debit/ }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(title(page)).toHaveText('Your payment is being processed');
  await expect(page.getByText('Processing', { exact: true })).toBeVisible();
  expect((await ordersOf(api))[0]?.state).toBe('awaiting_payment');
  await page.goto(page.url().replace('checkout-success', 'checkout-cancel'));
  await expect(page).toHaveURL(/checkout-success/);
  await expect(title(page)).toHaveText('Payment Successful!', { timeout: 20_000 });
  expect((await ordersOf(api))[0]?.state).toBe('paid');
});

test('paying on the page ends in the last step, and going back does not pay again', async ({ page }) => {
  const person = newPerson();
  const api = await atSummary(page, person, 'gold');
  await expect(page.getByText('Includes 2 extra countries, free of charge.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  await page.getByLabel('Send this report to').fill(`other.${person.email}`);
  await page.getByRole('button', { name: 'Use this address' }).click();
  const form = await payOnThisPage(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog.getByText('Includes 2 additional countries')).toBeVisible();
  await payByCard(form, CARDS.pays);
  await expect(dialog.getByText('Payment Successful!')).toBeVisible();
  await expect(dialog.getByText('You will receive a confirmation email shortly.')).toBeVisible();

  await expect(page.getByText('What happens next?')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Includes 2 additional countries')).toBeVisible();
  await expect(page.getByText('$299.00 USD')).toBeVisible();
  await expect(page.getByText(`other.${person.email}`)).toBeVisible();
  const [order] = await ordersOf(api);
  await expect(page.getByText(order!.id)).toBeVisible();
  expect(order).toMatchObject({ state: 'paid', delivery_email: `other.${person.email}` });
  // The iframe of the payment form has added history entries of its own.
  const entry = () => page.evaluate(() => history.state);
  for (const { idx } = await entry(); (await entry()).idx === idx; ) await page.goBack();
  await expect.poll(async () => (await entry()).usr.step).toBe('COMPLETE');
  await beginAgainAndReturn(page, order!.id);
  await page.reload();
  await expect(page.getByText(order!.id)).toBeVisible();
  await beginAgainAndReturn(page, order!.id);
  expect(await ordersOf(api)).toHaveLength(1);
});

/** Begins another order with a link of the page's frame, from there and from the phone's menu, and goes back. */
async function beginAgainAndReturn(page: Page, orderId: string): Promise<void> {
  const size = page.viewportSize()!;
  const begin = page.getByRole('banner').getByRole('link', { name: 'Start Your Journey' });
  await begin.click();
  await expect(title(page), 'another order can begin').toHaveText('Choose Your Global Fit Report');
  // At the beginning already, it adds no entry to go back through.
  await begin.click();
  await page.goBack();
  await expect(page.getByText(orderId)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await begin.click();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(orderId)).toBeVisible();
  await page.setViewportSize(size);
}

test('a cancelled payment leads back to the same order', async ({ page }) => {
  const api = await atSummary(page, newPerson());
  await page.getByRole('button', { name: 'One country more' }).click();
  await pickCountry(page, 'Countries to look at', 'Spain');
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(title(page)).toHaveText('Payment Cancelled');
  await expect(page.getByText('No charges were made.')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText('Order Summary');
  await expect(page.getByRole('button', { name: 'Remove Spain' })).toBeVisible();
  await expect(page.getByText('$249.00')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the assessment' }).click();
  await expect(title(page)).toHaveText('Check your answers');
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Remove Spain' })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payByCard(page, CARDS.pays);
  await expect(title(page)).toHaveText('Payment Successful!');
  expect((await ordersOf(api)).map(({ state }) => state)).toEqual(['paid']);
});

test('after a declined card and a payment, Back and a reload find their pages', async ({ page }) => {
  await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  const address = page.url();
  await payByCard(page, CARDS.declined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect(page).toHaveURL(address);
  await payByCard(page, CARDS.pays);
  await expect(title(page)).toHaveText('Payment Successful!');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Thank you: your payment is complete' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test('an abandoned order can be continued from the account, and asks to sign in first where needed', async ({
  page,
}) => {
  await atSummary(page, newPerson());
  await page.getByRole('button', { name: 'One country more' }).click();
  await pickCountry(page, 'Countries to look at', 'Spain');
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goto('/account');
  // As in another tab, or on another device.
  await page.evaluate(() => sessionStorage.clear());
  await expect(page.getByRole('button', { name: 'Go on with this order' })).toBeVisible();
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(title(page)).toHaveText('Global Fit Report Silver');
  await page.getByRole('button', { name: 'Go on with this order' }).click();
  await expect(title(page)).toHaveText('Order Summary');
  await expect(page.getByRole('button', { name: 'Remove Spain' })).toBeVisible();
  await expect(page.getByText('$249.00')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.reload();
  await expect(
    page.getByText('Missing product or user information. Please go back and try again.'),
  ).toBeVisible();
  await expect(page.getByText('Please sign in to go on with your order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Over' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Account' }).click();
  await expect(title(page)).toHaveText('Create Your Account');
});
