import type { Page } from '@playwright/test';
import { fillAccount, openWizard, title } from './support/assessment.ts';
import { pageIsLive } from './support/live.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

// A refusal names a wait, and says nothing that is untrue once it is over.

const WORDS = 'Please try again in 10 minutes.';
const MINUTE = 60_000;

/** Refuses a call for ten minutes. */
const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '541' },
      json: {
        detail: `Too many requests. ${WORDS}`,
        code: 'too_many_requests',
        errors: [{ code: 'BLOCKED', message: `Too many messages. ${WORDS}` }],
      },
    }),
  );

/** The refusal is there for nine minutes, and gone after ten. */
async function passes(page: Page): Promise<void> {
  const refusal = page.getByRole('alert').filter({ hasText: WORDS });
  await expect(refusal).toBeVisible();
  await page.clock.fastForward(8 * MINUTE);
  await expect(refusal).toBeVisible();
  await page.clock.fastForward(2 * MINUTE);
  await expect(refusal).toHaveCount(0);
}

test('forms take a refusal back when its wait is over', async ({ page }) => {
  await page.clock.install();
  await refuse(page, '**/api/v1/login/access-token');
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('difference-engine-2');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await passes(page);

  await refuse(page, '**/api/v1/users/signup');
  await openWizard(page);
  await fillAccount(page, newPerson(), 'Portugal');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await passes(page);

  await refuse(page, '**/f/contact');
  await page.goto('/');
  await pageIsLive(page);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is Portugal warm?');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await passes(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is Portugal warm?');
});

test('what could not be loaded loads by itself when the wait is over', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.clock.install();
  for (const [url, call, loaded] of [
    ['/account', '**/api/v1/orders', page.getByText('No orders yet')],
    ['/r/x', '**/shared-reports/open', page.getByText('This link does not open a report')],
    ['/partner#token=x', '**/second-adult/open', page.getByText('This form is not open')],
  ] as const) {
    await refuse(page, call);
    await page.goto(url);
    await expect(page.getByRole('alert').filter({ hasText: WORDS }), url).toBeVisible();
    await page.unroute(call);
    await page.clock.fastForward(10 * MINUTE);
    await expect(loaded.first(), url).toBeVisible();
  }
  await expect(title(page)).toHaveText('This form is not open');
});
