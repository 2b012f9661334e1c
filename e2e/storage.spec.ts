/// <reference lib="dom" />
import { fillAccount, title } from './support/assessment.ts';
import { pageIsLive } from './support/live.ts';
import { newPerson } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** As in browsers told to block all cookies, where even accessing the name throws; Firefox refuses channels, too. */
function refuseStorage(): void {
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

test('every page works in a browser that refuses storage', async ({ page, pageErrors }) => {
  await page.addInitScript(refuseStorage);
  const pages = [
    ['/', 'Find the country that fits your life'],
    ['/about', 'Moving abroad should begin with a clear view of the ground'],
    ['/onboarding', 'Choose Your Global Fit Report'],
    ['/resources/free-survey', 'Which five countries should you look at first?'],
    ['/payments/checkout-success', 'Payment Issue Detected'],
    ['/account', 'Sign in'],
  ] as const;
  for (const [path, words] of pages) {
    await page.goto(path);
    await pageIsLive(page);
    await expect(title(page)).toHaveText(words);
  }
  // The router's own script for scroll positions, in every page, does not catch the exception.
  expect(pageErrors.splice(0).length).toBeLessThanOrEqual(pages.length);
});

test('a page whose layout throws shows the error page', async ({ page }) => {
  await page.addInitScript(() => {
    Date.now = () => {
      throw new Error('There is no clock.');
    };
  });
  await page.goto('/about');
  await expect(title(page)).toHaveText('Something went wrong on our side');
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
});

test('where storage is full a new account still works, and the page says for how long', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  const person = newPerson();
  await page.goto('/onboarding?product=silver');
  await fillAccount(page, person, 'Portugal');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(title(page)).toHaveText('Personal Information');
  await expect(page.getByText('You stay signed in only as long as this page is open')).toBeVisible();
});

test('an unsent message survives leaving the page and a reload, and is removed once sent', async ({
  page,
}) => {
  await page.goto('/#contact');
  await pageIsLive(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
  await message.fill('Which permit would I need?');
  const form = page.locator('form').filter({ has: message });
  await form.getByRole('link', { name: 'privacy policy' }).click();
  await expect(title(page)).toContainText('Privacy');
  await page.goBack();
  await expect(message).toHaveValue('Which permit would I need?');
  await page.reload();
  await expect(message).toHaveValue('Which permit would I need?');
  await form.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you, your message is with us')).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await pageIsLive(page);
  await expect(message).toHaveValue('');
});
