/// <reference lib="dom" />
import { completeAnswers, nextButton, seedDraft, title } from './support/assessment.ts';
import { inspect } from './support/inspect.ts';
import { CARDS, payByCard, proceed } from './support/payment.ts';
import { longNamedPerson, newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

const VIEWS = [
  { theme: 'light', width: 1280, height: 900 },
  { theme: 'dark', width: 320, height: 720 },
] as const;

for (const { theme, width, height } of VIEWS) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((dark) => localStorage.setItem('dark-mode', String(dark)), theme === 'dark');
    });

    test('axe finds nothing at any step of the wizard', async ({ page }) => {
      test.setTimeout(600_000);
      await page.goto('/onboarding');
      await expect(title(page)).toHaveText('Choose Your Global Fit Report');
      await inspect(page, 'products');
      await page.getByRole('button', { name: /^Select .* Gold/ }).click();
      await expect(title(page)).toHaveText('Create Your Account');
      await inspect(page, 'account');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await inspect(page, 'account with errors');
      await page.getByRole('combobox').click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await inspect(page, 'account with the list of countries');

      const { token, api } = await signUp(longNamedPerson());
      await seedDraft(api, completeAnswers, 0, 'gold');
      await remember(page, token);
      await page.goto('/onboarding?product=gold');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await inspect(page, 'resume dialog');
      await page.getByRole('button', { name: 'Resume' }).click();
      for (let section = 1; section <= 13; section += 1) {
        await expect(page.getByText(`Section ${section} of 13`)).toBeVisible();
        await inspect(page, `section ${section}`);
        await nextButton(page).click();
      }
      await expect(title(page)).toHaveText('Check your answers');
      await inspect(page, 'check your answers');
      await page.getByRole('button', { name: 'Submit Profile' }).click();
      await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
      await inspect(page, 'summary');
      await page.getByRole('button', { name: 'Proceed to Payment' }).click();
      await inspect(page, 'summary without consents');
      await proceed(page);
      await page.waitForURL(/\/sandbox\/checkout\//);
      await page.goBack();
      await expect(title(page)).toHaveText('Complete Your Payment');
      await inspect(page, 'payment');
      await page.getByRole('button', { name: 'Pay on this page instead' }).click();
      const form = page.frameLocator('iframe[title="Payment form"]');
      await form.getByLabel('Card number').waitFor();
      // The system's colour scheme is light in both cases; the embedded form follows the page around it.
      await expect(form.locator('html')).toHaveCSS('color-scheme', theme);
      const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      await expect(form.locator('html')).toHaveCSS('background-color', ground);
      await inspect(page, 'payment modal');
      await payByCard(form, CARDS.pays);
      await expect(page.getByText('Payment Successful!').first()).toBeVisible();
      await expect(page.getByText('What happens next?')).toBeVisible();
      await inspect(page, 'complete');
    });

    test('axe finds nothing on a section with errors or on the results of a payment', async ({ page }) => {
      test.setTimeout(240_000);
      const { token } = await signUp(newPerson());
      await remember(page, token);
      await page.goto('/onboarding?product=silver');
      await nextButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'your attention' })).toBeVisible();
      await inspect(page, 'section with errors');
      await page.goto('/payments/checkout-success');
      await expect(title(page)).toHaveText('Payment Issue Detected');
      await inspect(page, 'result: error');
      await page.goto('/payments/checkout-cancel?session_id=cs_test_1234567890');
      await expect(title(page)).toHaveText('Payment Cancelled');
      await inspect(page, 'result: cancelled');
      let payment_status = 'processing';
      await page.route('**/session-status/*', (route) =>
        route.fulfill({
          json: { session_id: 'cs_1', payment_status, amount: 100, currency: 'usd', payment_id: null },
        }),
      );
      await page.goto('/payments/checkout-success?session_id=cs_1');
      await expect(title(page)).toHaveText('Your payment is being processed');
      await inspect(page, 'result: pending');
      payment_status = 'paid';
      // The page also checks by itself, perhaps before the button is clicked.
      await expect(async () => {
        const button = page.getByRole('button', { name: 'Check Status Now' });
        await button.click({ timeout: 1000 }).catch(() => {});
        await expect(title(page)).toHaveText('Payment Successful!', { timeout: 3000 });
      }).toPass();
      await inspect(page, 'result: completed');
    });

    test('the sticky header and bar never cover the focused field', async ({ page }) => {
      const { token } = await signUp(newPerson());
      await remember(page, token);
      await page.goto('/onboarding?product=silver');
      await expect(title(page)).toHaveText('Personal Information');
      for (let stops = 0; stops < 30; stops += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const bar = document.querySelector('[data-sticky-actions]')!;
          if (!document.querySelector('form')!.contains(focused) || bar.contains(focused)) return 0;
          const box = focused.getBoundingClientRect();
          const below = box.bottom - bar.getBoundingClientRect().top;
          const above = document.querySelector('header')!.getBoundingClientRect().bottom - box.top;
          return Math.max(below, above);
        });
        expect(covered).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('right-to-left names and answers have their own text direction', async ({ page }) => {
  const { token, api } = await signUp({ ...newPerson(), firstName: 'עדה' });
  await seedDraft(
    api,
    {
      ...completeAnswers,
      'full-name': { value: 'עדה בירון (1815)' },
      'deal-breakers': { value: 'בלי מלחמה\nNo snakes?' },
    },
    13,
  );
  await remember(page, token);
  await page.goto('/account');
  await expect(title(page).locator('bdi')).toHaveText('עדה');
  await page.goto('/onboarding?product=silver');
  await page.getByRole('button', { name: 'Resume' }).click();
  const answer = page.getByRole('definition').filter({ hasText: 'עדה' });
  await expect(answer).toHaveCSS('direction', 'rtl');
  // Each line has its own text direction.
  const lines = page.getByRole('definition').filter({ hasText: 'No snakes?' });
  await expect(lines).toHaveCSS('unicode-bidi', 'plaintext');
  await page.getByRole('button', { name: /Change the answer to: What is your full name/ }).click();
  await expect(page.getByLabel(/^What is your full name/)).toHaveCSS('direction', 'rtl');
});

test('each password field of the settings has a show button that names it', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  for (const name of ['Your password', 'Current password', 'New password']) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: `Show ${name.toLowerCase()}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: `Hide ${name.toLowerCase()}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
});
