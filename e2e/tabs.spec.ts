import type { Page } from '@playwright/test';
import { title } from './support/assessment.ts';
import { newPerson, type Person, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

const ageOf = (page: Page) => page.getByLabel(/How old are you/);

/** Signs whoever is signed in out and this person in, as another tab would. */
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

test('whoever signs in in another tab has the wizard to themselves, and nothing is sent in their name', async ({
  page,
  context,
}) => {
  const bert = newPerson('Bert');
  const { api: ofBert } = await signUp(bert);
  const { token, api: ofUrsula } = await signUp(newPerson('Ursula'));
  await remember(page, token);
  await page.goto('/onboarding?product=silver');
  await expect(page.getByLabel('What is your full name?')).toHaveValue('Ursula Byron');
  await ageOf(page).fill('77');

  const other = await context.newPage();
  await signInInstead(other, bert);

  await expect(page.getByLabel('What is your full name?')).toHaveValue('Bert Byron');
  await expect(ageOf(page)).toHaveValue('');
  await ageOf(page).fill('41');
  await ageOf(page).blur();
  const draft = () =>
    ofBert<{ answers: Record<string, { value: unknown }> }>('GET', '/drafts/profile-assessment');
  await expect.poll(async () => (await draft()).answers['age']?.value).toBe(41);
  expect((await draft()).answers['full-name']?.value).toBe('Bert Byron');
  await expect(ofUrsula('GET', '/users/me')).rejects.toThrow('401');
});
