/// <reference lib="dom" />
import { completeAnswers, nextButton, seedDraft, title } from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { pageIsLive } from './support/live.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { paths } from '../web/paths.ts';
import { expect, test } from './support/test.ts';

test('following a link moves the focus to the new page and announces its title', async ({ page }) => {
  await page.goto('/resources');
  await pageIsLive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /library/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/resources\/library$/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('p[aria-live="polite"]', { hasText: 'Library' })).toBeAttached();
  await page.getByLabel('Search').fill('nothing has this word');
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('the tab title names the step, section or result where several share an address', async ({ page }) => {
  const named = (title: string) => expect(page).toHaveTitle(`${title} · Global Fit`);
  await page.goto('/onboarding');
  await named('Choose Your Global Fit Report');
  await page.getByRole('button', { name: /^Select .* Silver/ }).click();
  await named('Create Your Account');
  await page.getByRole('button', { name: 'Login Instead' }).click();
  await named('Login to Your Account');
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 12);
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  await page.getByRole('button', { name: 'Resume' }).click();
  await named('Additional Information');
  await nextButton(page).click();
  await named('Check your answers');
  await page.goBack();
  await named('Additional Information');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveTitle(/^Support · /);
  await page.goto('/payments/checkout-success');
  await named('Payment Issue Detected');
});

test('a page that waits for the server already has its own heading', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 2);
  await remember(page, token);
  const waits = async (address: string, calls: string, heading: string): Promise<void> => {
    const letGo = await holdCalls(page, calls);
    const asked = page.waitForRequest(calls);
    await page.goto(address);
    await asked;
    await expect(page.locator('h1'), address).toHaveText(heading);
    letGo();
    await expect(title(page), address).not.toHaveText(heading);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await waits(paths.account, '**/users/me', 'My account');
  await waits(paths.accountSettings, '**/users/me', 'Account settings');
  await waits(`${paths.checkoutSuccess}?session_id=cs_unknown`, '**/session-status/*', 'Your payment');

  await page.goto('/onboarding?product=silver');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Relocation Motivation');
  const letGo = await holdCalls(page, '**/drafts/profile-assessment');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Profile Assessment');
  letGo();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Relocation Motivation');
});

test('a link to a section of another page moves the focus to that section', async ({ page }) => {
  await page.goto('/about');
  await pageIsLive(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq')).toBeFocused();
});

test('the navigation marks the section of the home page in view', async ({ page }) => {
  await page.goto('/');
  await pageIsLive(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click();
  const marked = page.getByRole('navigation').locator('a[aria-current="location"]');
  await expect(marked).toHaveCount(0);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('faq')?.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toHaveText('FAQ');
  await page.evaluate(() => document.getElementById('testimonials')?.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toHaveText('Testimonials');
});

test('a page is usable while its style sheet hangs', async ({ page }) => {
  let isAskedFor = false;
  await page.route('**/assets/root-*.css', () => {
    isAskedFor = true;
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await pageIsLive(page);
  expect(isAskedFor).toBe(true);
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'FAQ' })).toBeVisible();
});
