import type { Page } from '@playwright/test';
import { atSummary, draftOf, title } from './support/assessment.ts';
import { CARDS, ordersOf, payByCard, payOnThisPage, proceed } from './support/payment.ts';
import { newPerson, type Person, remember, signUp, tokenOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

const ageOf = (page: Page) => page.getByLabel(/^How old are you/);
const TOLD = 'Your answers were changed elsewhere';

/** Opens the wizard as if its summary had been left open there. */
async function openSummary(page: Page): Promise<void> {
  const entry = { usr: { step: 'PAYMENT_SUMMARY', section: 0, productId: 'silver' }, key: 'before', idx: 0 };
  await page.goto('/onboarding');
  await page.evaluate((kept) => history.replaceState(kept, '', '/onboarding'), entry);
  await page.reload();
}

/** Signs out whoever is signed in and signs this person in, as another tab would. */
async function signInInstead(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(title(page)).toContainText('Welcome back');
}

test('signing in as somebody else in another tab replaces the wizard’s content, and sends nothing of the first person', async ({
  page,
  context,
}) => {
  const bert = newPerson('Bert');
  const { api: ofBert } = await signUp(bert);
  const { token, api: ofUrsula } = await signUp(newPerson('Ursula'));
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Ursula Byron');
  await ageOf(page).fill('77');

  const other = await context.newPage();
  await signInInstead(other, bert);

  await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Bert Byron');
  await expect(ageOf(page)).toHaveValue('');
  await ageOf(page).fill('41');
  await ageOf(page).blur();
  await expect.poll(async () => (await draftOf(ofBert)).answers['age']?.value).toBe(41);
  expect((await draftOf(ofBert)).answers['full-name']?.value).toBe('Bert Byron');
  await expect(ofUrsula('GET', '/users/me')).rejects.toThrow('401');
});

test('deleting the account in another tab deletes its answers, also those being entered', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Ada Byron');

  const other = await context.newPage();
  await other.goto('/account/settings');
  await other.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('checkbox').check();
  await page.getByLabel(/^What is your full name/).fill('Ada King');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();

  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.waitForTimeout(6000);
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('Ada');
});

test('signing out in another tab takes saved answers off the page, and asks for the password where some are not saved', async ({
  page,
  context,
}) => {
  const open = async (): Promise<void> => {
    const { token } = await signUp(newPerson());
    await remember(page, token);
    await page.goto('/onboarding?product=silver');
    await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Ada Byron');
  };
  const answerAndSignOutElsewhere = async (): Promise<void> => {
    await ageOf(page).fill('41');
    await ageOf(page).blur();
    await expect(page.getByText(/Last saved|Not saved, retrying/)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByText('You are signed out')).toBeVisible();
    await other.close();
  };
  await open();
  await answerAndSignOutElsewhere();
  await expect(page.getByText('This was done in another tab.')).toBeVisible();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await page.goBack();
  await expect(page.getByLabel(/^What is your full name/)).toHaveCount(0);

  await open();
  await page.route('**/drafts/profile-assessment', (route) => route.abort());
  await answerAndSignOutElsewhere();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(ageOf(page)).toHaveValue('41');
});

test('answers changed in another tab have to be confirmed before payment', async ({ page, context }) => {
  const api = await atSummary(page, newPerson());
  const goOn = page.getByRole('button', { name: 'Proceed to Payment' });
  const other = await context.newPage();
  const change = async (age: string): Promise<void> => {
    await ageOf(other).fill(age);
    await ageOf(other).blur();
    await expect(page.getByText(TOLD)).toBeVisible();
  };
  await other.goto('/onboarding?product=silver');
  await other.getByRole('button', { name: 'Resume' }).click();
  await other.getByRole('button', { name: /Change the answer to: How old are you/ }).click();

  await change('67');
  await expect(goOn).toBeDisabled();
  await page.getByRole('button', { name: 'Use the newer answers' }).click();
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await payOnThisPage(page);
  const [order] = await ordersOf(api);
  const { answers } = await api<{ answers: object }>('GET', `/survey-results/${order!.profile_id}`);
  expect(answers).toMatchObject({ age: { value: 67 } });

  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await change('68');
  await expect(page.locator('iframe[title="Payment form"]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep the answers on this page' }).click();
  await expect(title(page)).toHaveText('Order Summary');
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  await expect(goOn).toBeEnabled();
  await expect(other.getByText(TOLD)).toBeVisible();
  await other.getByRole('button', { name: 'Back to your answers' }).click();
  await other.getByRole('button', { name: 'Submit Profile' }).click();
  await expect(other.getByRole('button', { name: 'Use the newer answers' })).toBeFocused();
  await expect(title(other)).toHaveText('Check your answers');
});

test('on the summary, too, the version not chosen can be restored or deleted', async ({ page, context }) => {
  const api = await atSummary(page, newPerson());
  const banner = page.getByText('Profile Saved Successfully');
  await expect(banner).toBeVisible();
  const other = await context.newPage();
  await other.goto('/onboarding?product=silver');
  await other.getByRole('button', { name: 'Resume' }).click();
  await other.getByRole('button', { name: /Change the answer to: How old are you/ }).click();
  await ageOf(other).fill('67');
  await ageOf(other).blur();
  await page.getByRole('button', { name: 'Keep the answers on this page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').getByText('Profile Saved Successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Go on with the other version' }).click();
  await expect(page.getByRole('button', { name: 'Go on with the other version' })).toBeFocused();
  await expect(banner).toBeVisible();
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(67);
  await page.goto('/account');
  await expect(page.getByText('The other version of your answers is kept beside it.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Delete the other version' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').getByText('Profile Saved Successfully')).toBeVisible();
  await payOnThisPage(page);
  const [order] = await ordersOf(api);
  const { answers } = await api<{ answers: object }>('GET', `/survey-results/${order!.profile_id}`);
  expect(answers).toMatchObject({ age: { value: 67 } });
});

test('an assessment ordered on another device keeps its answers, and they can start a new one', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const api = await atSummary(page, person);
  const device = await browser.newContext();
  const other = await device.newPage();
  await remember(other, await tokenOf(person));
  await other.goto('/onboarding?product=silver');
  await other.getByRole('button', { name: 'Resume' }).click();
  await other.getByRole('button', { name: /Change the answer to: How old are you/ }).click();
  await expect(ageOf(other)).not.toHaveValue('');

  await payByCard(await payOnThisPage(page), CARDS.pays);
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect.poll(async () => (await draftOf(api)).version).toBe(0);

  await ageOf(other).fill('67');
  await ageOf(other).blur();
  await expect(other.getByText('This assessment was ordered on')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Use the newer answers' })).toHaveCount(0);
  const [order] = await ordersOf(api);
  await expect(other.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    `/account/orders/${order!.id}`,
  );
  await other.getByRole('button', { name: 'Keep these answers for a new one' }).click();
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(67);
  await expect(ageOf(other)).toHaveValue('67');
  await device.close();
});

test('a payment made in another tab is found, and its assessment counts as ordered', async ({
  page,
  context,
}) => {
  const api = await atSummary(page, newPerson());
  await payOnThisPage(page);
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Go on with this order' }).click();
  await proceed(other);
  await other.waitForURL(/\/sandbox\/checkout\//);
  await payByCard(other, CARDS.pays);
  await expect(title(other)).toHaveText('Payment Successful!');

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('What happens next?')).toBeVisible();
  expect((await ordersOf(api)).map(({ state }) => state)).toEqual(['paid']);

  await openSummary(other);
  await expect(other.getByText('Your assessment was ordered on')).toBeVisible();
  await other.getByRole('link', { name: 'See your order' }).click();
  await expect(title(other)).toHaveText('Global Fit Report Silver');
});

test('a summary without any stored answers says so and starts over', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await openSummary(page);
  await expect(page.getByText('Something went wrong. Please start over.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
});
