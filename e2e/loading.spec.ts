import { title } from './support/assessment.ts';
import { pageIsLive } from './support/live.ts';
import { expect, test } from './support/test.ts';

test('while offline a link says that its page cannot be loaded, and works once online', async ({
  page,
  context,
}) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 800 });
  const support = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  };
  await context.setOffline(true);
  await support();
  const said = page.getByText('That page could not be loaded: there is no connection.');
  await expect(said).toBeVisible();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await expect(said).toBeHidden({ timeout: 10_000 });
  await expect(page.locator('[aria-live]', { hasText: 'Loading the page' })).toHaveCount(0);
  await support();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await support();
  await expect(page).toHaveURL(/\/support$/);
});

test('after a new release a link to a replaced page loads it from the server', async ({ page }) => {
  await page.goto('/about');
  // The open page names scripts of the old release, the next one those of the new.
  await page.route('**/assets/support-*.js', (route) =>
    page.url().endsWith('/support') ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  const opened = page.waitForEvent('domcontentloaded');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).first().click();
  await opened;
  await expect(page).toHaveURL(/\/support$/);
});

test('a page that takes long to load is announced', async ({ page }) => {
  await page.goto('/about');
  // Before that, the browser alone follows a link.
  await pageIsLive(page);
  await page.route('**/assets/support-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).first().click();
  await expect(page.locator('[aria-live]', { hasText: 'Loading the page' })).toBeAttached();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.locator('[aria-live]', { hasText: 'Loading the page' })).toHaveCount(0);
});

test('a step whose script fails to load can be tried again', async ({ page }) => {
  // From the start, since an idle wizard loads its next step ahead.
  await page.route('**/assets/AccountStep-*.js', (route) => route.abort());
  await page.goto('/onboarding');
  await page.getByRole('button', { name: /^Select .* Gold/ }).click();
  await expect(page.getByText('This step could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/AccountStep-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText('Create Your Account');
});
