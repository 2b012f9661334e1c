import {
  atAssessment,
  completeAnswers,
  draftOf,
  nextButton,
  openWizard,
  seedDraft,
  title,
} from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { apiOf, newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('answers survive closing the tab, and the assessment resumes in the same section', async ({
  page,
  context,
}) => {
  const { api } = await atAssessment(page, { answers: completeAnswers, section: 5 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Career & Education');
  await nextButton(page).click();
  await expect(title(page)).toHaveText('Lifestyle Preferences');
  await expect(page.getByText('Section 7 of 13')).toBeVisible();
  await page.getByRole('radio', { name: /Full immersion/ }).check();
  await expect
    .poll(async () => (await draftOf(api)).answers['cultural-adaptation-style']?.value)
    .toBe('full-immersion');
  await page.close();

  const later = await context.newPage();
  await openWizard(later);
  const dialog = later.getByRole('alertdialog', { name: 'Resume Your Assessment?' });
  await expect(dialog.getByText('Lifestyle Preferences')).toBeVisible();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(later.getByText('Section 7 of 13')).toBeVisible();
  await expect(later.getByRole('radio', { name: /Full immersion/ })).toBeChecked();
});

test('a section that is taken up after a reload far down in it begins at its title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atAssessment(page, { answers: completeAnswers, section: 3 });
  const resume = page.getByRole('button', { name: 'Resume' });
  await resume.click();
  await expect(title(page)).toHaveText('Family & Dependents');
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await page.reload();
  await resume.click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport();
});

test('starting anew asks first, and deletes the answers here and on the server', async ({ page }) => {
  const { api } = await atAssessment(page, { answers: completeAnswers, section: 6 });
  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(
    page.getByText('Are you sure you want to discard your saved progress and start a new assessment?'),
  ).toBeVisible();
  expect((await draftOf(api)).version).toBe(1);
  await page.getByRole('button', { name: 'Discard and start new' }).click();
  await expect(page.getByText('Section 1 of 13')).toBeVisible();
  await expect(page.getByLabel(/^How old are you/)).toHaveValue('');
  await expect.poll(async () => (await draftOf(api)).version).toBe(0);
});

test('an answer is saved after five seconds, and the page shows when', async ({ page }) => {
  const { api } = await atAssessment(page);
  await page.clock.install();
  await page.getByLabel(/^How old are you/).pressSequentially('41');
  expect((await draftOf(api)).version).toBe(0);
  await page.clock.fastForward(5100);
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(41);
  await expect(page.getByText(/^Last saved:/)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('profileAssessmentProgress') ?? 'null'),
  );
  expect(stored).toMatchObject({ sectionIndex: 0, answers: { age: { value: 41 } } });
  expect(stored.timestamp).toBeGreaterThan(0);
});

test('saving on request shows “Saving...” and then “Saved!” for two seconds', async ({ page }) => {
  await atAssessment(page);
  const answer = await holdCalls(page, '**/drafts/profile-assessment', 'PUT');
  await page.getByLabel(/^How old are you/).fill('41');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Saved!', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Progress' })).toBeVisible({ timeout: 3500 });
});

test('with two tabs the second is told, and nothing is overwritten until a person chooses', async ({
  page,
  context,
}) => {
  const { api } = await atAssessment(page);
  const second = await context.newPage();
  await openWizard(second);
  await expect(title(second)).toHaveText('Personal Information');
  await page.getByLabel(/^How old are you/).fill('41');
  await page.getByLabel(/^How old are you/).blur();
  await expect.poll(async () => (await draftOf(api)).version).toBe(1);

  await expect(second.getByText('Your answers were changed elsewhere')).toBeVisible();
  await second.getByLabel(/^How old are you/).fill('50');
  await second.getByLabel(/^How old are you/).blur();
  await second.waitForTimeout(500);
  expect((await draftOf(api)).answers['age']?.value).toBe(41);
  await second.getByRole('button', { name: 'Use the newer answers' }).click();
  await expect(second.getByLabel(/^How old are you/)).toHaveValue('41');

  await second.getByLabel(/^How old are you/).fill('52');
  await second.getByLabel(/^How old are you/).blur();
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(52);
  await expect(page.getByText('Your answers were changed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the answers on this page' }).click();
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(41);
});

test('of two versions the one not chosen can be restored, also on the next visit', async ({ page }) => {
  const { api } = await atAssessment(page);
  const age = page.getByLabel(/^How old are you/);
  await age.fill('41');
  await age.blur();
  await expect.poll(async () => (await draftOf(api)).version).toBe(1);
  await seedDraft(api, { ...(await draftOf(api)).answers, age: { value: 60 } }, 0);
  await age.fill('50');
  await age.blur();
  await page.getByRole('button', { name: 'Use the newer answers' }).focus();
  await page.keyboard.press('Enter');
  await expect(age).toHaveValue('60');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('It differs in 1 answer,')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Go on with the other version' }).click();
  await expect(age).toHaveValue('50');
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(50);
  await page.getByRole('button', { name: 'Go on with the other version' }).click();
  await expect(age).toHaveValue('60');
  await page.getByRole('button', { name: 'Delete the other version' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The other version of your answers')).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(age).toHaveValue('60');
  await expect(page.getByText('The other version of your answers')).toHaveCount(0);
});

test('being offline for a while loses nothing: the page says so and catches up', async ({
  page,
  context,
}) => {
  const { api } = await atAssessment(page);
  await page.getByLabel(/^How old are you/).waitFor();
  await context.setOffline(true);
  await page.getByLabel(/^How old are you/).fill('41');
  await page.getByLabel(/^How old are you/).blur();
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await page.getByLabel(/^What is your full name/).fill('Ada King');
  await page.getByLabel(/^What is your full name/).blur();
  await context.setOffline(false);
  await expect.poll(async () => (await draftOf(api)).answers['full-name']?.value).toBe('Ada King');
  expect((await draftOf(api)).answers['age']?.value).toBe(41);
  await expect(page.getByText('Not saved, retrying')).toBeHidden();
});

test('when the session ends, the assessment asks for the password and continues', async ({ page }) => {
  const { api, person, token } = await atAssessment(page);
  await page.getByLabel(/^How old are you/).waitFor();
  await api('POST', '/logout');
  await page.getByLabel(/^How old are you/).fill('41');
  await page.getByLabel(/^How old are you/).blur();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('profileAssessmentProgress'));
  expect(kept).toContain('41');
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^How old are you/)).toHaveValue('41');
  const again = await page.evaluate(() => localStorage.getItem('access_token'));
  expect(again).not.toBe(token);
  await expect.poll(async () => (await draftOf(apiOf(again!))).answers['age']?.value).toBe(41);
});

test('one person’s answers are never offered to another on the same browser', async ({ page, context }) => {
  await atAssessment(page);
  await page.getByLabel(/^How old are you/).waitFor();
  await context.setOffline(true);
  await page.getByLabel(/^How old are you/).fill('41');
  await page.getByLabel(/^How old are you/).blur();
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await context.setOffline(false);
  const { token } = await signUp(newPerson('Mary'));
  page.on('dialog', (dialog) => void dialog.accept());
  await remember(page, token);
  await openWizard(page);
  await expect(title(page)).toHaveText('Personal Information');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel(/^What is your full name/)).toHaveValue('Mary Byron');
  await expect(page.getByLabel(/^How old are you/)).toHaveValue('');
});

test('an answer is saved when the browser goes back right after it', async ({ page }) => {
  const { api } = await atAssessment(page);
  await page.clock.install();
  await page.getByLabel(/^What is your full name/).fill('Ada\u0000 King');
  await page.goBack();
  await expect(page.getByLabel(/^What is your full name/)).toHaveCount(0);
  await expect.poll(async () => (await draftOf(api)).answers['full-name']?.value).toBe('Ada King');
});

test('a save with nothing to save says so', async ({ page }) => {
  await atAssessment(page);
  await page.getByLabel(/^What is your full name/).fill('');
  await page.locator('#question-email').getByRole('textbox').fill('');
  await page
    .locator('#question-citizenship')
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByText('There is nothing to save: no question is answered.')).toBeVisible();
});
