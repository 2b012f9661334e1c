import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { OrderSummary } from '@global-fit/contract/orders';
import type { Call } from './person.ts';

export const CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const;

/** Finds a country by the first letters of its name and chooses it, like a person with keyboard and mouse. */
export async function pickCountry(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.pressSequentially(name.slice(0, 5), { delay: 20 });
  await page.getByRole('option', { name, exact: true }).click();
  // A click on what replaces the list would be taken for the second half of a double click.
  await page.waitForTimeout(450);
}

/** Ticks both consents and continues. */
export async function proceed(page: Page): Promise<void> {
  await expect(page.getByText('Profile Saved Successfully')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
}

/** From the summary to the form on the payment step, without an automatic redirect however long that takes. */
export async function payOnThisPage(page: Page): Promise<FrameLocator> {
  await page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 }));
  await proceed(page);
  await page.getByRole('button', { name: 'Pay on this page instead' }).click();
  const form = page.frameLocator('iframe[title="Payment form"]');
  await form.getByLabel('Card number').waitFor();
  return form;
}

/** Releases a delayed start of a payment: people who have left meanwhile are not redirected. */
export async function expectNobodySent(page: Page, answer: () => void): Promise<void> {
  const sent: string[] = [];
  await page.route('**/sandbox/checkout/**', (route) => {
    sent.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const answered = page.waitForResponse('**/create-checkout-session');
  answer();
  await (await answered).finished();
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
}

/** Fills in a card on the provider's page or in its form. */
export async function payByCard(form: Page | FrameLocator, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/Expiry date/).fill('04 / 40');
  await form.getByLabel(/Security code/).fill('123');
  await form.getByLabel('Name on card').fill('Ada Byron');
  await form.getByRole('button', { name: /^Pay \$/ }).click();
}

export async function ordersOf(api: Call): Promise<OrderSummary[]> {
  return (await api<{ data: OrderSummary[] }>('GET', '/orders')).data;
}
