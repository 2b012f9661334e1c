/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

interface Focused {
  readonly tag: string;
  readonly type: string;
  /** The visible text by which a person finds the control. */
  readonly text: string;
  /** Id of the question around it, or ''. */
  readonly question: string;
}

/** The focused control. */
export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const text = [element.getAttribute('aria-label') ?? '', ...labels, element.textContent ?? '']
      .join(' ')
      .trim();
    return {
      tag: element.tagName.toLowerCase(),
      type: ['role', 'inputmode', 'type'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
      text,
      question: element.closest('[id^="question-"]')?.id ?? '',
    };
  });
}

/** Presses Tab until the focus is on the wanted control. Throws where it is not reached. */
export async function tabTo(page: Page, sought: (on: Focused) => boolean, limit = 150): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses <= limit; presses += 1) {
    const on = await focused(page);
    if (sought(on)) return;
    passed.push(`${on.tag} ${on.text.slice(0, 30)}`);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead there; passed: ${passed.join(' | ')}`);
}

export async function tabToButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(
    page,
    ({ tag, text }) => tag === 'button' && (typeof name === 'string' ? text === name : name.test(text)),
  );
}

/** Tabs to a button and presses it with Enter. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabToButton(page, name);
  await page.keyboard.press('Enter');
}

/** Focuses a button, wherever the focus is, and presses it with Enter. */
export async function enterOn(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Answers the focused question, whatever its control. */
async function answerFocused(page: Page): Promise<void> {
  const on = await focused(page);
  if (on.tag === 'select') await page.keyboard.press('ArrowDown');
  else if (on.type === 'radio' || on.type === 'checkbox') await page.keyboard.press('Space');
  else if (on.type === 'combobox') {
    await page.keyboard.type('Port');
    await expect(page.getByRole('option', { name: /^Port/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await page.keyboard.type(on.type === 'numeric' ? '40' : 'Something');
}

/** Leaves a section by keyboard: each attempt leads to the first question still required. */
export async function passSectionByKeyboard(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  for (let tries = 0; tries < 12; tries += 1) {
    await press(page, /^(Next( Section)?|Complete Profile)$/);
    const hasLeft = async (): Promise<boolean> => (await heading.innerText()) !== before;
    await expect
      .poll(
        async () => (await hasLeft()) || (await focused(page)).question !== '',
        'the section is left, or the first fault has the focus',
      )
      .toBe(true);
    if (await hasLeft()) return heading.innerText();
    await answerFocused(page);
  }
  throw new Error(`The section "${before}" could not be left.`);
}
