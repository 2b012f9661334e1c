/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { title } from './support/assessment.ts';
import { secondAdultLink } from './support/couple.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/test.ts';

const STORED = 'second-adult-forms';

const parts = (page: Page) => ({
  name: page.getByLabel(/^What should the report call you/),
  slider: page.getByRole('slider').first(),
  breakers: page.getByRole('textbox').last(),
  agree: page.getByRole('checkbox').last(),
  send: page.getByRole('button', { name: 'Send my answers' }),
  back: page.getByText('What you had set here before is back'),
});

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORED);

/** Enters something of every kind. */
async function fill(page: Page, name = 'Sam'): Promise<void> {
  const form = parts(page);
  await form.name.fill(name);
  await form.slider.press('End');
  await form.breakers.fill('No winters without sun');
}

test('what a second adult entered survives a reload and a later visit, and is removed once sent', async ({
  page,
  context,
}) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await parts(page).agree.check();
  await expect(page.getByText('kept in this browser and nowhere else')).toBeVisible();

  await page.reload();
  await expect(parts(page).back).toBeVisible();
  await expect(parts(page).name).toHaveValue('Sam');
  await expect(parts(page).agree, 'an agreement is given anew').not.toBeChecked();
  await inspect(page, 'the form with what was set before');

  // The window was closed, or the browser crashed.
  await page.close();
  const later = await context.newPage();
  await later.goto(link);
  const form = parts(later);
  await expect(form.name).toHaveValue('Sam');
  await expect(form.slider).toHaveValue('5');
  await expect(form.breakers).toHaveValue('No winters without sun');
  expect(await stored(later)).not.toContain(new URL(link).hash.split('=')[1]);

  await form.agree.check();
  await form.send.click();
  await expect(later.getByText('Thank you: your answers are with us')).toBeVisible();
  expect(await stored(later)).toBeNull();
  await later.reload();
  await expect(form.name).toHaveValue('Sam');
  await expect(form.back).toHaveCount(0);
});

test('stored input can be cleared by a button, and is removed when the link has ended', async ({ page }) => {
  const { link, api } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await page.reload();
  await page.getByRole('button', { name: 'Clear it and start over' }).click();
  await expect(parts(page).back).toHaveCount(0);
  await expect(parts(page).name).toHaveValue('');
  await expect(parts(page).name).toBeFocused();
  expect(await stored(page)).toBeNull();

  await fill(page);
  await api('DELETE', '/users/me/second-adult');
  await page.reload();
  await expect(title(page)).toHaveText('This form is not open');
  expect(await stored(page)).toBeNull();
});

test('changes to a form that was sent are stored, too, and can be discarded', async ({ page }) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await parts(page).agree.check();
  await parts(page).send.click();
  await expect(page.getByText('Thank you: your answers are with us')).toBeVisible();
  await parts(page).name.fill('Samantha');
  await page.reload();
  await expect(parts(page).name).toHaveValue('Samantha');
  await page.getByRole('button', { name: 'Go back to what I sent' }).click();
  await expect(parts(page).name).toHaveValue('Sam');
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers are deleted')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a browser that cannot store says so, and asks before the form is left', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await expect(page.getByText('kept on this page only: please leave it open')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  expect((await asked).type()).toBe('beforeunload');
});

test('a form filled in on two devices is merged without losing an answer, and says so', async ({
  page,
  browser,
}) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await parts(page).name.fill('Sam');
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(link);
  await other.getByRole('slider').nth(1).press('End');
  await parts(other).breakers.fill('No winters without sun');
  await parts(other).agree.check();
  await parts(other).send.click();
  await expect(other.getByText('Thank you: your answers are with us')).toBeVisible();
  await device.close();

  const form = parts(page);
  await form.slider.press('End');
  await form.breakers.fill('No earthquakes');
  await form.agree.check();
  await form.send.click();
  await expect(page.getByText('These answers were changed elsewhere')).toBeVisible();
  await expect(page.getByText('What was changed there alone stands in this form now.')).toBeVisible();
  await expect(page.getByText('your answer from here stands')).toBeVisible();
  await expect(form.slider).toHaveValue('5');
  await expect(page.getByRole('slider').nth(1)).toHaveValue('5');
  await expect(form.breakers).toHaveValue('No earthquakes');
  await inspect(page, 'a form put together from two devices');
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await expect(page.getByText('Thank you: your answers are with us')).toBeVisible();
  await page.reload();
  await expect(form.name).toHaveValue('Sam');
  await expect(form.breakers).toHaveValue('No earthquakes');
  await expect(page.getByRole('slider').nth(1)).toHaveValue('5');
});
