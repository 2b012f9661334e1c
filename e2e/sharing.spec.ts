import type { Browser, Page } from '@playwright/test';
import type { SecondAdult } from '@global-fit/contract/couples';
import { title } from './support/assessment.ts';
import { newCustomer, reportReady } from './support/customer.ts';
import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { apiOf, remember, tokenOf } from './support/person.ts';
import { expect, product, test } from './support/test.ts';

/** Somebody else's browser: no account, no storage. */
const strangersPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: product.origin, viewport: { width: 1280, height: 900 } })).newPage();

test('a shared report shows what its owner chose, and nothing once the link is ended', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const owner = await newCustomer('silver');
  await remember(page, await reportReady(owner));
  await page.goto(`/account/orders/${owner.orderId}/report`);
  await page.getByRole('button', { name: 'Share this report' }).click();
  await expect(page.getByRole('radio', { name: /^Places and scores only/ })).toBeChecked();
  await inspect(page, 'the report with the choice of what to share');
  await page.getByRole('button', { name: 'Make a private link' }).click();
  await expect(page.getByText('The link is made.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a new link and end this one' })).toBeFocused();
  const link = new URL(await page.getByLabel('The private link').inputValue());
  expect(link.origin).toBe(product.origin);

  const stranger = await strangersPage(browser);
  await stranger.goto(link.href);
  await expect(stranger.getByRole('note')).toContainText('It shows the places, their scores');
  await expect(stranger.getByRole('heading', { name: 'Comparison', exact: true })).toBeVisible();
  await expect(stranger.getByText('Maria')).toHaveCount(0);
  await expect(stranger.getByRole('heading', { name: 'Financial', exact: true })).toHaveCount(0);
  await inspect(stranger, 'the shared report');

  await page.getByRole('radio', { name: /^Everything but money/ }).check();
  await page.getByRole('checkbox', { name: /Show my name/ }).check();
  await page.getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('Saved: the link shows this from now on.')).toBeFocused();
  await stranger.reload();
  await expect(stranger.getByRole('note')).toContainText('This report was written for Maria');
  await expect(stranger.getByRole('note')).toContainText('money and health is not part of it');
  await expect(stranger.getByRole('heading', { name: /^Legal/ }).first()).toBeVisible();
  await expect(stranger.getByRole('heading', { name: 'Financial', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('The link is ended. Nobody can open it any more.')).toBeFocused();
  await stranger.reload();
  await expect(title(stranger)).toHaveText('This link does not open a report');
  await expect(stranger.getByText('Maria')).toHaveCount(0);
  await inspect(stranger, 'the page of an ended link');
  await stranger.context().close();
});

test('a second adult answers by a private link, and the owner sees it', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const owner = await newCustomer('gold');
  const token = await tokenOf(owner);
  await remember(page, token);
  await page.goto(`/account/orders/${owner.orderId}`);
  const panel = page.getByRole('region', { name: 'The two of you' });
  await panel.getByRole('button', { name: 'Make a private link' }).click();
  await expect(panel.getByText(/^Not answered yet\. The link works until/)).toBeVisible();
  const link = await panel.getByLabel('The private link').inputValue();

  const partner = await strangersPage(browser);
  await partner.goto(link);
  await expect(title(partner)).toContainText('would like to know what counts for you');
  await partner.getByRole('button', { name: 'Send my answers' }).click();
  await expect(partner.getByText(/^Please set at least one of them/)).toBeVisible();
  await partner.getByLabel(/^What should the report call you/).fill('Sam');
  const slider = partner.getByRole('slider').first();
  await slider.focus();
  await partner.keyboard.press('End');
  await partner.getByRole('button', { name: 'Send my answers' }).click();
  await expect(partner.getByText('Please tick this box so that we may use your answers.')).toBeVisible();
  await expect(partner.getByRole('checkbox')).toBeFocused();
  await inspect(partner, 'the form of the second adult with an error');
  await partner.keyboard.press('Space');
  await partner.getByRole('button', { name: 'Send my answers' }).click();
  await expect(partner.getByText('Thank you: your answers are with us')).toBeVisible();

  await page.reload();
  await expect(panel.getByText(/^\u2068Sam\u2069 answered on .* and can change the answers/)).toBeVisible();
  const { form } = await apiOf(token)<SecondAdult>('GET', '/users/me/second-adult');
  expect(form).toMatchObject({ state: 'answered', name: 'Sam', link_works: true });

  await partner.reload();
  await expect(partner.getByLabel(/^What should the report call you/)).toHaveValue('Sam');
  await expect(slider).toHaveValue('5');
  // Changes made while the answers are being sent are not among them.
  const answer = await holdCalls(partner, '**/second-adult/answers');
  const save = partner.getByRole('button', { name: 'Save my changes' });
  await save.click();
  await expect(save).toBeHidden();
  await partner.getByLabel(/^What should the report call you/).fill('Samantha');
  answer();
  await expect(save).toBeVisible();
  await expect(partner.getByText('Thank you: your answers are with us')).toBeHidden();
  await panel.getByRole('button', { name: 'End this form' }).click();
  await panel.getByRole('button', { name: 'End it' }).click();
  await expect(panel.getByRole('button', { name: 'Make a private link' })).toBeVisible();
  await partner.reload();
  await expect(title(partner)).toHaveText('This form is not open');
  await partner.context().close();
});
