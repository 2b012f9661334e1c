/// <reference lib="dom" />
import type { Page, Route } from '@playwright/test';
import { title } from './support/assessment.ts';
import { secondAdultLink } from './support/couple.ts';
import { holdCalls } from './support/holdCalls.ts';
import { expect, test } from './support/test.ts';

// Failures while the second adult answers: nothing entered is lost, and the messages are true.

const ANSWERS = '**/second-adult/answers';
const name = (page: Page) => page.getByLabel(/^What should the report call you/);
const send = (page: Page) => page.getByRole('button', { name: /^(Send my answers|Save my changes)$/ });
const saved = (page: Page) => page.getByText('Thank you: your answers are with us');
const back = (page: Page) => page.getByText('What you had set here before is back');

async function fill(page: Page, as = 'Sam'): Promise<void> {
  await name(page).fill(as);
  await page.getByRole('slider').first().press('End');
  await page.getByRole('checkbox').last().check();
}

const networkPage = (status: number) => ({
  status,
  contentType: 'text/html',
  body: '<h1>Log in to the Wi-Fi</h1>',
});
const refusal = (status: number, detail: string, code: string) => ({ status, json: { detail, code } });
const unreached = 'We could not reach the server.';

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  ['no connection', (route) => route.abort(), unreached],
  ...[200, 401, 404, 410].map(
    (status) =>
      [
        `a page of the network with ${status}`,
        (route: Route) => route.fulfill(networkPage(status)),
        unreached,
      ] as const,
  ),
  [
    'too many attempts',
    (route) => route.fulfill(refusal(429, 'Too many attempts. Please wait.', 'too_many_requests')),
    'Too many attempts. Please wait.',
  ],
  [
    'a conflict',
    (route) => route.fulfill(refusal(409, 'Please try again.', 'conflict')),
    'Please try again.',
  ],
  [
    'a server that failed',
    (route) => route.fulfill({ status: 500 }),
    'Our server cannot answer at the moment.',
  ],
  [
    'a proxy without a server',
    (route) => route.fulfill(networkPage(502)),
    'Our server cannot answer at the moment.',
  ],
];

/** Sends the form: the server takes it, and its response never reaches the page. */
async function sendLosingResponse(page: Page): Promise<void> {
  await page.route(ANSWERS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(unreached);
  await page.unroute(ANSWERS);
}

test('after any failed response the form stays, says why, and can be sent again', async ({ page }) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  for (const [fault, answer, words] of FAULTS) {
    await page.route(ANSWERS, answer);
    await send(page).click();
    await expect(page.getByRole('alert'), fault).toContainText(words);
    await expect(page.locator(':focus'), fault).toContainText(words);
    await expect(name(page), fault).toHaveValue('Sam');
    await page.unroute(ANSWERS);
  }
  await page.reload();
  await expect(back(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Sam');
  await page.getByRole('checkbox').last().check();
  await send(page).click();
  await expect(saved(page)).toBeVisible();
});

test('answers whose response was lost are recognised as sent on the next visit', async ({ page }) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await sendLosingResponse(page);
  await name(page).fill('Samantha');
  await page.reload();
  await expect(name(page), 'what was set since').toHaveValue('Samantha');
  await expect(back(page)).toBeVisible();
  await expect(page.getByText('from elsewhere')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go back to what I sent' }).click();
  await expect(name(page)).toHaveValue('Sam');
  await page.reload();
  await expect(send(page)).toHaveText('Save my changes');
  await expect(back(page)).toHaveCount(0);
});

test('answers whose response was lost can be changed and sent again without a conflict', async ({ page }) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await sendLosingResponse(page);
  await name(page).fill('Samantha');
  await send(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Samantha');
});

test('two tabs of one form do not silently overwrite each other', async ({ page, context }) => {
  const { link } = await secondAdultLink();
  const other = await context.newPage();
  await page.goto(link);
  await other.goto(link);
  await fill(other, 'Other');
  await fill(page, 'Sam');
  await expect(other.getByText('kept on this page only: please leave it open')).toBeVisible();
  await name(other).fill('Other name');
  await expect(page.getByText('kept on this page only: please leave it open')).toBeVisible();
  await send(page).click();
  await expect(saved(page)).toBeVisible();

  await other.reload();
  await expect(name(other)).toHaveValue('Other name');
  await expect(other.getByText('answers were sent by this link from elsewhere')).toBeVisible();
  await other.getByRole('button', { name: 'Show what was sent instead' }).click();
  await expect(name(other)).toHaveValue('Sam');
});

for (const days of [-365, -1, 1, 365]) {
  test(`a clock that is ${days} days off loses no answer`, async ({ page }) => {
    const { link } = await secondAdultLink();
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await page.goto(link);
    await fill(page);
    await page.reload();
    await expect(back(page)).toBeVisible();
    await expect(name(page)).toHaveValue('Sam');
    await page.getByRole('checkbox').last().check();
    await send(page).click();
    await expect(saved(page)).toBeVisible();
    await name(page).fill('Samantha');
    await page.reload();
    await expect(name(page)).toHaveValue('Samantha');
    await expect(page.getByText('from elsewhere')).toHaveCount(0);
  });
}

test('a form ended while it is filled in says so at the focus', async ({ page }) => {
  const { link, api } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await api('DELETE', '/users/me/second-adult');
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('This form is not open');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('ended by the person who sent it')).toBeVisible();
});

test('input made while the answers are being deleted is kept', async ({ page }) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  await fill(page);
  await send(page).click();
  await expect(saved(page)).toBeVisible();
  const answer = await holdCalls(page, '**/second-adult/withdraw');
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await name(page).fill('Samantha');
  answer();
  await expect(send(page)).toHaveText('Send my answers');
  await expect(name(page)).toHaveValue('Samantha');
});

test('a form that fails to open says why, and opens by itself once the connection is back', async ({
  page,
}) => {
  const { link } = await secondAdultLink();
  await page.route('**/second-adult/open', (route) =>
    route.fulfill(refusal(429, 'Too many attempts.', 'rate')),
  );
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Too many attempts.');
  await page.unroute('**/second-adult/open');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(name(page)).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`${link}${'x'.repeat(300)}`);
  await expect(title(page)).toHaveText('This form is not open');
  await expect(page.getByText('This page needs the whole link')).toBeVisible();
});
