import type { Locator, Page } from '@playwright/test';
import type { Answers } from '@global-fit/questionnaire/model';
import { completeAnswers, nextButton, seedDraft, title } from './support/assessment.ts';
import { holdCalls } from './support/holdCalls.ts';
import { apiOf, type Call, newPerson, type Person, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

interface Draft {
  readonly version: number;
  readonly answers: Answers;
  readonly section_index: number;
}

const draftOf = (api: Call) => api<Draft>('GET', '/drafts/profile-assessment');

/** Signed in and at the assessment; with a draft, at the question whether to go on. */
async function atAssessment(
  page: Page,
  person: Person = newPerson(),
  seed?: { answers: Answers; section: number },
) {
  const { token, api } = await signUp(person);
  if (seed) await seedDraft(api, seed.answers, seed.section);
  await remember(page, token);
  await open(page);
  return { token, api, person };
}

async function open(page: Page): Promise<void> {
  await page.goto('/onboarding?product=silver');
  // A signed-in person is moved on from the account step.
}

test('answers survive the tab being closed in section 7, and are taken up there', async ({
  page,
  context,
}) => {
  const { api } = await atAssessment(page, newPerson(), { answers: completeAnswers, section: 5 });
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
  await open(later);
  const dialog = later.getByRole('alertdialog', { name: 'Resume Your Assessment?' });
  await expect(dialog.getByText('Lifestyle Preferences')).toBeVisible();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(later.getByText('Section 7 of 13')).toBeVisible();
  await expect(later.getByRole('radio', { name: /Full immersion/ })).toBeChecked();
});

test('starting anew asks first, and erases the answers here and on the server', async ({ page }) => {
  const { api } = await atAssessment(page, newPerson(), { answers: completeAnswers, section: 6 });
  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(
    page.getByText('Are you sure you want to discard your saved progress and start a new assessment?'),
  ).toBeVisible();
  expect((await draftOf(api)).version).toBe(1);
  await page.getByRole('button', { name: 'Discard and start new' }).click();
  await expect(page.getByText('Section 1 of 13')).toBeVisible();
  await expect(page.getByLabel(/How old are you/)).toHaveValue('');
  await expect.poll(async () => (await draftOf(api)).version).toBe(0);
});

test('what is typed is saved five seconds later, and says when', async ({ page }) => {
  const { api } = await atAssessment(page);
  await page.clock.install();
  await page.getByLabel(/How old are you/).pressSequentially('41');
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

test('saving on request says Saving... and then Saved! for two seconds', async ({ page }) => {
  await atAssessment(page);
  const answer = await holdCalls(page, '**/drafts/profile-assessment', 'PUT');
  await page.getByLabel(/How old are you/).fill('41');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Saved!', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Progress' })).toBeVisible({ timeout: 3500 });
});

test('what is missing is named beneath its field, and the first one has the focus', async ({ page }) => {
  await atAssessment(page);
  await nextButton(page).click();
  await expect(title(page)).toHaveText('Personal Information');
  await expect(page.getByRole('alert').filter({ hasText: '2 answers need your attention' })).toBeVisible();
  const age = page.getByLabel(/How old are you/);
  await expect(age).toBeFocused();
  await expect(page.getByText('This question is required').nth(2)).toBeVisible();
  await age.fill('17');
  await expect(page.locator('#question-age').getByText('This question is required')).toBeHidden();
  await age.blur();
  await expect(page.getByText('Please enter a number from 18 to 120.')).toBeVisible();
});

test('two tabs: the second is told, and nothing is overwritten until a person chooses', async ({
  page,
  context,
}) => {
  const { api } = await atAssessment(page);
  const second = await context.newPage();
  await open(second);
  await expect(title(second)).toHaveText('Personal Information');
  await page.getByLabel(/How old are you/).fill('41');
  await page.getByLabel(/How old are you/).blur();
  await expect.poll(async () => (await draftOf(api)).version).toBe(1);

  await expect(second.getByText('Your answers were changed elsewhere')).toBeVisible();
  await second.getByLabel(/How old are you/).fill('50');
  await second.getByLabel(/How old are you/).blur();
  await second.waitForTimeout(500);
  expect((await draftOf(api)).answers['age']?.value).toBe(41);
  await second.getByRole('button', { name: 'Use the newer answers' }).click();
  await expect(second.getByLabel(/How old are you/)).toHaveValue('41');

  await second.getByLabel(/How old are you/).fill('52');
  await second.getByLabel(/How old are you/).blur();
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(52);
  await expect(page.getByText('Your answers were changed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the answers on this page' }).click();
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(41);
});

test('offline for a while loses nothing: it says so, and catches up', async ({ page, context }) => {
  const { api } = await atAssessment(page);
  await page.getByLabel(/How old are you/).waitFor();
  await context.setOffline(true);
  await page.getByLabel(/How old are you/).fill('41');
  await page.getByLabel(/How old are you/).blur();
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await page.getByLabel('What is your full name?').fill('Ada King');
  await page.getByLabel('What is your full name?').blur();
  await context.setOffline(false);
  await expect.poll(async () => (await draftOf(api)).answers['full-name']?.value).toBe('Ada King');
  expect((await draftOf(api)).answers['age']?.value).toBe(41);
  await expect(page.getByText('Not saved, retrying')).toBeHidden();
});

test('a session that ends in the middle asks for the password and goes on where it was', async ({ page }) => {
  const { api, person, token } = await atAssessment(page);
  await page.getByLabel(/How old are you/).waitFor();
  await api('POST', '/logout');
  await page.getByLabel(/How old are you/).fill('41');
  await page.getByLabel(/How old are you/).blur();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('profileAssessmentProgress'));
  expect(kept).toContain('41');
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/How old are you/)).toHaveValue('41');
  const again = await page.evaluate(() => localStorage.getItem('access_token'));
  expect(again).not.toBe(token);
  await expect.poll(async () => (await draftOf(apiOf(again!))).answers['age']?.value).toBe(41);
});

test('one person’s answers are never offered to another on the same browser', async ({ page, context }) => {
  await atAssessment(page);
  await page.getByLabel(/How old are you/).waitFor();
  await context.setOffline(true);
  await page.getByLabel(/How old are you/).fill('41');
  await page.getByLabel(/How old are you/).blur();
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await context.setOffline(false);
  const { token } = await signUp(newPerson('Mary'));
  page.on('dialog', (dialog) => void dialog.accept());
  await remember(page, token);
  await open(page);
  await expect(title(page)).toHaveText('Personal Information');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel('What is your full name?')).toHaveValue('Mary Byron');
  await expect(page.getByLabel(/How old are you/)).toHaveValue('');
});

test('health questions wait for a recorded consent, which can be taken back with the answers', async ({
  page,
}) => {
  const { 'medical-conditions': _one, 'medication-dependencies': _two, ...others } = completeAnswers;
  const healthy = Object.fromEntries(
    Object.entries(others).filter(([id]) => !/^medic|special-needs$/.test(id)),
  );
  const { token, api } = await signUp(newPerson());
  const version = 0;
  await api('PUT', '/drafts/profile-assessment', {
    version,
    answers: healthy,
    section_index: 9,
    product_id: 'silver',
  });
  await remember(page, token);
  await open(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'May we ask about health?' });
  await dialog.getByRole('button', { name: 'Skip these questions' }).click();
  await expect(page.getByText('2 questions about health are closed')).toBeVisible();
  expect(await api('GET', '/consents/health')).toMatchObject({ given: false });
  await page.getByRole('button', { name: 'Answer them' }).click();
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await page.getByRole('checkbox', { name: /Asthma/ }).check();
  expect(await api('GET', '/consents/health')).toMatchObject({ given: true, text_version: '2026-11' });
  await expect
    .poll(async () => (await draftOf(api)).answers['medical-conditions']?.value)
    .toEqual(['respiratory']);
  await page.getByRole('checkbox', { name: 'No', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: /Asthma/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Take it back and erase these answers' }).click();
  await expect(page.getByText('2 questions about health are closed')).toBeVisible();
  expect(await api('GET', '/consents/health')).toMatchObject({ given: false });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await draftOf(api)).answers['medical-conditions']).toBeUndefined();
});

test('answers can be changed from the check page, and browser Back goes section by section', async ({
  page,
}) => {
  const { api } = await atAssessment(page, newPerson(), { answers: completeAnswers, section: 13 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(title(page)).toHaveText('Check your answers');
  await page.getByRole('button', { name: /Change the answer to: How old are you/ }).click();
  await expect(page.getByLabel(/How old are you/)).toBeFocused();
  await page.getByLabel(/How old are you/).fill('52');
  await page.getByRole('button', { name: 'Back to your answers' }).click();
  await expect(title(page)).toHaveText('Check your answers');
  await expect(page.getByText('52', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous Section' }).click();
  await expect(title(page)).toHaveText('Additional Information');
  await page.getByRole('button', { name: 'Previous Section' }).click();
  await expect(title(page)).toHaveText('Visa & Immigration');
  await page.goBack();
  await expect(title(page)).toHaveText('Additional Information');
  await page.goForward();
  await expect(title(page)).toHaveText('Visa & Immigration');
  await expect.poll(async () => (await draftOf(api)).answers['age']?.value).toBe(52);
});

test('a double click goes one section on and skips none', async ({ page }) => {
  await atAssessment(page, newPerson(), { answers: completeAnswers, section: 4 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Section 5 of 13')).toBeVisible();
  await nextButton(page).dblclick({ delay: 60 });
  await expect(page.getByText('Section 6 of 13')).toBeVisible();
  await nextButton(page).click();
  await expect(page.getByText('Section 7 of 13')).toBeVisible();
});

test('family members and conditional questions come and go without taking answers with them', async ({
  page,
}) => {
  await atAssessment(page, newPerson(), { answers: { age: { value: 40 } }, section: 3 });
  await page.getByRole('button', { name: 'Resume' }).click();
  const moving = page.getByRole('group', { name: /Will family members move with you/ });
  await moving.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel(/How many family members/).fill('2');
  await page.getByRole('group', { name: 'Family member 2' }).getByLabel(/^Name/).fill('Byron');
  await moving.getByRole('radio', { name: 'No' }).check();
  await expect(page.getByRole('group', { name: 'Family member 2' })).toBeHidden();
  await moving.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByRole('group', { name: 'Family member 2' }).getByLabel(/^Name/)).toHaveValue('Byron');
});

test('nothing that was typed is passed over without a word', async ({ page }) => {
  await atAssessment(page);
  await page.route('**/places/suggest*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('combobox', { name: /Where do you live now/ }).pressSequentially('Porto');
  await expect(page.getByText('We cannot suggest places at the moment.')).toBeVisible();
  await page.keyboard.press('Escape');

  const age = page.getByLabel(/How old are you/);
  await age.pressSequentially('4e');
  await age.blur();
  const unreadable = page.locator('#question-age').getByText('Please enter a number.');
  await expect(unreadable).toBeVisible();
  await nextButton(page).click();
  await expect(title(page)).toHaveText('Personal Information');
  await expect(unreadable).toBeVisible();
  await age.fill('41');
  await expect(unreadable).toBeHidden();
});

test('a double tap takes one country, and takes one away', async ({ page }) => {
  await atAssessment(page);
  const citizenship = page.locator('#question-citizenship');
  const chips = citizenship.getByRole('button', { name: /^Remove / });
  const input = await page.context().newCDPSession(page);
  // Sent in one go: on a busy machine clicks that wait for each other are too far apart for a double tap.
  const doubleTap = async (on: Locator): Promise<void> => {
    const { x, y, width, height } = (await on.boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
    const sent = (['mousePressed', 'mouseReleased', 'mousePressed', 'mouseReleased'] as const).map((type) =>
      input.send('Input.dispatchMouseEvent', { type, ...at }),
    );
    await Promise.all(sent);
    await page.waitForTimeout(700);
  };
  await citizenship.getByRole('combobox').click();
  await citizenship.getByRole('combobox').pressSequentially('Spai', { delay: 20 });
  const option = page.getByRole('option', { name: 'Spain' });
  await expect(option).toBeVisible();
  await doubleTap(option);
  await expect(chips).toHaveCount(2);
  await expect(chips.last()).toHaveAccessibleName('Remove Spain');
  // The list stays open over the chips, for the next choice.
  await page.keyboard.press('Tab');
  await doubleTap(chips.first());
  await expect(chips).toHaveCount(1);
  await expect(chips).toHaveAccessibleName('Remove Spain');
});

test('what is typed is kept when the browser goes back from it', async ({ page }) => {
  const { api } = await atAssessment(page);
  await page.clock.install();
  await page.getByLabel('What is your full name?').fill('Ada\u0000 King');
  await page.goBack();
  await expect(page.getByLabel('What is your full name?')).toHaveCount(0);
  await expect.poll(async () => (await draftOf(api)).answers['full-name']?.value).toBe('Ada King');
});

test('a save that has nothing to save says so', async ({ page }) => {
  await atAssessment(page);
  await page.getByLabel('What is your full name?').fill('');
  await page.locator('#question-email').getByRole('textbox').fill('');
  await page
    .locator('#question-citizenship')
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByText('There is nothing to save: no question is answered.')).toBeVisible();
});
