/// <reference lib="dom" />
import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { openWhole, pageIsLive } from './support/live.ts';
import { expect, test } from './support/test.ts';

const guides = [
  ['Basics of Moving Abroad', '/resources/basics-of-moving-abroad', '/resources/basics_of_moving_abroad.md'],
  [
    'Health Insurance Guide for Expats',
    '/resources/health-insurance-guide',
    '/resources/health_insurance_guide_for_expats.md',
  ],
  ['Pet Relocation Guide', '/resources/pet-relocation-guide', '/resources/pet_relocation_guide.md'],
  [
    'Talking to Youngsters About Moving Abroad',
    '/resources/talking-to-youngsters',
    '/resources/talking_to_youngsters_guide.md',
  ],
] as const;

test.describe('library and guides', () => {
  test('search and category filter the list, and one button resets both', async ({ page }) => {
    await openWhole(page, '/resources/library');
    const status = page.getByRole('status');
    await expect(status).toHaveText('Showing 4 of 4 resources');
    await page.getByLabel('Search').fill('QUARANTINE');
    await expect(status).toHaveText('Showing 1 of 4 resources');
    await page.getByLabel('Category').selectOption('Healthcare');
    await expect(page.getByText('No resources found matching your criteria.')).toBeVisible();
    await expect(status).toHaveText('Showing 0 of 4 resources');
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(status).toHaveText('Showing 4 of 4 resources');
    await expect(page.getByLabel('Search')).toHaveValue('');
    await page.getByLabel('Category').selectOption('Family');
    await expect(status).toHaveText('Showing 2 of 4 resources');
  });

  test('filters set before hydration apply after it', async ({ page }) => {
    const release = await holdCalls(page, '**/assets/*.js');
    await page.goto('/resources/library', { waitUntil: 'commit' });
    await page.getByLabel('Search').fill('VISA');
    await page.getByLabel('Category').selectOption('Healthcare');
    release();
    await expect(page.getByRole('status')).toHaveText('Showing 1 of 4 resources');
    await expect(page.getByLabel('Search')).toHaveValue('VISA');
  });

  test('a guide opened from the library is fetched, starts at its top, and links back', async ({ page }) => {
    await openWhole(page, '/resources/library');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const file = page.waitForRequest('**/resources/pet_relocation_guide.md');
    await page.getByRole('link', { name: /Pet Relocation Guide/ }).click();
    await file;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet Relocation Guide');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Back to top' }).scrollIntoViewIfNeeded();
    await page.getByRole('main').getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Back to library' }).click();
    await expect(page).toHaveURL('/resources/library');
  });

  test('a guide shows a spinner while it loads and an error when it is missing', async ({ page }) => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/*.md', async (route) => {
      await asked;
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await openWhole(page, '/resources/library');
    await page.getByRole('link', { name: /Health Insurance Guide/ }).click();
    await expect(page.getByText('Loading the guide')).toBeAttached();
    answer();
    await expect(page.getByRole('alert')).toHaveText(
      'Unable to load the requested resource. Please try again later.',
    );
    await page.getByRole('link', { name: 'Back to the library' }).click();
    await expect(page).toHaveURL('/resources/library');
  });

  test('a ticked box stays ticked', async ({ page }) => {
    await openWhole(page, '/resources/basics-of-moving-abroad');
    const box = page.getByRole('checkbox').first();
    await box.check();
    await openWhole(page, '/resources/basics-of-moving-abroad');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked();
  });

  test('boxes ticked before hydration stay ticked, beside earlier ones', async ({ page }) => {
    await openWhole(page, '/resources/basics-of-moving-abroad');
    await page.getByRole('checkbox').first().check();
    const release = await holdCalls(page, '**/assets/*.js');
    await page.goto('/resources/basics-of-moving-abroad', { waitUntil: 'commit' });
    await page.getByRole('checkbox').nth(1).check();
    release();
    await pageIsLive(page);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await openWhole(page, '/resources/basics-of-moving-abroad');
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  });

  for (const [title, path, file] of guides) {
    test(`${title} is readable without scripts and served as a text file`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: 'Sources and dates' })).toBeVisible();
      await context.close();
      const served = await request.get(file);
      expect(served.headers()['content-type']).toContain('text/markdown');
      expect(await served.text()).toMatch(new RegExp(`^# ${title}\n`));
    });
  }
});

test.describe('legal pages', () => {
  for (const [link, title] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
  ] as const) {
    test(`${title} opens from the footer and links home`, async ({ page }) => {
      await openWhole(page, '/support');
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('article')).not.toContainText('{{');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('a missing text is reported', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: '' }));
    await openWhole(page, '/support');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to load content. Please try again later.');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });
});

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 320 },
] as const) {
  test(`axe finds nothing in the resources and legal pages, ${theme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((dark) => localStorage.setItem('dark-mode', String(dark)), theme === 'dark');
    const pages = [
      '/resources',
      '/resources/library',
      '/resources/pet-relocation-guide',
      '/resources/sample-report',
      '/resources/relocation-timeline',
      '/legal/privacy-policy',
      '/legal/terms-of-service',
    ];
    for (const path of pages) {
      await openWhole(page, path);
      await inspect(page, path);
    }
  });
}
