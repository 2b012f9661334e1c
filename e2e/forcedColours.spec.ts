/// <reference lib="dom" />
import type { Locator } from '@playwright/test';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** In forced-colours mode the system sets all colours, so whatever colour expressed has to be visible otherwise. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test('only the current link of the account’s navigation is marked', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  const rooms = page.getByRole('navigation', { name: 'My account' }).getByRole('link');
  const ground = await styleOf(page.locator('html'), 'background-color');
  expect(await styleOf(rooms.filter({ hasText: 'Orders' }), 'border-bottom-color')).toBe(ground);
  expect(await styleOf(rooms.filter({ hasText: 'Settings' }), 'border-bottom-color')).not.toBe(ground);
});

test('the highlighted option of a list is outlined', async ({ page }) => {
  await page.goto('/onboarding?product=silver');
  await page.getByRole('combobox', { name: 'Country of residence' }).pressSequentially('united');
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('data-focused', 'true');
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
  await expect(options.last()).toHaveCSS('outline-style', 'none');
});

test('drawings contrast with the system’s background, whichever theme was chosen', async ({ page }) => {
  for (const ground of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: ground });
    for (const chosen of ['light', 'dark']) {
      await page.goto('/resources/country-guide/portugal');
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, chosen);
      // Either ink or paper would be invisible on this background.
      const isLight = Number.parseInt((await styleOf(page.locator('html'), '--ink')).slice(1, 3), 16) > 128;
      expect(isLight, `${chosen} on ${ground}`).toBe(ground === 'dark');
    }
  }
});

test('bars are visible, and so is which testimonial is shown', async ({ page }) => {
  await page.goto('/');
  const ground = await styleOf(page.locator('html'), 'background-color');
  for (const bar of await page.locator('.filled').all())
    expect(await styleOf(bar, 'background-color')).not.toBe(ground);
  const dotOf = (at: number): Locator =>
    page.getByRole('button', { name: `Testimonial ${at}` }).locator('span');
  await expect(dotOf(1)).toBeVisible();
  expect(await styleOf(dotOf(1), 'background-color')).not.toBe(await styleOf(dotOf(2), 'background-color'));
});
