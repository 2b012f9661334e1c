import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { completeAnswers, draftOf, seedDraft, title } from './support/assessment.ts';
import { newCustomer } from './support/customer.ts';
import { fakeOrder } from './support/fakeOrder.ts';
import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { waitForMail } from './support/mail.ts';
import { expectNobodySent, pickCountry } from './support/payment.ts';
import { expect, test } from './support/test.ts';
import { apiOf, newPerson, remember, signUp, tokenOf } from './support/person.ts';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('the link in the delivery mail leads through sign-in to the report, its PDF and its order', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const customer = await newCustomer('silver');
  const path = `/account/orders/${customer.orderId}/report`;
  const mail = await waitForMail(customer.email, ({ html }) => html?.includes(path) ?? false);
  expect(mail.html).toContain('Open your report');

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, customer.email, 'not my password');
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await signIn(page, customer.email, customer.password);

  await expect(page).toHaveURL(new RegExp(`/account/orders/${customer.orderId}/report$`));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toBe('global-fit-report.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Read the report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Global Fit Report');
  const map = await page.locator('header:has(h1) svg').boundingBox();
  expect((map?.x ?? 0) + (map?.width ?? 0), 'the east of the map is in view').toBeLessThanOrEqual(1280);
  const mark = page.getByRole('button', { name: /^Sources \d/ }).first();

  // A dialog that cannot be loaded costs the reader a message, not the report.
  await page.route('**/BasisWindow-*.js', (route) => route.abort());
  await mark.click();
  await expect(page.getByText('All sources are listed at the end of the report.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Global Fit Report');
  await page.unroute('**/BasisWindow-*.js');
  await page.reload();

  await mark.click();
  const sources = page.getByRole('dialog', { name: /^Sources \d/ });
  await expect(sources).toBeVisible();
  await inspect(page, 'the sources of a passage');
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
  await expect(mark).toBeFocused();
  for (const pressed of [mark, page.getByRole('heading', { name: 'At a glance', exact: true })]) {
    await mark.press('Enter');
    await expect(sources).toBeVisible();
    // A click at these coordinates, whatever lies there.
    await pressed.click({ force: true });
    await expect(sources).toBeHidden();
  }
  await mark.press('Enter');
  await sources
    .getByRole('link', { name: /^Source \d+ in the list/ })
    .first()
    .click();
  await expect(sources).toBeHidden();
  await expect(page.locator('[id^="source-"]:focus')).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents of the report' }).getByText('Comparison').click();
  await expect(page.getByRole('heading', { name: 'Comparison', exact: true })).toBeInViewport();
  await inspect(page, 'the report');
});

test('a forgotten password: the link works once, and every session ends', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await page.goto('/account/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  const mail = await waitForMail(person.email, ({ subject }) => subject === 'Choose a new password');
  const link = new URL(/https?:\/\/[^"\s]+#token=[^"\s]+/.exec(mail.html ?? '')?.[0] ?? '');

  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(apiOf(token)('GET', '/users/me')).rejects.toThrow('401');

  await page.goto('/');
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByLabel('New password', { exact: true }).fill('a third password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This link no longer counts: it has expired, was used, or was ended',
  );
});

test('every form that takes an e-mail address reports an invalid one before it is sent', async ({ page }) => {
  const fault = page.getByText('Please enter a valid email', { exact: true });
  await page.goto('/account/sign-in');
  await page.getByLabel('Email', { exact: true }).fill('ada@byron');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(fault).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.goto('/account/reset-password');
  await page.getByLabel('Email', { exact: true }).fill('ada@byron');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(fault).toBeVisible();
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('New e-mail address').fill('ada@byron');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(fault).toBeVisible();
});

test('an order prints as its facts, and a refund can be requested once and is recorded', async ({ page }) => {
  test.setTimeout(180_000);
  const customer = await newCustomer('bronze');
  await waitForMail(customer.email, ({ html }) => html?.includes('/account/orders/') ?? false);
  const token = await tokenOf(customer);
  await remember(page, token);
  await page.goto(`/account/orders/${customer.orderId}`);
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(customer.orderId)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button').or(main.getByRole('link')), 'nothing to press').toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByLabel(/What was missing/).fill('I stay where I am.');
  await page.getByRole('button', { name: 'Ask for my money back' }).click();
  await expect(page.getByText(/^You asked for a refund on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
  const order = await apiOf(token)<{ refund: { asked_at: string | null } }>(
    'GET',
    `/orders/${customer.orderId}`,
  );
  expect(order.refund.asked_at).not.toBeNull();
});

test('the country of an analysis survives a reload, and leaving the page cancels the redirect to payment', async ({
  page,
}) => {
  const customer = await newCustomer('bronze');
  await remember(page, await tokenOf(customer));
  await page.goto('/account/country-analysis');
  await pickCountry(page, 'Which country shall we study for you?', 'Spain');
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('Spain');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const answer = await holdCalls(page, '**/create-checkout-session');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay on this page instead' })).toBeDisabled();
  await page.getByRole('link', { name: 'your account' }).click();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expectNobodySent(page, answer);
});

test('starting from the answers of a report asks before it replaces an unfinished assessment', async ({
  page,
}) => {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, { ...completeAnswers, age: { value: 61 } }, 10);
  await fakeOrder(page);
  await remember(page, token);
  await page.goto('/account/orders/o1/answers');
  await page.getByRole('button', { name: 'Begin from this report' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('an assessment that you have not submitted yet');
  await dialog.getByRole('button', { name: 'Keep the saved ones' }).click();
  expect((await draftOf(api)).version).toBe(1);
  await page.getByRole('button', { name: 'Begin from this report' }).click();
  await dialog.getByRole('button', { name: 'Erase and begin from this report' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Submit Profile' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order the New Edition' })).toBeVisible();
  expect((await draftOf(api)).version).toBe(0);
});

test('the browser’s Back works within the answers behind a report', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 10);
  await fakeOrder(page);
  await remember(page, token);
  await page.goto('/account/orders/o1/answers');
  await page.getByRole('button', { name: 'Go on with the saved ones' }).click();
  const all = page.getByRole('heading', { name: 'Check your answers' });
  await expect(all).toBeFocused();
  await expect(title(page)).toHaveText('Change my answers');
  await page.getByRole('button', { name: /Change the answer to: How old are you/ }).click();
  const age = page.getByLabel(/^How old are you/);
  await expect(age).toBeFocused();
  await page.goBack();
  await expect(all).toBeFocused();
  await page.goForward();
  await expect(age).toBeVisible();
});

test('when the session ends, an account page says so and that unsaved input was lost', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada King');
  await api('POST', '/logout');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('What you had typed and not saved is not kept.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});
