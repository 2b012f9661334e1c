/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { countryPath, paths, privatePaths, publicPaths, sectionPath, sections } from '../web/paths.ts';
import { pageIsLive } from './support/live.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Layout shift so far, as a share of the window. */
    shifted: number;
  }
}

const NOBODYS_ORDER = '01900000-0000-7000-8000-000000000000';
const addresses = [...publicPaths, countryPath('portugal'), ...privatePaths].map((path) =>
  path.replace(':id', NOBODYS_ORDER),
);
/** Pages that only redirect. */
const FORWARDING: readonly string[] = [paths.payments, paths.profileAssessment];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Collects errors in a page's console; refused API calls are no fault of the page. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const isRefusal = /(?:Failed to load resource.*|\/api\/v1\/\S+: )\b40[14]\b/.test(message.text());
    if (message.type() === 'error' && !isRefusal) found.push(message.text());
  });
  return found;
}

for (const path of addresses) {
  test(`${path} responds, logs no error and fits 320 px`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`Policy ${event.violatedDirective} refuses ${event.blockedURI}`),
      );
    });
    const found = complaints(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toBeVisible();
    // Links that a phone makes of figures and dates would be no part of what React rendered.
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute(
      'content',
      /telephone=no.*date=no/,
    );
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
    expect(found).toEqual([]);
  });
}

for (const path of ['/atlantis', countryPath('atlantis')]) {
  test(`${path} responds with the page for unknown addresses`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('This page is not on our map');
    await expect(page).toHaveTitle(/^Page not found · /);
  });
}

for (const path of [paths.account, paths.payments, paths.checkoutSuccess]) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
          window.shifted += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await pageIsLive(page);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
  });
}

test('the navigation fits at its smallest width, each name on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await pageIsLive(page);
  for (const item of await page.locator('header [data-top]').all()) {
    const lines = await item.evaluate((top) => {
      const words = document.createRange();
      words.selectNodeContents(top.firstChild as Node);
      return words.getClientRects().length;
    });
    expect(lines, await item.innerText()).toBe(1);
  }
  const { over, gap } = await page.evaluate(() => {
    const bar = document.querySelector('header nav')!.getBoundingClientRect();
    const toggle = document.querySelector('header [aria-pressed]')!.getBoundingClientRect();
    return { over: document.documentElement.scrollWidth - innerWidth, gap: toggle.left - bar.right };
  });
  expect(over).toBeLessThanOrEqual(0);
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('the home page’s heading stays in place while the figure beside it loads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await pageIsLive(page);
  const top = async () => (await heading(page).boundingBox())?.y;
  const whole = await top();
  await page
    .locator('#main figcaption')
    .first()
    .evaluate((end) => end.remove());
  expect(await top()).toBe(whole);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every public page is readable', async ({ page }) => {
    const pages = [...publicPaths, countryPath('portugal')].filter((path) => !FORWARDING.includes(path));
    for (const path of pages) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(250);
      // React renders long or late parts hidden for a script to move, unless told not to.
      expect(await page.locator('[hidden][id^="S:"], template[id^="B:"]').count(), path).toBe(0);
    }
  });

  test('a personal page asks for them, and an unknown address says that it has no page', async ({ page }) => {
    for (const [path, text] of [
      ['/account', 'filled in by JavaScript'],
      ['/account/orders/1', 'filled in by JavaScript'],
      ['/no-such-page', 'There is no page at this address.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[data-address]'), path).toHaveCount(1);
      expect(await page.getByRole('main').innerText(), path).toContain(text);
    }
  });

  test('the wizard shows its first step', async ({ page }) => {
    await page.goto('/onboarding');
    await expect(heading(page)).toHaveText('Choose Your Global Fit Report');
  });
});

test('the icons that browsers request unasked exist', async ({ request }) => {
  for (const [path, type, start] of [
    ['/favicon.ico', 'image/x-icon', '\0\0\u0001\0'],
    ['/apple-touch-icon.png', 'image/png', '\u0089PNG'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect((await response.body()).toString('latin1', 0, 4)).toBe(start);
  }
});

test('pages have their security headers', async ({ request }) => {
  for (const path of ['/', '/onboarding', '/atlantis']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(/script-src [^;]*'unsafe-inline'/.test(policy), path).toBe(false);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});

test('a hash on the home page scrolls to its section', async ({ page }) => {
  for (const section of [sections.contact, sections.howItWorks]) {
    await page.goto('/about');
    await page.goto(sectionPath(section));
    await expect
      .poll(() =>
        page.locator(`#${section}`).evaluate((target) => Math.abs(target.getBoundingClientRect().top)),
      )
      .toBeLessThan(250);
  }
});

test('a stray per cent sign in the hash breaks no page', async ({ page }) => {
  for (const path of ['/', '/resources/sample-report']) {
    await page.goto(path);
    const words = await heading(page).innerText();
    await page.goto('about:blank');
    await page.goto(`${path}#100%`);
    await pageIsLive(page);
    await expect(heading(page)).toHaveText(words);
  }
});

test('a page is light until the dark theme is chosen', async ({ page }) => {
  await page.goto('/');
  await pageIsLive(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the stored theme applies before the application’s scripts run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dark-mode', 'true'));
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  const shown = await page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'],
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(shown.theme).toBe('dark');
  const lightest = Math.max(...(shown.ground.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  expect(lightest, shown.ground).toBeLessThan(80);
});

test('both themes print in the light colours', async ({ page }) => {
  const ink = () =>
    page
      .locator('main p')
      .evaluateAll((words) => [
        getComputedStyle(document.documentElement).backgroundColor,
        ...new Set(words.map((one) => getComputedStyle(one).color)),
      ]);
  for (const path of ['/about', '/resources/sample-report']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const light = await ink();
    // No heading is separated from its text by a page break.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('break-inside', 'avoid');
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    expect(await ink(), path).toEqual(light);
    await page.emulateMedia({ media: 'screen' });
    expect(await ink(), path).not.toEqual(light);
  }
});

test('an address with a broken escape shows the page for unknown addresses', async ({ page }) => {
  const answer = await page.goto('/about%');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on our map');
  await page
    .getByRole('link', { name: /home page/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test('the navigation works by keyboard', async ({ page }) => {
  await page.goto(paths.about);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const explore = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Explore' });
  await explore.focus();
  await page.keyboard.press('Enter');
  await expect(explore).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(explore).toHaveAttribute('aria-expanded', 'false');
  await expect(explore).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(explore).not.toBeFocused();
});

test('a long page is fully laid out soon, and a reload keeps the scroll position', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-whole', '');
  const unseen = await page
    .locator('.paint-late > *')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })));
  expect(unseen).toEqual([]);

  const contact = page.getByRole('heading', { name: 'Write to us' });
  await contact.scrollIntoViewIfNeeded();
  const before = await contact.evaluate((heading) => heading.getBoundingClientRect().top);
  await page.reload();
  await expect(contact).toBeInViewport();
  await expect
    .poll(() => contact.evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeCloseTo(before, -1);
});
