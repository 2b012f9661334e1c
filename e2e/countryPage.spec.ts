import { expect, test } from './support/test.ts';

const guide = '/resources/country-guide';

test('compares costs with home, tells what a passport allows, and remembers both', async ({ page }) => {
  await page.goto(`${guide}/portugal`);
  await page.getByLabel('Compare with home').selectOption({ label: 'Germany' });
  await expect(page.getByText(/Everything together costs \d+% less than in Germany/)).toBeVisible();
  await page.getByLabel('Your passport').selectOption({ label: 'United States' });
  await expect(page.getByText('No visa is needed for a short visit of up to 90 days.')).toBeVisible();
  await page.getByLabel('Your passport').selectOption({ label: 'Germany' });
  await expect(page.getByText(/Its holders may live and work here by right/)).toBeVisible();
  await page.goto(`${guide}/spain`);
  await expect(page.getByLabel('Your passport')).toHaveValue('DEU');
  await expect(page.getByText(/than in Germany/)).toBeVisible();
});

test('says which routes are open to a passport, links the official page on pets, and hides controls in print', async ({
  page,
}) => {
  await page.goto(`${guide}/uruguay`);
  const mercosur = page.getByRole('listitem').filter({ hasText: 'Mercosur' });
  await expect(mercosur).toContainText('Open to 8 nationalities');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Your passport')).toBeHidden();
  await expect(page.getByLabel('Place', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByLabel('Your passport').selectOption({ label: 'India' });
  await expect(mercosur).toContainText('Not open to this passport');
  await page.getByLabel('Your passport').selectOption({ label: 'Brazil' });
  await expect(mercosur).toContainText('Open to this passport');
  await page.goto(`${guide}/norway`);
  await expect(page.getByRole('link', { name: 'mattilsynet.no' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByText(/^Naturalisation ordinarily asks for 7 or 8 years/)).toBeVisible();
  await expect(page.locator('section[aria-labelledby=climate]')).toContainText('\u22123.0 °C');
});

test('shows the climate of each place as a plot and in figures', async ({ page }) => {
  await page.goto(`${guide}/portugal`);
  await expect(page.getByRole('img', { name: /^Climate of Porto/ })).toBeVisible();
  await page.getByLabel('Place').selectOption({ label: 'Braga' });
  await expect(page.getByRole('img', { name: /^Climate of Braga/ })).toBeVisible();
  await page.getByText('Every month in figures').click();
  await expect(page.getByRole('row', { name: /^July/ })).toContainText('°C');
});

test('compares with up to three other countries, and says which one failed to load', async ({ page }) => {
  await page.goto(`${guide}/portugal`);
  const add = page.getByLabel('Add a country');
  for (const name of ['Spain', 'Italy', 'Greece']) await add.selectOption({ label: name });
  await expect(add).toBeDisabled();
  const table = page.locator('section[aria-labelledby=compare] table');
  await expect(table.getByRole('columnheader')).toHaveText([
    /Figure/,
    /Portugal/,
    /Spain/,
    /Italy/,
    /Greece/,
  ]);
  await expect(table.getByText('(best of these)').first()).toBeAttached();
  await table.getByRole('button', { name: 'Remove Italy' }).click();
  await expect(add).toBeEnabled();
  await page.route('**/api/v1/countries/FRA/detail', (route) => route.abort());
  await add.selectOption({ label: 'France' });
  await expect(page.getByText('The figures of France could not be loaded.')).toBeVisible();
});

test('says that no recorded route does not mean there is none', async ({ page }) => {
  await page.goto(`${guide}/nauru`);
  await expect(page.getByText(/Our records hold no route; that does not mean there is none/)).toBeVisible();
});

test('has the metadata, preview picture and sitemap entry for search engines', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(`${guide}/portugal`);
  await expect(page).toHaveTitle(/^Portugal/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}${guide}/portugal`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0].about).toMatchObject({
    '@type': 'Country',
    identifier: 'PRT',
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '');
  const countries = places.filter((place) => place.includes(`${guide}/`));
  expect(countries.length).toBeGreaterThan(190);
  for (const place of [countries[0] ?? '', countries.find((one) => one.includes('myanmar')) ?? ''])
    expect((await request.get(place)).status(), place).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('responds with 404 for a country that does not exist', async ({ page }) => {
  const answer = await page.goto(`${guide}/atlantis`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on our map');
});

test('in print no route and no row is split across pages, and no heading from its list', async ({ page }) => {
  await page.goto(`${guide}/portugal`);
  await page.emulateMedia({ media: 'print' });
  const route = page.getByRole('listitem').filter({ hasText: 'D7 residence visa' }).first();
  await expect(route).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('heading', { name: 'Visas and ways to stay' })).toHaveCSS(
    'break-after',
    'avoid',
  );
  await expect(page.getByRole('row').first()).toHaveCSS('break-inside', 'avoid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a country can be read, and is linked from the guide', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('link', { name: 'Portugal', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portugal');
    await expect(page.getByText('D8 Digital Nomad Visa').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Climate of Porto/ })).toBeVisible();
    await expect(page.getByLabel('Your passport')).toBeHidden();
  });
});
