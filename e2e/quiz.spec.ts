/// <reference lib="dom" />
import { holdCalls } from './support/holdCalls.ts';
import { focused, press, tabTo } from './support/keyboard.ts';
import { inspect } from './support/inspect.ts';
import { pageIsLive } from './support/live.ts';
import { button, heading, names, quiz, results, toLast } from './support/quiz.ts';
import { expect, test } from './support/test.ts';

const matching = '**/api/v1/countries/find-my-country';

test('a double click goes one question forward or back and skips none', async ({ page }) => {
  await page.goto(quiz);
  await pageIsLive(page);
  await button(page, 'Next').dblclick({ delay: 60 });
  await expect(page.getByText('Question 2 of 12').first()).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByText('Question 3 of 12').first()).toBeVisible();
  await button(page, 'Back').dblclick({ delay: 60 });
  await expect(page.getByText('Question 2 of 12').first()).toBeVisible();
});

test('a press before hydration counts once, with what the sliders then say', async ({ page }) => {
  const release = await holdCalls(page, '**/assets/*.js');
  await page.goto(quiz, { waitUntil: 'commit' });
  await page.getByRole('slider').first().fill('5');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  release();
  await expect(page.getByText('Question 2 of 12').first()).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByRole('slider').first()).toHaveValue('5');
});

test('from the first question to the details of a country', async ({ page }) => {
  await page.goto(quiz);
  await expect(button(page, 'Back')).toBeDisabled();
  await expect(heading(page)).toHaveText('How warm should it be?');
  await page.getByLabel('Your preference').fill('5');
  await page.getByLabel('How important is it?').fill('5');
  await pageIsLive(page);
  await button(page, 'Next').click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('slider')).toHaveCount(2);
  await expect(page).toHaveTitle('Question 2 of 12: Rainfall · Global Fit');
  await button(page, 'Back').click();
  await expect(page.getByLabel('Your preference')).toHaveValue('5');
  await expect(page).toHaveTitle('Free Destination Quiz · Global Fit');
  await toLast(page);
  await expect(page.getByRole('slider')).toHaveCount(1);
  await expect(page.getByRole('slider')).toHaveValue('3');

  const asked = page.waitForRequest(matching);
  await button(page, 'Find My Matches').click();
  const { preferences, top_n } = (await asked).postDataJSON() as {
    preferences: Record<string, { importance: number; direction: number | null }>;
    top_n: number;
  };
  expect(top_n).toBe(5);
  expect(Object.keys(preferences)).toHaveLength(12);
  expect(preferences['temperature_celsius']).toEqual({ importance: 5, direction: 5 });
  expect(preferences['safety_rating']).toEqual({ importance: 3, direction: null });

  await expect(results(page)).toBeFocused();
  await expect(page).toHaveTitle('Your five closest countries · Global Fit');
  await expect(page.locator('canvas')).toHaveCount(1);
  const first = page.locator('ol > li').first();
  await expect(first).toContainText(/Strong on temperature/);
  await expect(first).toContainText(/GDP per capita\s*\$[\d,]+/);
  await expect(first).toContainText(/Temperature\s*[\d.]+ °C \([\d.]+ °F\)/);
  await expect(first).toContainText(/Immigration friendliness\s*\d\.\d out of 5/);
  await expect(first).toContainText(/Rank 1/);
  await first.getByText('Figures and sources').click();
  await expect(first).toContainText(/GDP per capita: US\$\s[\d,]+\. World Bank/);

  const [name = ''] = await names(page);
  await first.getByRole('link', { name: 'View country details' }).click();
  await expect(page).toHaveURL(/\/resources\/country-guide#\w+/);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('selectedCountry'))).toBeNull();
});

test('figures that fail to load can be tried again', async ({ page }) => {
  const figures = '**/quiz-figures';
  await page.route(figures, (route) => route.abort());
  await page.goto(`${quiz}#answers=33333333333333`);
  const first = page.locator('ol > li').first();
  await first.getByText('Figures and sources').click();
  await expect(first.getByText('The figures could not be loaded.')).toBeVisible();
  await page.unroute(figures);
  await button(page, 'Try again').click();
  await expect(first).toContainText(/Safety: \d+ of 100/);
});

test('the detail link hands the country over to the guide', async ({ page }) => {
  await page.goto(`${quiz}#answers=33333333333333`);
  await expect(results(page)).toBeVisible();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
  await page.getByRole('link', { name: 'View country details' }).first().click();
  expect(await page.evaluate(() => sessionStorage.getItem('selectedCountry'))).toMatch(/^[a-z_]+_profile$/);
});

test('a failed search stays on the last question and can be repeated', async ({ page }) => {
  await page.route(matching, (route) =>
    route.fulfill({ status: 503, json: { detail: 'Busy', code: 'service_unavailable' } }),
  );
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(quiz);
  await toLast(page);
  await button(page, 'Find My Matches').click();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch country matches. Please try again.');
  await expect(page.getByText('Question 12 of 12').first()).toBeVisible();
  expect(logged.join('\n')).toContain('HTTP error! status: 503');

  await page.unroute(matching);
  const release = await holdCalls(page, matching);
  await button(page, 'Find My Matches').click();
  await expect(button(page, 'Finding Your Matches...')).toBeVisible();
  await expect(button(page, 'Back')).toBeDisabled();
  release();
  await expect(results(page)).toBeVisible();
});

test('a response that arrives after leaving the quiz changes nothing elsewhere', async ({ page }) => {
  const release = await holdCalls(page, matching);
  await page.goto(quiz);
  await toLast(page);
  await button(page, 'Find My Matches').click();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  const answered = page.waitForResponse(matching);
  release();
  await (await answered).finished();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a search without a response is reported', async ({ page }) => {
  await page.route(matching, (route) => route.abort());
  await page.goto(quiz);
  await toLast(page);
  await button(page, 'Find My Matches').click();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch country matches. Please try again.');
});

test('printing a result leaves out what only works on screen', async ({ page }) => {
  await page.goto(`${quiz}#answers=33333333333333`);
  await expect(results(page)).toBeVisible();
  const onScreen = page.locator('main').locator('button, a, input').filter({ visible: true });
  await expect(onScreen.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(onScreen).toHaveCount(0);
  await expect(page.locator('ol h3').filter({ visible: true })).toHaveCount(5);
});

test('a refused clipboard says where the link is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('refused')),
    });
  });
  await page.goto(`${quiz}#answers=33333333333333`);
  await button(page, 'Copy link to this result').click();
  await expect(page.getByText("Couldn't copy. The address bar holds the link.")).toBeVisible();
});

test('moving a slider ranks in the browser, with the result the server gives', async ({ page }) => {
  await page.goto(`${quiz}#answers=33333333333333`);
  await expect(page.getByText(/^All \d+ countries in order$/)).toBeVisible();
  const before = await names(page);
  await page.route(matching, (route) => route.abort());
  await page.getByLabel('Warmth you want').fill('5');
  await page.getByLabel('Temperature: importance').fill('5');
  await expect(page.getByText('New among the best').first()).toBeVisible();
  const moved = await names(page);
  expect(moved).not.toEqual(before);
  await expect(page).toHaveURL(/#answers=5353333333333{2}$/);

  // The server returns the same five for the same answers.
  await page.unroute(matching);
  await page.reload();
  await expect(results(page)).toBeVisible();
  expect(await names(page)).toEqual(moved);
  await page.getByLabel('Warmth you want').fill('1');
  await button(page, 'Back to my answers').click();
  expect(await names(page)).toEqual(moved);
});

test('the map agrees with the list, and results are shown without it when it fails to load', async ({
  page,
}) => {
  await page.goto(`${quiz}#answers=33333333333333`);
  const map = page.getByRole('img', { name: /^World map of your matches/ });
  await expect(map).toBeVisible();
  const [first = ''] = await names(page);
  expect(await map.getAttribute('aria-label')).toContain(first);
  await page.getByText(/^All \d+ countries in order$/).click();
  await expect(page.getByRole('row').nth(1)).toContainText(first);

  await page.route('**/assets/quiz-*.json', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText('The map could not be loaded. Your matches below are complete.')).toBeVisible();
  expect(await names(page)).toHaveLength(5);
});

test('can be completed by keyboard alone', async ({ page }) => {
  await page.goto(quiz);
  await tabTo(page, ({ type }) => type === 'range');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Your preference')).toHaveValue('4');
  for (let step = 1; step < 12; step += 1) await press(page, 'Next');
  await press(page, 'Find My Matches');
  await expect(results(page)).toBeFocused();
  await tabTo(page, ({ tag, text }) => tag === 'a' && text.startsWith('View country details'));
  expect((await focused(page)).tag).toBe('a');
});

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 320 },
])
  test(`axe finds nothing in the quiz, ${theme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((dark) => localStorage.setItem('dark-mode', String(dark)), theme === 'dark');
    await page.goto(quiz);
    await inspect(page, 'a question');
    await page.goto(`${quiz}#answers=33333333333333`);
    await page.reload();
    await expect(page.getByText(/^All \d+ countries in order$/)).toBeVisible();
    await page.getByText(/^All \d+ countries in order$/).click();
    await page.getByText('Figures and sources').first().click();
    await inspect(page, 'results');
  });
