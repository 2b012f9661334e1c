import { atAssessment, draftOf } from './support/assessment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('what could not be loaded loads by itself once the connection is back', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  for (const { path, call, failed, there } of [
    { path: '/account', call: '**/api/v1/orders*', failed: 'could not be loaded', there: 'No orders yet' },
    {
      path: '/account/settings',
      call: '**/users/me/sessions',
      failed: 'could not be loaded',
      there: 'This browser',
    },
    {
      path: '/r/nobody-was-sent-this-one',
      call: '**/shared-reports/open',
      failed: 'The report could not be opened',
      there: 'This link does not open a report',
    },
    {
      path: '/onboarding',
      call: '**/api/v1/products',
      failed: 'Failed to load products.',
      there: 'One payment, no subscription.',
    },
    {
      path: '/resources/country-guide#andorra',
      call: '**/demographics/andorra*',
      failed: 'Failed to load country data',
      there: 'Principality of Andorra',
    },
  ]) {
    await page.route(call, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText(failed)).toBeVisible();
    await page.unroute(call);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(there)).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
  }
});

test('a payment that could not be verified is verified once the connection is back', async ({ page }) => {
  await page.route('**/session-status/*', (route) => route.abort());
  await page.goto('/payments/checkout-success?session_id=cs_test_1234567890');
  await expect(page.getByText('Verification Failed')).toBeVisible({ timeout: 40_000 });
  await page.unroute('**/session-status/*');
  const asked = page.waitForRequest('**/session-status/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
});

test('a save that nothing answers is told as such after half a minute, and sent again', async ({ page }) => {
  const { api } = await atAssessment(page);
  const age = page.getByLabel(/^How old are you/);
  await age.waitFor();
  await page.clock.install();
  await page.route('**/drafts/profile-assessment', () => {});
  const asked = page.waitForRequest('**/drafts/profile-assessment');
  await age.fill('41');
  await age.blur();
  await asked;
  await page.clock.runFor(31_000);
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await page.unroute('**/drafts/profile-assessment');
  await page.clock.runFor(6000);
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(41);
});
