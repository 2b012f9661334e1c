import { expect, type Locator, type Page } from '@playwright/test';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { pickCountry } from './payment.ts';
import { type Call, newPerson, type Person, remember, signUp } from './person.ts';

/** Complete answers of an invented person. */
export const completeAnswers: Answers = PERSONAS.find(({ id }) => id === 'american-family')!.answers;

/** Stores answers on the server as if given on another device. */
export async function seedDraft(
  api: Call,
  answers: Answers,
  section: number,
  productId = 'silver',
): Promise<void> {
  const { version } = await draftOf(api);
  await api('PUT', '/drafts/profile-assessment', {
    version,
    answers,
    section_index: section,
    product_id: productId,
    consents: { health: { text_version: 'test' } },
  });
}

interface Draft {
  readonly version: number;
  readonly answers: Answers;
}

/** The answers on the server; version 0 for none. */
export const draftOf = (api: Call): Promise<Draft> => api<Draft>('GET', '/drafts/profile-assessment');

/** Fills in the form of a new account. */
export async function fillAccount(page: Page, person: Person, country: string): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await pickCountry(page, 'Country of residence', country);
}

/** Opens the wizard with a product chosen: a signed-in person moves on to the assessment. */
export const openWizard = (page: Page) => page.goto('/onboarding?product=silver');

/** Signs up and opens the assessment, which asks whether to continue where there is a draft. */
export async function atAssessment(
  page: Page,
  seed?: { readonly answers: Answers; readonly section: number },
) {
  const person = newPerson();
  const { token, api } = await signUp(person);
  if (seed) await seedDraft(api, seed.answers, seed.section);
  await remember(page, token);
  await openWizard(page);
  return { token, api, person };
}

/** Opens the wizard at the list of all answers, which were given on another device. */
export async function atReview(page: Page, person: Person, productId = 'silver'): Promise<Call> {
  const { token, api } = await signUp(person);
  await seedDraft(api, completeAnswers, 13, productId);
  await remember(page, token);
  await page.goto(`/onboarding?product=${productId}`);
  // A signed-in person moves on from the account step automatically.
  await page.getByRole('button', { name: 'Resume' }).click();
  return api;
}

/** Opens the wizard at the summary, with everything before it done. */
export async function atSummary(page: Page, person: Person, productId = 'silver'): Promise<Call> {
  const api = await atReview(page, person, productId);
  await page.getByRole('button', { name: 'Submit Profile' }).click();
  await expect(title(page)).toHaveText('Order Summary');
  return api;
}

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const nextButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Next Section|Complete Profile)$/ });

/** Answers a question by mouse, whatever its control. */
async function answer(question: Locator): Promise<void> {
  if (await question.locator('select').count()) {
    await question.locator('select').selectOption({ index: 1 });
  } else if (await question.getByRole('radio').count()) {
    await question.getByRole('radio').first().click();
  } else if (await question.getByRole('checkbox').count()) {
    await question.getByRole('checkbox').first().click();
  } else if (await question.getByRole('combobox').count()) {
    await question.getByRole('combobox').click();
    await question.getByRole('combobox').pressSequentially('Port');
    await question.page().getByRole('option', { name: /^Port/ }).first().click();
    // Choosing closes the list.
    await expect(question.page().getByRole('listbox')).toHaveCount(0);
  } else if (await question.locator('[inputmode=numeric]').count()) {
    await question.getByRole('textbox').fill('40');
  } else await question.getByRole('textbox').fill('Something');
}

/** Leaves a section after answering what its messages require. Returns the title of the next page. */
async function passSection(page: Page): Promise<string> {
  const before = await title(page).innerText();
  await nextButton(page).click();
  const stopped = page.getByRole('alert').filter({ hasText: /your attention/ });
  await expect(title(page).filter({ hasNotText: before }).or(stopped)).toBeVisible();
  if (await stopped.isVisible()) {
    const open = page.locator('[id^="question-"]').filter({ hasText: 'This question is required' });
    const ids = await open.evaluateAll((elements) => elements.map(({ id }) => id));
    for (const id of ids) await answer(page.locator(`[id="${id}"]`));
    await nextButton(page).click();
  }
  await expect(title(page)).not.toHaveText(before);
  return title(page).innerText();
}

/** From the first section to the page that checks all answers, with only the required answers. */
export async function passAssessment(page: Page): Promise<void> {
  for (let sections = 0; sections < 14; sections += 1) {
    const now = await passSection(page);
    if (now === 'Health & Medical') await page.getByRole('button', { name: 'Skip these questions' }).click();
    if (now === 'Check your answers') return;
  }
  throw new Error('The assessment did not end.');
}
