import type { Page } from '@playwright/test';
import { pageIsLive } from './support/live.ts';
import { expect, test } from './support/test.ts';

/** Responses with what the specification guarantees, and without anything our own server adds. */
const answer = (page: Page, url: string, body: unknown) =>
  page.route(url, (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }));

test('a profile with only its required parts is shown, and an empty one is reported', async ({ page }) => {
  await answer(page, '**/demographics/portugal_profile.json', {
    country_name: 'Portugal',
    key_highlights: ['Mild winters'],
    statistics: { Population: '10.6 million' },
  });
  await answer(page, '**/demographics/spain_profile.json', null);
  await page.goto('/resources/country-guide#portugal');
  await expect(page.getByRole('heading', { name: 'Portugal', level: 2 })).toBeVisible();
  await expect(page.getByText('Mild winters')).toBeVisible();
  await expect(page.getByText('10.6 million')).toBeVisible();
  await page.goto('/resources/country-guide#spain');
  await expect(
    page.getByText('No country data available. Please try selecting a different country.'),
  ).toBeVisible();
});

test('when the country view fails to load, the picker and the list of countries stay', async ({ page }) => {
  await page.route('**/assets/CountryView*.js', (route) => route.abort());
  await page.goto('/resources/country-guide#portugal');
  await expect(page.getByText(/^Failed to load country data/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByLabel('Country', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All countries' })).toBeVisible();
  await page.unroute('**/assets/CountryView*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Portugal', level: 2 })).toBeVisible();
});

test('matches without ranks and reasons are shown, and a response without matches is reported', async ({
  page,
}) => {
  const matching = '**/api/v1/countries/find-my-country';
  await answer(page, matching, {
    matches: [
      {
        country_name: 'Costa Rica',
        match_percentage: 88.2,
        country_data: { gdp_per_capita_usd: 16_942, temperature_celsius: 24.9, safety_rating: 2.8 },
      },
    ],
  });
  await page.goto('/resources/free-survey');
  await pageIsLive(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let step = 1; step < 12; step += 1) {
    await expect(page.getByText(`Question ${step} of 12`).first()).toBeVisible();
    await next.click();
  }
  await page.getByRole('button', { name: 'Find My Matches' }).click();
  await expect(page.getByRole('heading', { name: 'Costa Rica' })).toBeVisible();
  await expect(page.getByText('88% match')).toBeVisible();
  await page.getByRole('button', { name: 'Retake Survey' }).click();
  await expect(page.locator('#quiz-question')).toBeFocused();
  await page.unroute(matching);
  await answer(page, matching, {});
  for (let step = 1; step < 12; step += 1) {
    await expect(page.getByText(`Question ${step} of 12`).first()).toBeVisible();
    await next.click();
  }
  await page.getByRole('button', { name: 'Find My Matches' }).click();
  await expect(page.getByText('Failed to fetch country matches. Please try again.')).toBeVisible();
});

test('five fields are enough to show a payment, and a paid one is not shown as cancelled', async ({
  page,
}) => {
  await answer(page, '**/api/v1/payments/session-status/*', {
    amount: 24_900,
    currency: 'usd',
    customer_email: 'jane@example.org',
    payment_status: 'paid',
    payment_id: 'pi_3OabcdefGHIJ',
  });
  // The catalogue does not respond, and nobody waits for it.
  await page.route('**/api/v1/products/**', () => new Promise(() => {}));
  await page.goto('/payments/checkout-cancel?session_id=cs_test_1&product_id=silver');
  await expect(page).toHaveURL(/\/payments\/checkout-success\?session_id=cs_test_1/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('$249.00 USD')).toBeVisible();
  await expect(page.getByText('pi_3Oabc…GHIJ')).toBeVisible();
});

test('field errors of a form service are shown, also for fields the form does not have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/#contact');
  // A form sent before that is answered by a page of its own.
  await pageIsLive(page);
  await page.getByLabel('Name', { exact: true }).fill('   ');
  await page.getByLabel('Email', { exact: true }).fill('jane@example.org');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByLabel(/I agree that my message is stored/).check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name should not be empty', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.route('**/f/contact', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        errors: [{ field: 'captcha', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }],
      }),
    }),
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('captcha is required')).toBeInViewport();
  await page.unroute('**/f/contact');
  await page.route('**/f/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message could not be sent.')).toBeInViewport();
});
