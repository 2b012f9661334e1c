import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { completeAnswers, draftOf, seedDraft } from './support/assessment.ts';
import { newCustomer } from './support/customer.ts';
import { fakeOrder } from './support/fakeOrder.ts';
import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { waitForMail } from './support/mail.ts';
import { expectNobodySent, pickCountry } from './support/payment.ts';
import { expect, product, test } from './support/test.ts';
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

test('settings: after a change the new password works and the old one does not', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password', { exact: true }).fill('wrong wrong');
  await form.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();
  await form.getByLabel('Current password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await inspect(page, 'the settings');

  await expect(tokenOf(person)).rejects.toThrow('401');
  await expect(tokenOf({ ...person, password: 'analytical-engine-3' })).resolves.not.toBe('');
});

test('settings: every form that asks for the password names the account to password managers', async ({
  page,
}) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const forms = page.locator('form:has([autocomplete="current-password"])');
  await expect(forms).toHaveCount(3);
  for (const form of await forms.all()) {
    // Password managers ignore hidden inputs.
    const owner = form.locator('input[type="text"][autocomplete="username"]');
    await expect(owner).toHaveValue(person.email);
    await expect(owner).toBeHidden();
  }
});

test('settings: leaving with an unsaved name asks first, after signing out does not', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('link', { name: 'Orders' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await page.getByRole('link', { name: 'Orders' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Somebody else');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
});

test('settings: saving an outdated page keeps what was changed on another device', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron');
  await api('PATCH', '/users/me', { full_name: 'Ada King' });
  await page.getByLabel('Country of residence').selectOption({ label: 'Spain' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada King');
  expect(await api('GET', '/users/me')).toMatchObject({ full_name: 'Ada King', country_of_residence: 'ESP' });
});

test('settings: two sessions ended at the same time both disappear from the list', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await tokenOf(person);
  await tokenOf(person);
  await remember(page, token);
  await page.goto('/account/settings');
  const ends = page.getByRole('button', { name: /^Sign out the session from/ });
  await expect(ends).toHaveCount(2);
  const answer = await holdCalls(page, '**/sessions/*', 'DELETE');
  await ends.first().click();
  await ends.last().click();
  answer();
  await expect(ends).toHaveCount(0);
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
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used already');
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

test('a new e-mail address takes effect once its link was followed', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  const wanted = newPerson('Grace').email;
  await remember(page, token);
  await page.goto('/account/settings');
  const form = page.getByRole('region', { name: 'E-mail address' });
  await form.getByLabel('New e-mail address').fill(wanted);
  await form.getByLabel('Your password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByText('on its way to the new address')).toBeVisible();
  expect((await apiOf(token)<{ email: string }>('GET', '/users/me')).email).toBe(person.email);

  const mail = await waitForMail(wanted, ({ subject }) => subject === 'Confirm your new address');
  const link = new URL(/https?:\/\/[^"\s]+#token=[^"\s]+/.exec(mail.html ?? '')?.[0] ?? '');
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`From now on you sign in with ${wanted}`)).toBeVisible();
  await expect(tokenOf({ ...person, email: wanted })).resolves.not.toBe('');
  await waitForMail(person.email, ({ subject }) => subject === 'The address of your account was changed');
});

test('deleting the account requires password and consent, and ends it', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Please confirm that you understand')).toBeVisible();
  expect((await apiOf(token)<{ email: string }>('GET', '/users/me')).email).toBe(person.email);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(tokenOf(person)).rejects.toThrow('401');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
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
