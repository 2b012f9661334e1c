/// <reference lib="dom" />
import { holdCalls } from './support/holdCalls.ts';
import { pageIsLive } from './support/live.ts';
import { button, heading, names, quiz, results, toLast } from './support/quiz.ts';
import { expect, test } from './support/test.ts';

test('the address of a result opens the same result, without confetti, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${quiz}#answers=12543333333335`);
  await expect(results(page)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  const first = await names(page);
  await button(page, 'Copy link to this result').click();
  await expect(page.getByText('Link to this result copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#answers=12543333333335$/);
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(results(page)).toBeVisible();
  expect(await names(page)).toEqual(first);
});

test('no question is shown while a linked result loads', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/find-my-country', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${quiz}#answers=33333333333333`);
  await expect(page.getByText('Opening this result')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  answer();
  await expect(results(page)).toBeVisible();
});

test('Back, Forward and a reload keep the answers of each question', async ({ page }) => {
  await page.goto(quiz);
  await pageIsLive(page);
  await page.getByLabel('Your preference').fill('5');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('How much rain suits you?');
  await page.getByLabel('Your preference').fill('1');
  await button(page, 'Next').click();
  await expect(page.getByText('Question 3 of 12').first()).toBeVisible();
  await page.getByRole('slider').fill('4');
  await page.waitForTimeout(800);
  await page.reload();
  await expect(page.getByText('Question 3 of 12').first()).toBeVisible();
  await expect(page.getByRole('slider')).toHaveValue('4');
  await page.goBack();
  await expect(heading(page)).toHaveText('How much rain suits you?');
  await expect(page.getByLabel('Your preference')).toHaveValue('1');
  await button(page, 'Back').click();
  await expect(page.getByLabel('Your preference')).toHaveValue('5');
  // The page shows the question at once, and the browser's address follows a moment later.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"step":0');
  await page.goForward();
  await expect(page.getByLabel('Your preference')).toHaveValue('1');
  await page.goForward();
  await expect(page.getByText('Question 3 of 12').first()).toBeVisible();
  await expect(page.getByRole('slider')).toHaveValue('4');
});

test('the first question never flashes up in place of another page of the quiz', async ({ page }) => {
  const first = page.getByRole('heading', { name: 'How warm should it be?' });
  await page.goto(quiz);
  await pageIsLive(page);
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('How much rain suits you?');
  let letGo = await holdCalls(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('How it ranks')).toBeVisible();
  await expect(first).toBeHidden();
  letGo();
  await expect(heading(page)).toHaveText('How much rain suits you?');
  await expect(heading(page)).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/resources');
  letGo = await holdCalls(page, '**/assets/*.js');
  await page.goto(quiz, { waitUntil: 'commit' });
  await expect(first).toBeVisible();
  await page.goto(`${quiz}?again#answers=33333333333333`, { waitUntil: 'commit' });
  await expect(page.getByText('How it ranks')).toBeVisible();
  await expect(first).toBeHidden();
  letGo();
  await expect(results(page)).toBeVisible();
});

test('address and content of the quiz agree, whatever way leads there', async ({ page }) => {
  const link = `${quiz}#answers=33333333333333`;
  const hash = (): string => new URL(page.url()).hash;
  await page.goto(quiz);
  await toLast(page);
  await button(page, 'Find My Matches').click();
  await expect(results(page)).toBeFocused();
  expect(hash()).toMatch(/^#answers=/);
  await page.goBack();
  await expect(page.getByText('Question 12 of 12').first()).toBeVisible();
  await expect(heading(page)).toBeFocused();

  await page.goto(link);
  await expect(results(page)).toBeVisible();
  await button(page, 'Retake Survey').click();
  await expect(heading(page)).toHaveText('How warm should it be?');
  await page.goto(link);
  await expect(results(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free Destination Quiz' }).click();
  await expect(heading(page)).toHaveText('How warm should it be?');
  // The address follows what the page shows a moment later.
  await expect.poll(hash).toBe('');
  await page.goBack();
  await expect(results(page)).toBeVisible();
  expect(hash()).toBe('#answers=33333333333333');
});

test('“Retake Survey” clears the answers and the address', async ({ page }) => {
  await page.goto(`${quiz}#answers=55555555555555`);
  await button(page, 'Retake Survey').click();
  await expect(heading(page)).toHaveText('How warm should it be?');
  await expect(page.getByLabel('Your preference')).toHaveValue('3');
  expect(new URL(page.url()).hash).toBe('');
});
