/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { pageIsLive } from './support/live.ts';
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

/** Waits for hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

test.describe('library and guides', () => {
  test('search and category filter the list, and one button resets both', async ({ page }) => {
    await open(page, '/resources/library');
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
    await open(page, '/resources/library');
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
    await open(page, '/resources/library');
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
    await open(page, '/resources/basics-of-moving-abroad');
    const box = page.getByRole('checkbox').first();
    await box.check();
    await open(page, '/resources/basics-of-moving-abroad');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked();
  });

  test('boxes ticked before hydration stay ticked, beside earlier ones', async ({ page }) => {
    await open(page, '/resources/basics-of-moving-abroad');
    await page.getByRole('checkbox').first().check();
    const release = await holdCalls(page, '**/assets/*.js');
    await page.goto('/resources/basics-of-moving-abroad', { waitUntil: 'commit' });
    await page.getByRole('checkbox').nth(1).check();
    release();
    await pageIsLive(page);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await open(page, '/resources/basics-of-moving-abroad');
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
      await open(page, '/support');
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('article')).not.toContainText('{{');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('a missing text is reported', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page, '/support');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to load content. Please try again later.');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });
});

test.describe('sample report', () => {
  const path = '/resources/sample-report';

  test('has five cities, sections that open by their links, and a PDF', async ({ page, request }) => {
    await open(page, path);
    const cities = page.getByRole('region', { name: 'Top five city matches' }).getByRole('listitem');
    await expect(cities).toHaveText([
      /Lisbon.*92/,
      /Barcelona.*90/,
      /Melbourne.*88/,
      /Bangkok.*85/,
      /Vancouver.*84/,
    ]);
    const sources = page.locator('#sources');
    await expect(sources).not.toHaveAttribute('open');
    await page.getByRole('navigation', { name: 'Sections of the report' }).getByText('Sources').click();
    await expect(sources).toHaveAttribute('open', '');
    const href = await page.getByRole('link', { name: /Download PDF/ }).getAttribute('href');
    const pdf = await request.get(href!);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  const outcomes = [
    ['shared', 'share', true, 'Report shared successfully'],
    ['refused by the device', 'share', false, "Couldn't share the report"],
    ['copied', 'clipboard', true, 'Report URL copied to clipboard'],
    ['refused by the clipboard', 'clipboard', false, "Couldn't copy URL to clipboard"],
  ] as const;

  for (const [what, way, works, toast] of outcomes) {
    test(`sharing, ${what}: the toast stays about three seconds`, async ({ page }) => {
      await page.addInitScript(
        ({ way, works }) => {
          const outcome = () =>
            works ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError'));
          const share = way === 'share' ? outcome : undefined;
          Object.defineProperty(navigator, 'share', { configurable: true, value: share });
          Object.defineProperty(navigator, 'clipboard', {
            configurable: true,
            value: { writeText: outcome },
          });
        },
        { way, works },
      );
      await open(page, path);
      // Timed by the page itself, because a test on a busy machine reads the clock late.
      const timed = page.evaluate((text) => {
        let came = 0;
        return new Promise<number>((resolve) => {
          new MutationObserver(() => {
            const isThere = document.body.innerText.includes(text);
            if (isThere && came === 0) came = performance.now();
            if (!isThere && came > 0) resolve(performance.now() - came);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        });
      }, toast);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText(toast, { exact: true })).toBeVisible();
      const stayed = await timed;
      expect(stayed).toBeGreaterThan(2500);
      expect(stayed).toBeLessThan(4500);
    });
  }

  test('printing opens every section and closes it afterwards', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        const all = [...document.querySelectorAll('details[data-sample-section]')];
        document.body.dataset['printed'] = String(all.every((one) => (one as HTMLDetailsElement).open));
        dispatchEvent(new Event('afterprint'));
      };
    });
    await open(page, path);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
    await expect(page.locator('#sources')).not.toHaveAttribute('open');
  });
});

test.describe('timeline', () => {
  const path = '/resources/relocation-timeline';

  test('completion is eighteen months from today, or the month chosen', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-08-31T12:00:00'));
    await open(page, path);
    const completion = page.locator('[data-completion]');
    await expect(completion).toHaveText('February 2028');
    await expect(page.getByText('Estimated Completion'), 'reads as it is written').toHaveCSS(
      'text-transform',
      'none',
    );
    await page.getByLabel('Year', { exact: true }).selectOption('2027');
    await page.getByLabel('Moving month').selectOption('September');
    await expect(completion).toHaveText('September 2027');
    await expect(page.getByText('its time has passed: do it first').first()).toBeVisible();
    await open(page, path);
    await expect(completion).toHaveText('September 2027');
    await page.getByRole('button', { name: 'Back to 18 months from now' }).click();
    await expect(completion).toHaveText('February 2028');
  });

  test('after the move, steps that led up to it are no longer called for', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-08-31T12:00:00'));
    await open(page, path);
    await page.evaluate(() => localStorage.setItem('moving-date', '2025-11'));
    await page.reload();
    await pageIsLive(page);
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2025');
    await expect(page.getByText('The month of the move, as you chose it. It has passed.')).toBeVisible();
    const step = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(step('Travel, arrive, sleep')).toContainText('its time has passed');
    await expect(step('Travel, arrive, sleep')).not.toContainText('do it first');
    await expect(step('Register, because everything waits for it')).toContainText(
      'its time has passed: do it first',
    );
  });

  test('on a phone the bar of phases shows that more follow, and scrolls along', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Phases' });
    const edge = bar.locator('[data-goes-on]');
    await expect(edge).toBeVisible();
    await page.locator('#settlement').evaluate((phase) => phase.scrollIntoView({ behavior: 'instant' }));
    const link = bar.getByRole('link', { name: /Settlement/ });
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport({ ratio: 1 });
    await bar.getByRole('list').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await expect(edge).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(edge).toHaveCount(0);
  });

  test('has eighteen steps in seven phases, and ticks stay', async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('navigation', { name: 'Phases' }).getByRole('link')).toHaveCount(7);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(18);
    await page.getByRole('checkbox').first().check();
    await open(page, path);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('navigation', { name: 'Phases' }).getByText('Settlement').click();
    await expect(page).toHaveURL(`${path}#settlement`);
    await expect(page.getByRole('heading', { name: 'Settlement' })).toBeInViewport();
  });

  test('the calendar file has an event for each step', async ({ page }) => {
    await open(page, path);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download calendar file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('relocation-timeline.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(18);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
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
      await open(page, path);
      await inspect(page, path);
    }
  });
}
