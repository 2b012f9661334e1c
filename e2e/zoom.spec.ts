import type { Page } from '@playwright/test';
import { countryPath, publicPaths, reportPath } from '../web/paths.ts';
import { completeAnswers, nextButton, seedDraft, title } from './support/assessment.ts';
import { nothingCovered } from './support/covered.ts';
import { newCustomer, reportReady } from './support/customer.ts';
import { CARDS, payByCard, pickCountry, proceed } from './support/payment.ts';
import { longNamedPerson, newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 × 1024 at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

const open = async (page: Page, url: string, heading: string): Promise<void> => {
  await page.goto(url);
  await expect(title(page)).toHaveText(heading);
};

// A page still scrolling smoothly to its top would move the focus.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('400 % zoom covers nothing: products and account', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '/onboarding', 'Choose Your Global Fit Report');
  await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(3);
  await nothingCovered(page, 'products');
  await page.getByRole('button', { name: /^Select .* Gold/ }).click();
  await expect(title(page)).toHaveText('Create Your Account');
  await nothingCovered(page, 'account');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await nothingCovered(page, 'account with errors');
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').pressSequentially('Port');
  const option = page.getByRole('option', { name: 'Portugal' });
  await expect(option).toBeInViewport();
  await option.click();
  await page.getByRole('button', { name: 'Login Instead' }).click();
  await nothingCovered(page, 'login');
});

test('400 % zoom covers nothing: every section of the assessment, with and without errors', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { token } = await signUp(longNamedPerson());
  await remember(page, token);
  await open(page, '/onboarding?product=gold', 'Personal Information');
  await nextButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'your attention' })).toBeVisible();
  await nothingCovered(page, 'a section with errors');

  const other = await signUp(longNamedPerson());
  await seedDraft(other.api, completeAnswers, 0, 'gold');
  page.on('dialog', (dialog) => void dialog.accept());
  await remember(page, other.token);
  await page.goto('/onboarding?product=gold');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await nothingCovered(page, 'the question whether to go on', 6);
  await page.getByRole('button', { name: 'Resume' }).click();
  const agreed = page.getByText('You agreed to be asked about health.');
  let spills = 0;
  for (let section = 1; section <= 13; section += 1) {
    await expect(page.getByText(`Section ${section} of 13`)).toBeVisible();
    if (await agreed.isVisible())
      spills = await agreed.evaluate(({ scrollWidth, clientWidth }) => 1 + scrollWidth - clientWidth);
    await nothingCovered(page, `section ${section}`, 30);
    await nextButton(page).click();
  }
  expect(spills, 'the line on health was shown, and nothing of it spills').toBe(1);
  await expect(title(page)).toHaveText('Check your answers');
  await nothingCovered(page, 'check your answers');
});

test('400 % zoom covers nothing: summary, payment and the end', async ({ page }) => {
  test.setTimeout(240_000);
  const { token, api } = await signUp(longNamedPerson());
  await seedDraft(api, completeAnswers, 13, 'gold');
  await remember(page, token);
  await page.goto('/onboarding?product=gold');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'One country more' }).click();
  await pickCountry(page, 'Countries to look at', 'Spain');
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  await nothingCovered(page, 'summary', 60);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await nothingCovered(page, 'summary without consents');
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(title(page)).toHaveText('Complete Your Payment');
  await nothingCovered(page, 'payment');
  await page.getByRole('button', { name: 'Pay on this page instead' }).click();
  const form = page.frameLocator('iframe[title="Payment form"]');
  await form.getByLabel('Card number').waitFor();
  await nothingCovered(page, 'payment modal', 0);
  await payByCard(form, CARDS.pays);
  await expect(page.getByText('Payment Successful!').first()).toBeVisible();
  await expect(page.getByText('What happens next?')).toBeVisible();
  await nothingCovered(page, 'complete');
});

test('400 % zoom covers nothing: the results of a payment, and the settings', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/payments/checkout-success', 'Payment Issue Detected');
  await nothingCovered(page, 'result: error');
  await open(page, '/payments/checkout-cancel?session_id=cs_test_1234567890', 'Payment Cancelled');
  await nothingCovered(page, 'result: cancelled');
  await page.route('**/session-status/*', (route) =>
    route.fulfill({
      json: { session_id: 'cs_1', payment_status: 'paid', amount: 100, currency: 'usd', payment_id: null },
    }),
  );
  await open(page, '/payments/checkout-success?session_id=cs_1', 'Payment Successful!');
  await nothingCovered(page, 'result: completed');
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await open(page, '/account/settings', 'Settings');
  await nothingCovered(page, 'settings');
});

test('400 % zoom covers nothing: every public page', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of [...publicPaths, countryPath('portugal')]) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    // A moved page redirects by itself.
    await expect(title(page)).not.toHaveText(/^Redirecting/);
    await nothingCovered(page, path, 8);
  }
});

/** What extends beyond the right edge of a phone's page at twice the font size. */
async function expectToFit(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const beyond = await page.evaluate(() => [
    ...[document.documentElement.scrollWidth].filter((width) => width > 391).map((width) => `page ${width}`),
    ...[...document.querySelectorAll('main *, footer *, header *, [role="alertdialog"] *')]
      .filter(
        (one) => !one.closest('svg, .overflow-x-auto, .overflow-hidden, .sr-only, [style*="clip-path"]'),
      )
      .filter((one) => one.getBoundingClientRect().width > 0 && one.getBoundingClientRect().right > 391)
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
  ]);
  expect.soft(beyond.slice(0, 5), where).toEqual([]);
}

test.describe('text of twice the size fits a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('on every public page', async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of [...publicPaths, '/onboarding', '/account/sign-in']) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expect(title(page)).not.toHaveText(/^Redirecting/);
      await expectToFit(page, path);
      const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
      expect((menu?.x ?? 390) + (menu?.width ?? 0), `menu of ${path}`).toBeLessThanOrEqual(390);
    }
  });

  test('at every step of an order', async ({ page }) => {
    test.setTimeout(240_000);
    const { token, api } = await signUp(newPerson());
    await seedDraft(api, completeAnswers, 0, 'gold');
    await remember(page, token);
    await page.goto('/onboarding?product=gold');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectToFit(page, 'the question whether to go on');
    await page.getByRole('button', { name: 'Resume' }).click();
    for (let section = 1; section <= 13; section += 1) {
      await expect(page.getByText(`Section ${section} of 13`)).toBeVisible();
      await expectToFit(page, `section ${section}`);
      await nextButton(page).click();
    }
    await expect(title(page)).toHaveText('Check your answers');
    await expectToFit(page, 'check your answers');
    await page.getByRole('button', { name: 'Submit Profile' }).click();
    await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
    await page.getByRole('button', { name: 'One country more' }).click();
    await expectToFit(page, 'summary');
  });

  test('in the account and its report', async ({ page }) => {
    test.setTimeout(300_000);
    const customer = await newCustomer('gold');
    await remember(page, await reportReady(customer));
    const report = reportPath(customer.orderId);
    for (const path of [report, `/account/orders/${customer.orderId}`, '/account', '/account/settings']) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectToFit(page, path);
    }
  });
});
