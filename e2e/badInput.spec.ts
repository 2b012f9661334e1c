import { atAssessment, atSummary, completeAnswers, nextButton } from './support/assessment.ts';
import { secondAdultLink } from './support/couple.ts';
import { proceed } from './support/payment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** Invisible characters in a pasted text. */
const UNSEEN = '\u200b';

test('a success message disappears when the next address is refused', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  const address = page.getByLabel('New e-mail address');
  const send = page.getByRole('button', { name: 'Send the link' });
  await address.fill(`${UNSEEN} ${newPerson().email}${UNSEEN}`);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await send.click();
  const sent = page.getByText('A message with a link is on its way to the new address.');
  await expect(sent).toBeVisible();
  await address.fill(person.email);
  await page.getByLabel('Your password', { exact: true }).fill('x'.repeat(1001));
  await send.click();
  await expect(page.getByText('The password is not right')).toBeVisible();
  await expect(page.getByLabel('Your password', { exact: true })).toBeFocused();
  await expect(sent).toHaveCount(0);
});

test('failing to reach the server with a new password does not suggest a new link', async ({
  page,
  context,
}) => {
  await page.goto('/account/reset-password#token=nobody-was-sent-this-one');
  await page.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  const save = page.getByRole('button', { name: 'Save the new password' });
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach the server');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0);
  await context.setOffline(false);
  await page.route('**/api/v1/reset-password', (route) => route.fulfill({ status: 503, body: '' }));
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Our server cannot answer at the moment');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0);
  await page.unroute('**/api/v1/reset-password');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('the contact form refuses a name and message of invisible characters', async ({ page }) => {
  await page.goto('/#contact');
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Name' }).fill(UNSEEN);
  await page.getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
  await page.getByRole('textbox', { name: 'Message' }).fill(`${UNSEEN}\n${UNSEEN}`);
  await page.getByRole('checkbox', { name: /I agree that my message/ }).check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name should not be empty')).toBeVisible();
  await expect(page.getByText('Message should not be empty')).toBeVisible();
});

test('the second adult’s name is refused when too long, not cut off', async ({ page }) => {
  const { link } = await secondAdultLink();
  await page.goto(link);
  const name = page.getByLabel(/^What should the report call you/);
  await name.fill('Wolfeschlegelsteinhausenbergerdorff-Pfefferminz');
  await page.getByRole('slider').first().press('ArrowRight');
  await page.getByRole('checkbox').last().check();
  const send = page.getByRole('button', { name: 'Send my answers' });
  await send.click();
  await expect(page.getByText('Please use at most 40 characters')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Wolfeschlegelsteinhausenbergerdorff-Pfefferminz');
  await name.fill(`Wolfe${UNSEEN}`);
  await expect(page.getByText('Please use at most 40 characters')).toHaveCount(0);
  await send.click();
  await expect(page.getByText('Thank you: your answers are with us')).toBeVisible();
});

test('a budget is read in any common notation and shown as a plain number', async ({ page }) => {
  const careerSection = 5;
  await atAssessment(page, { answers: completeAnswers, section: careerSection });
  await page.getByRole('button', { name: 'Resume' }).click();
  const budget = page.getByLabel(/^What can your household spend in a month/);
  for (const [typed, read] of [
    ['3.000', '3000'],
    ['3,000', '3000'],
    ['3 000', '3000'],
    ['٣٤٠٠', '3400'],
    ['2500,50', '2500.5'],
  ] as const) {
    await budget.fill('');
    await budget.pressSequentially(typed);
    await expect(budget).toHaveValue(typed);
    await budget.blur();
    await expect(budget).toHaveValue(read);
  }
  await expect(budget).toHaveAccessibleDescription(/Please enter a whole number\./);
  await budget.fill('2500');
  await expect(budget).not.toHaveAccessibleDescription(/whole number/);
});

test('an invalid delivery address is refused at its field, and the focus is never lost', async ({ page }) => {
  await atSummary(page, newPerson());
  const change = page.getByRole('button', { name: 'Change the delivery address' });
  const address = page.getByLabel('Send this report to');
  const take = page.getByRole('button', { name: 'Use this address' });
  await change.click();
  await expect(address).toBeFocused();
  await address.fill('');
  await take.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  const none = ['ada', 'ada@', 'ada@x', 'a b@example.com', 'ada@example.com, bob@example.com'];
  for (const wrong of [...none, 'Ada <ada@example.com>', `${'a'.repeat(250)}@example.com`]) {
    await address.fill(wrong);
    await expect(address).not.toHaveAttribute('aria-invalid', 'true');
    await take.click();
    await expect(page.getByText('Please enter a valid email'), wrong).toBeVisible();
    await expect(address, wrong).toBeFocused();
  }
  // Continuing with it is prevented there, too.
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(address).toBeFocused();

  await page.getByRole('button', { name: 'Keep the other' }).press('Enter');
  await expect(change).toBeFocused();
  await expect(change).toHaveAccessibleDescription(/@example\.com$/);
  await change.press('Enter');
  await address.fill(`${UNSEEN} elsewhere@example.org ${UNSEEN}`);
  await address.press('Enter');
  await expect(change).toBeFocused();
  await expect(change).toHaveAccessibleDescription('elsewhere@example.org');
});

test('a very long word does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await atAssessment(page, { answers: completeAnswers, section: 3 });
  await page.getByRole('button', { name: 'Resume' }).click();
  const needs = page.getByRole('group', { name: 'Family member 1' }).getByLabel(/^Special needs/);
  await needs.fill('W'.repeat(300));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('the expiry date of a card is read in any common notation', async ({ page }) => {
  await atSummary(page, newPerson());
  await proceed(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  const expiry = page.getByLabel(/Expiry date/);
  for (const [typed, shown] of [
    ['0440', '04 / 40'],
    ['04 / 40', '04 / 40'],
    ['4/40', '04 / 40'],
    ['440', '04 / 40'],
    ['1/40', '01 / 40'],
    ['1240', '12 / 40'],
    ['04/2040', '04 / 2040'],
  ] as const) {
    await expiry.fill('');
    await expiry.pressSequentially(typed);
    await expect(expiry, typed).toHaveValue(shown);
    await expiry.fill(typed);
    await expect(expiry, `${typed} at once`).toHaveValue(shown);
  }
});

test('a family member’s name of invisible characters counts as missing', async ({ page }) => {
  await atAssessment(page, { answers: completeAnswers, section: 3 });
  await page.getByRole('button', { name: 'Resume' }).click();
  const name = page.getByRole('group', { name: 'Family member 1' }).getByLabel(/^Name/);
  await name.fill(UNSEEN);
  await nextButton(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/This question is required/);
});
