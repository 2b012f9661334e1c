import type { Page } from '@playwright/test';
import { atAssessment, draftOf, title } from './support/assessment.ts';
import { secondAdultLink } from './support/couple.ts';
import { fakeOrder } from './support/fakeOrder.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** Lazily loaded parts of a page, on a connection that drops their scripts. */
const drop = (page: Page, part: string): Promise<unknown> =>
  page.route(`**/assets/${part}-*.js`, (route) => route.abort());

const notLoaded = (page: Page, what: string) =>
  page.getByRole('alert').filter({ hasText: `${what} could not be loaded.` });

async function atSettings(page: Page): Promise<void> {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
}

test('a country is shown without its comparison when that fails to load', async ({ page }) => {
  await drop(page, 'Compare');
  await page.goto('/resources/country-guide/portugal');
  await page.getByRole('heading', { name: 'Side by side' }).scrollIntoViewIfNeeded();
  await expect(notLoaded(page, 'The comparison')).toBeVisible();
  await expect(title(page)).toHaveText('Portugal');
});

test('the settings stay when the form that deletes the account fails to load', async ({ page }) => {
  await drop(page, 'DeleteDialog');
  await atSettings(page);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(notLoaded(page, 'The form')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
});

test('signing out everywhere does not ask about an unsaved name', async ({ page }) => {
  await atSettings(page);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Sign out everywhere, here too' }).click();
  await expect(page.getByText('You are signed out everywhere')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the browser asks about an unsaved name when our own dialog fails to load', async ({ page }) => {
  await drop(page, 'LeaveDialog');
  await atSettings(page);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  const leave = async (isSure: boolean): Promise<void> => {
    // Responds while the click may wait for a dialog it has opened.
    const answered = page
      .waitForEvent('dialog')
      .then((question) => (isSure ? question.accept() : question.dismiss()));
    await page.getByRole('link', { name: 'Orders' }).click();
    await answered;
  };
  await leave(false);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page).toHaveURL(/\/account\/settings$/);
  await leave(true);
  await expect(page).toHaveURL(/\/account$/);
});

test('an assessment stays open when the sign-in dialog fails to load', async ({ page }) => {
  await drop(page, 'SignInAgain');
  const { api } = await atAssessment(page);
  await page.getByLabel(/^What is your full name/).fill('Ada Lovelace');
  await api('POST', '/logout');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(notLoaded(page, 'The form to sign in again')).toBeVisible();
  await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Ada Lovelace');
});

for (const [how, isTold] of [
  ['when the browser finds its connection again', true],
  ['after a while', false],
] as const)
  test(`a step that failed to load loads by itself ${how}, with the answers kept`, async ({ page }) => {
    const { api } = await atAssessment(page);
    await page.getByLabel(/^What is your full name/).fill('Ada Lovelace');
    await page.getByLabel(/^What is your full name/).blur();
    await expect.poll(async () => (await draftOf(api)).answers['full-name']?.value).toBe('Ada Lovelace');
    await drop(page, 'AssessmentStep');
    await page.route('**/onboarding', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
    );
    await page.reload();
    await expect(
      page.getByText('This step could not be loaded. What you have answered is kept.'),
    ).toBeVisible();
    await page.unroute('**/assets/AssessmentStep-*.js');
    await page.unroute('**/onboarding');
    if (isTold) await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Resume' }).click({ timeout: 20_000 });
    await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Ada Lovelace');
  });

test('a step that never loads reloads its page three times and no more', async ({ page }) => {
  await atAssessment(page);
  await drop(page, 'AssessmentStep');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  await expect(page.getByText(/is kept\. Please check your connection and try again\.$/)).toBeVisible({
    timeout: 30_000,
  });
  expect(loads).toBe(4);
});

/**
 * Opens an address whose `part` cannot be loaded and whose server is unreachable, until the returned function is
 * called.
 */
async function openCutOff(page: Page, address: string, part: string): Promise<() => Promise<void>> {
  await drop(page, part);
  const { pathname } = new URL(address, 'http://localhost');
  const looks = (url: URL): boolean => url.pathname === pathname;
  await page.route(looks, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  await page.goto(address);
  return async () => {
    await page.unroute(`**/assets/${part}-*.js`);
    await page.unroute(looks);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

test('a second adult can read what the form is about when it fails to load, and it loads by itself later', async ({
  page,
}) => {
  const { link } = await secondAdultLink();
  const { pathname, hash } = new URL(link);
  const connect = await openCutOff(page, `${pathname}${hash}`, 'PartnerForm');
  await expect(notLoaded(page, 'The form')).toContainText('tried again by itself');
  await expect(page.getByText('Who sees it')).toBeVisible();
  await connect();
  await expect(page.getByLabel(/^What should the report call you/)).toBeVisible();
});

test('the form for changing a report’s answers loads by itself later', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await fakeOrder(page);
  const connect = await openCutOff(page, '/account/orders/o1/answers', 'AnswerEditor');
  await expect(notLoaded(page, 'The questionnaire')).toContainText('tried again by itself');
  await connect();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
});
