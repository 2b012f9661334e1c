import type { Page } from '@playwright/test';
import { atSummary, openWizard, title } from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { pageIsLive } from './support/live.ts';
import { newPerson } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** Presses twice, as many do on everything; by then what the second half has hit shows. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).dblclick({ delay: 60 });
  await page.waitForTimeout(600);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a double click on the way back to the packages selects none', async ({ page }) => {
  await openWizard(page);
  await pageIsLive(page);
  await pressTwice(page, 'Back to Product Selection');
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await page.getByRole('button', { name: /Global Fit Report Gold/ }).dblclick({ delay: 60 });
  await page.waitForTimeout(600);
  await expect(title(page)).toHaveText('Create Your Account');
});

test('a double click on “Login Instead” switches the form once', async ({ page }) => {
  await openWizard(page);
  await pageIsLive(page);
  await pressTwice(page, 'Login Instead');
  await expect(title(page)).toHaveText('Login to Your Account');
});

test('a double click goes back from the summary once, and submits the answers once', async ({ page }) => {
  await atSummary(page, newPerson());
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await pressTwice(page, 'Back to the assessment');
  await expect(title(page)).toHaveText('Check your answers');
  await pressTwice(page, 'Submit Profile');
  await expect(title(page)).toHaveText('Order Summary');
});

test('a message that the browser sends itself, before the page’s scripts have loaded, is sent once', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route('**/f/contact', (route) => {
    sent.push(route.request().resourceType());
    // The answer takes longer than the scripts.
  });
  const release = await holdCalls(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Jane');
  await page.getByLabel('Email', { exact: true }).fill('jane@example.org');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByLabel(/I agree that my message is stored/).check();
  await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
  await expect(() => expect(sent).toEqual(['document'])).toPass();
  release();
  await page.waitForTimeout(3000);
  expect(sent).toEqual(['document']);
});

for (const [width, menu] of [
  [1440, 'Resources'],
  [390, 'Open menu'],
] as const) {
  test(`a menu pressed before a private page’s scripts have loaded opens, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdCalls(page, '**/assets/*.js');
    await page.goto('/account/sign-in', { waitUntil: 'commit' });
    await page.getByRole('button', { name: menu }).click();
    release();
    await expect(title(page)).toHaveText('Sign in');
    await expect(page.locator('[data-menu] > button[aria-expanded=true]:visible')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Country Guide' }).first()).toBeVisible();
  });
}
