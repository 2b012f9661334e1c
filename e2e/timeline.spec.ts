/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { openWhole, pageIsLive } from './support/live.ts';
import { expect, test } from './support/test.ts';

const path = '/resources/relocation-timeline';

test('completion is eighteen months from today, or the month chosen', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-31T12:00:00'));
  await openWhole(page, path);
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
  await openWhole(page, path);
  await expect(completion).toHaveText('September 2027');
  await page.getByRole('button', { name: 'Back to 18 months from now' }).click();
  await expect(completion).toHaveText('February 2028');
});

test('after the move, steps that led up to it are no longer called for', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-31T12:00:00'));
  await openWhole(page, path);
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
  await openWhole(page, path);
  await expect(page.getByRole('navigation', { name: 'Phases' }).getByRole('link')).toHaveCount(7);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(18);
  await page.getByRole('checkbox').first().check();
  await openWhole(page, path);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('navigation', { name: 'Phases' }).getByText('Settlement').click();
  await expect(page).toHaveURL(`${path}#settlement`);
  await expect(page.getByRole('heading', { name: 'Settlement' })).toBeInViewport();
});

test('the calendar file has an event for each step', async ({ page }) => {
  await openWhole(page, path);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download calendar file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('relocation-timeline.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(18);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});
