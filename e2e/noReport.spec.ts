import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

const REPORT = '/account/orders/o1/report';

test('where there is no report to read, its page says how the order stands, and asks for the report once it is there', async ({
  page,
}) => {
  let order: object = {
    id: 'o1',
    state: 'paid',
    report: 'being_prepared',
    revisions: [{ number: 1, state: 'generating' }],
  };
  let reportsAsked = 0;
  await page.route('**/api/v1/orders/o1', (route) => route.fulfill({ json: order }));
  await page.route('**/api/v1/orders/o1/report*', (route) => {
    reportsAsked += 1;
    return route.fulfill({ status: 404, json: { detail: 'There is no such report.', code: 'not_found' } });
  });
  await remember(page, (await signUp(newPerson())).token);
  await page.goto(REPORT);
  await expect(page.getByRole('main')).toContainText('We are making your report');
  expect(reportsAsked).toBe(1);

  const finished = { number: 1, state: 'delivered' };
  order = { id: 'o1', state: 'paid', report: 'ready', revisions: [finished] };
  await expect(page.getByRole('main')).toContainText('Your report has no such edition');
  expect(reportsAsked).toBe(2);

  order = { id: 'o1', state: 'refunded', report: 'refunded', revisions: [finished] };
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Its report does not open here any more');
  await page.getByRole('link', { name: 'See how the order stands' }).click();
  await expect(page).toHaveURL(/orders\/o1$/);
});

test('of an order that is somebody else’s no report is found', async ({ page }) => {
  await remember(page, (await signUp(newPerson())).token);
  await page.goto(REPORT);
  await expect(page.getByRole('alert')).toContainText('Your report could not be found');
});
