import type { Page } from '@playwright/test';
import { atSummary, title } from './support/assessment.ts';
import { CARDS, ordersOf, payByCard, proceed } from './support/payment.ts';
import { newPerson } from './support/person.ts';
import { expect, test } from './support/test.ts';

// The page's own policy lets the provider's host in only where a provider is configured.
test.use({ bypassCSP: true });

/** The provider's library as its reference describes it, with a form that says what it was given. */
const LIBRARY = `
  window.Stripe = (key) => ({
    async createEmbeddedCheckoutPage({ fetchClientSecret, onComplete }) {
      const form = document.createElement('button');
      form.textContent = 'Form of ' + key;
      form.dataset.secret = await fetchClientSecret();
      form.onclick = () => onComplete();
      return { mount: (target) => target.append(form), destroy: () => form.remove() };
    },
  });`;

/** Has the pages believe that a provider is configured, and answers for its host. */
async function withProvider(page: Page, library: string | null): Promise<void> {
  await page.route('**/api/v1/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, sandbox: false, stripe_publishable_key: 'pk_test_1' } });
  });
  await page.route('https://js.stripe.com/**', (route) =>
    library === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 }));
}

async function openForm(page: Page) {
  await proceed(page);
  await page.getByRole('button', { name: 'Pay on this page instead' }).click();
  return page.getByRole('dialog', { name: 'Complete Your Purchase' });
}

test('the provider’s form opens with the secret of the session, and its completion leads to the last step', async ({
  page,
  context,
}) => {
  await withProvider(page, LIBRARY);
  const api = await atSummary(page, newPerson());
  const dialog = await openForm(page);
  const form = dialog.getByRole('button', { name: 'Form of pk_test_1' });
  const secret = await form.getAttribute('data-secret');
  expect(secret).toMatch(/^cs_test_\w+_secret_\w+$/);

  // The customer pays in the form, which here is the page of the sandbox that the secret opens.
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/sandbox/embedded/${secret}`);
  await payByCard(elsewhere, CARDS.pays);
  await expect.poll(async () => (await ordersOf(api))[0]?.state).toBe('paid');
  await elsewhere.close();
  // A page in the background draws nothing, and nothing in it is found still enough to be pressed.
  await page.bringToFront();
  await form.click();
  await expect(dialog.getByText('Payment Successful!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test('the provider’s library failing to load is reported and can be tried again', async ({ page }) => {
  await withProvider(page, null);
  await atSummary(page, newPerson());
  const dialog = await openForm(page);
  await expect(dialog.getByText('Failed to load Stripe')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
