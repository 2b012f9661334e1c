/// <reference lib="dom" />
import type { Page, Request } from '@playwright/test';
import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/test.ts';

const guide = '/resources/country-guide';
const country = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const picker = (page: Page) => page.getByLabel('Country', { exact: true });
const profiles = '**/demographics/*.json';

function watchProfiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const file = /\/demographics\/(.+)_profile\.json$/.exec(request.url())?.[1];
    if (file) asked.push(decodeURIComponent(file));
  });
  return asked;
}

test('without a hash the guide opens on the United States and puts it into the address', async ({ page }) => {
  await page.goto(guide);
  await expect(country(page, 'United States')).toBeVisible();
  await expect(page).toHaveURL(/#united_states_of_america$/);
  for (const label of ['Population', 'GDP per capita', 'Healthcare Rank', 'Education Rank'])
    await expect(page.locator('dt', { hasText: label }).first()).toBeVisible();
});

test('the hash selects the country, the picker changes it, and Back returns to the one before', async ({
  page,
}) => {
  await page.goto(`${guide}#timor-leste`);
  await expect(country(page, 'Timor-Leste')).toBeVisible();
  await picker(page).selectOption({ label: 'Malta' });
  await expect(country(page, 'Malta')).toBeVisible();
  await expect(page).toHaveURL(/#malta$/);
  await page.goBack();
  await expect(country(page, 'Timor-Leste')).toBeVisible();
  await page.goto(`${guide}#Myanmar`);
  await expect(country(page, 'Myanmar')).toBeVisible();
});

test('Back skips the countries that typing into the picker passed', async ({ page }) => {
  await page.goto(`${guide}#malta`);
  await expect(country(page, 'Malta')).toBeVisible();
  await picker(page).focus();
  await page.keyboard.type('portu');
  await expect(page).toHaveURL(/#portugal$/);
  await page.goBack();
  await expect(page).toHaveURL(/#malta$/);
});

test('“Skip to content” keeps the country', async ({ page }) => {
  await page.goto(`${guide}#portugal`);
  await expect(country(page, 'Portugal')).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#portugal$/);
  await expect(country(page, 'Portugal')).toBeVisible();
});

test('the guide’s own menu entry returns to the default country', async ({ page }) => {
  await page.goto(`${guide}#portugal`);
  await expect(country(page, 'Portugal')).toBeVisible();
  await page.getByRole('button', { name: 'Resources' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Country Guide' }).click();
  await expect(country(page, 'United States')).toBeVisible();
  await page.goBack();
  await expect(country(page, 'Portugal')).toBeVisible();
});

test('the country handed over by the quiz is used once', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'http:' && !sessionStorage.getItem('left')) {
      sessionStorage.setItem('left', 'yes');
      sessionStorage.setItem('selectedCountry', 'japan_profile');
    }
  });
  await page.goto(guide);
  await expect(country(page, 'Japan')).toBeVisible();
  await expect(page).toHaveURL(/#japan$/);
  await page.goto('about:blank');
  await page.goto(guide);
  await expect(country(page, 'United States')).toBeVisible();
});

test('each profile is fetched once, and the next three countries are prefetched', async ({ page }) => {
  const asked = watchProfiles(page);
  await page.goto(`${guide}#portugal`);
  await expect(country(page, 'Portugal')).toBeVisible();
  await expect.poll(() => asked.length).toBe(4);
  const following = asked.slice(1);
  expect(asked[0]).toBe('portugal');
  await picker(page).selectOption({ label: 'Qatar' });
  await expect(country(page, 'Qatar')).toBeVisible();
  expect(following[0]).toBe('qatar');
  await picker(page).selectOption({ label: 'Portugal' });
  await expect(country(page, 'Portugal')).toBeVisible();
  expect(asked.filter((one) => one === 'portugal' || one === 'qatar')).toHaveLength(2);
});

test('a spinner shows while a profile is loading', async ({ page }) => {
  const release = await holdCalls(page, profiles);
  await page.goto(`${guide}#malta`);
  await expect(page.getByText('Loading the country')).toBeVisible();
  release();
  await expect(country(page, 'Malta')).toBeVisible();
});

test('a missing profile is reported and can be tried again', async ({ page }) => {
  await page.route(profiles, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${guide}#malta`);
  await expect(page.getByRole('alert')).toContainText('Failed to load country data (404)');
  await page.unroute(profiles);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(country(page, 'Malta')).toBeVisible();
});

test('a failed connection is reported', async ({ page }) => {
  await page.route(profiles, (route) => route.abort());
  await page.goto(`${guide}#malta`);
  await expect(page.getByRole('alert')).toContainText('Failed to load country data: ');
});

test('for an unknown country or an empty profile the guide asks for another country', async ({ page }) => {
  const words = 'No country data available. Please try selecting a different country.';
  await page.goto(`${guide}#atlantis`);
  await expect(page.getByText(words)).toBeVisible();
  await page.route('**/demographics/malta_profile.json', (route) => route.fulfill({ json: null }));
  await picker(page).selectOption({ label: 'Malta' });
  await expect(page.getByText(words)).toBeVisible();
});

test('a country of the list opens without a new page load', async ({ page }) => {
  await page.goto(guide);
  await expect(country(page, 'United States')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'Portugal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portugal');
  await expect(page).toHaveURL(/country-guide\/portugal$/);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('the address of a country accepts other names, codes and spellings', async ({ page }) => {
  for (const [name, title] of [
    ['burma', 'Myanmar'],
    ['UK/', 'United Kingdom'],
    ['new-zealand', 'New Zealand'],
    ['c%C3%B4te-d-ivoire', 'Ivory Coast'],
  ] as const) {
    await page.goto(`${guide}/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/resources\/country-guide\/[a-z_()]+$/);
  }
  await page.goto(`${guide}/atlantis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on our map');
});

test('the figures do not move when the country’s details arrive', async ({ page }) => {
  const answer = await holdCalls(page, '**/api/v1/countries/*/detail');
  await page.goto(`${guide}#portugal`);
  const label = page.locator('dt', { hasText: 'Population' }).first();
  await expect(label).toBeVisible();
  const before = await label.boundingBox();
  answer();
  await expect(page.getByText('Capital: Lisbon')).toBeVisible();
  expect((await label.boundingBox())?.y).toBe(before?.y);
});

test('a country whose details fail to load still shows its profile', async ({ page }) => {
  await page.route('**/api/v1/countries/*/detail', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Broken' } }),
  );
  await page.goto(`${guide}#malta`);
  await expect(country(page, 'Malta')).toBeVisible();
  await expect(page.getByText('Climate, costs, visas and cities could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What stands out' })).toBeVisible();
});

for (const { theme, width } of [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1440 },
])
  test(`axe finds nothing in the country guide, ${theme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((dark) => localStorage.setItem('dark-mode', String(dark)), theme === 'dark');
    await page.goto(`${guide}#portugal`);
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
    await inspect(page, 'the guide');
    await page.goto(`${guide}/portugal`);
    await page.getByLabel('Compare with home').selectOption({ label: 'Germany' });
    await page.getByLabel('Your passport').selectOption({ label: 'Brazil' });
    await page.getByLabel('Add a country').selectOption({ label: 'Spain' });
    await expect(page.getByRole('columnheader', { name: /Spain/ })).toBeVisible();
    await page.getByText('All sources of this page').click();
    await inspect(page, 'the page of a country');
    await page.goto(`${guide}#atlantis`);
    await expect(page.getByText(/No country data available/)).toBeVisible();
    await inspect(page, 'the guide without a country');
  });

test('a reload in the middle of a country does not end below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${guide}#france`);
  const sources = page.getByText('All sources of this page');
  await expect(sources).toBeAttached();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await page.reload();
  await expect(sources).toBeAttached();
  await expect(page.getByRole('heading', { name: 'All countries' })).not.toBeInViewport();
});
