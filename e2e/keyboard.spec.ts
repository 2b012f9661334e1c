import type { Locator } from '@playwright/test';
import { atAssessment, completeAnswers, seedDraft, title } from './support/assessment.ts';
import { focused, passSectionByKeyboard, press, tabTo, tabToButton } from './support/keyboard.ts';
import { pageIsLive } from './support/live.ts';
import { ordersOf } from './support/payment.ts';
import { apiOf, newPerson, remember, signUp, tokenOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('answering never loses the focus', async ({ page }) => {
  const open = async (section: number): Promise<void> => {
    const { token, api } = await signUp(newPerson());
    const owner = { 'work-arrangement': { value: 'business-owner' } };
    await seedDraft(api, { ...completeAnswers, ...owner }, section);
    await remember(page, token);
    await page.goto('/onboarding?product=silver');
    await page.getByRole('button', { name: 'Resume' }).click();
  };
  const press = async (question: string, button: string | RegExp): Promise<void> => {
    await page.locator(`#question-${question}`).getByRole('button', { name: button }).first().focus();
    await page.keyboard.press('Enter');
  };
  const expectFocus = async (wanted: { question: string; type?: string; text?: string }): Promise<void> => {
    const question = `question-${wanted.question}`;
    await expect.poll(() => focused(page)).toMatchObject({ ...wanted, question });
  };

  await open(5);
  const registered = page.getByRole('combobox', { name: /Where is your business registered/ });
  await registered.focus();
  await page.keyboard.type('Portu');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(registered).toHaveValue('Portugal');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const here = { question: 'existing-business-registration-country', type: 'combobox' };
  await expectFocus(here);
  await page.keyboard.press('Escape');
  await expect(registered).toHaveValue('');
  await expectFocus(here);

  await page.getByRole('button', { name: 'Next Section' }).click();
  await press('precipitation-preference', /^Set it to/);
  await expectFocus({ question: 'precipitation-preference', type: 'range' });
  await press('cultural-adaptation-style', 'Clear my answer');
  await expectFocus({ question: 'cultural-adaptation-style', type: 'radio' });

  await open(12);
  const wanted = page.locator('#question-specific-countries');
  for (let left = 2; left >= 0; left -= 1) {
    await press('specific-countries', /^Remove /);
    await expect(wanted.getByRole('button', { name: /^Remove / })).toHaveCount(left);
    await expectFocus({ question: 'specific-countries', type: left > 0 ? 'button' : 'combobox' });
  }
});

test('an arrow key looks up a place that was typed before', async ({ page }) => {
  await atAssessment(page);
  const place = page.getByRole('combobox', { name: /Where do you live now/ });
  await place.pressSequentially('Lisb');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveText('Lisbon, Portugal');
  // Where the list was opened before they came, none of them is pointed at yet.
  if ((await place.getAttribute('aria-activedescendant')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Lisbon, Portugal');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Tab and Escape close a list without a choice, and emptying its box clears the choice', async ({
  page,
}) => {
  await page.goto('/onboarding?product=silver');
  const country = page.getByRole('combobox', { name: 'Country of residence' });
  const keys = async (text: string, ...pressed: readonly string[]): Promise<void> => {
    await country.focus();
    await page.keyboard.type(text);
    if (text !== '') await expect(page.getByRole('option').first()).toHaveText(new RegExp(text, 'i'));
    for (const key of pressed) await page.keyboard.press(key);
  };
  for (const [text, left] of [
    ['swe', 'Escape'],
    ['jap', 'Tab'],
  ] as const) {
    await keys(text, 'ArrowDown', left);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(country).toHaveValue('');
  }
  await keys('swe', 'Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await country.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await keys('portu', 'ArrowDown', 'Enter');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Portugal');
  await keys('swe', 'ArrowDown', 'Tab');
  await expect(country).toHaveValue('Portugal');
  await keys('', 'Escape');
  await expect(country).toHaveValue('');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Country of residence is required')).toBeVisible();
});

test('a whole purchase by keyboard alone', async ({ page }) => {
  test.setTimeout(480_000);
  const person = newPerson('Grace');
  const type = (text: string) => page.keyboard.type(text);
  const field = (label: string) => tabTo(page, ({ tag, text }) => tag === 'input' && text.includes(label));

  await page.goto('/onboarding');
  await expect(title(page)).toHaveText('Choose Your Global Fit Report');
  await tabToButton(page, 'Select Global Fit Report Bronze');
  await page.keyboard.press('Space');

  await expect(title(page)).toHaveText('Create Your Account');
  expect((await focused(page)).text).toBe('Create Your Account');
  await field('First name');
  await type(person.firstName);
  await field('Last name');
  await type(person.lastName);
  await field('Email');
  await type(person.email);
  await field('Password');
  await type(person.password);
  await field('Country of residence');
  await type('irel');
  await expect(page.getByRole('option', { name: 'Ireland' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Create Account');

  await expect(title(page)).toHaveText('Personal Information');
  let section = await title(page).innerText();
  while (section !== 'Check your answers') {
    section = await passSectionByKeyboard(page);
    if (section === 'Health & Medical') await press(page, 'Skip these questions');
  }
  await press(page, 'Submit Profile');

  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  for (const consent of ['I agree to the', 'Start on my report at once']) {
    await field(consent);
    await page.keyboard.press('Space');
  }
  await press(page, 'Proceed to Payment');
  await page.waitForURL(/\/sandbox\/checkout\//);
  await field('Card number');
  await type('4242424242424242');
  await field('Expiry date');
  await type('0440');
  await field('Security code');
  await type('123');
  await field('Name on card');
  await type('Grace Hopper');
  await press(page, /^Pay \$/);
  await expect(title(page)).toHaveText('Payment Successful!');

  const api = apiOf(await tokenOf(person));
  expect((await ordersOf(api)).map(({ state, amount_total }) => [state, amount_total])).toEqual([
    ['paid', 14_900],
  ]);
});

test('on a phone the next question of the quiz scrolls into view below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/resources/free-survey');
  await pageIsLive(page);
  const question = page.locator('#quiz-question');
  for (const words of ['How much rain suits you?', /./]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(question).toHaveText(words);
    await expect(question).toBeFocused();
    // Clear of the bar at the top edge.
    await expect.poll(async () => (await question.boundingBox())?.y ?? 0).toBeGreaterThan(68);
    await expect(question).toBeInViewport();
  }
});

test('moving through a sticky bar by keyboard does not scroll the page', async ({ page }) => {
  const at = () => page.evaluate(() => scrollY);
  const expectNoMove = async (first: Locator, keys: readonly string[]): Promise<void> => {
    const before = await at();
    await first.focus();
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(400);
    expect(await at(), page.url()).toBe(before);
  };
  for (const { path, first, keys } of [
    { path: '/about', first: page.getByRole('button', { name: 'Explore' }), keys: ['Enter', 'Tab', 'Tab'] },
    {
      path: '/resources/relocation-timeline',
      first: page.getByRole('navigation', { name: 'Phases' }).getByRole('link').first(),
      keys: ['Tab', 'Tab'],
    },
  ]) {
    await page.goto(path);
    await pageIsLive(page);
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }));
    await expectNoMove(first, [...keys, 'Shift+Tab']);
  }

  await atAssessment(page);
  await page.getByLabel(/^How old are you/).waitFor();
  await expectNoMove(page.getByRole('button', { name: 'Previous Section' }), ['Tab', 'Tab', 'Shift+Tab']);
});

test('on a phone the menu closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/support');
  // A key pressed before hydration has no effect.
  await expect(async () => {
    const open = page.getByRole('button', { name: 'Open menu' });
    if (await open.isVisible()) await open.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible({ timeout: 500 });
  }).toPass();
  const last = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Start Your Journey' });
  await last.focus();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
