import { expect, type Locator, type Page } from '@playwright/test';
import { pageIsLive } from './live.ts';

/** Address of the destination quiz. */
export const quiz = '/resources/free-survey';

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The question that is asked. */
export const heading = (page: Page): Locator => page.locator('#quiz-question');

/** The title of the results. */
export const results = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your five closest countries' });

/** The countries of the results, best first. */
export const names = (page: Page): Promise<string[]> => page.locator('ol h3').allInnerTexts();

/** From the first question to the last, leaving every slider as it is. */
export async function toLast(page: Page): Promise<void> {
  await pageIsLive(page);
  for (let step = 1; step < 12; step += 1) {
    await expect(page.getByText(`Question ${step} of 12`).first()).toBeVisible();
    await button(page, 'Next').click();
  }
  await expect(page.getByText('Question 12 of 12').first()).toBeVisible();
}
