import type { OrderSummary } from '@global-fit/contract/orders';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Block, ReportDocument } from '@global-fit/report/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Checkout, type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  // The documents are real; only rendering them as PDF is skipped.
  Object.assign(shop.context, { pdf: QUICK_REPORTS.pdf });
});
afterAll(() => shop.close());

/** The same person's answers, a year or more later. */
const answers = (age: number): Answers => ({ ...answersFromSeed(1), age: { value: age } });

async function profileOf({ buyer }: Checkout, age: number): Promise<string> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/survey-results',
    headers: buyer.headers,
    payload: { survey: { id: 'profile-assessment-v1', answers: answers(age) } },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ id: string }>().id;
}

async function edition(checkout: Checkout, number: number): Promise<ReportDocument> {
  const response = await shop.app.inject({
    url: `/api/v1/orders/${checkout.order_id}/report?revision=${number}`,
    headers: checkout.buyer.headers,
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ReportDocument>();
}

async function renew(checkout: Checkout, profileId: string): Promise<OrderSummary> {
  const { headers } = checkout.buyer;
  const url = `/api/v1/orders/${checkout.order_id}`;
  const asked = await shop.app.inject({
    method: 'POST',
    url: `${url}/revisions`,
    headers,
    payload: { survey_results_id: profileId },
  });
  if (asked.statusCode !== 202) throw new Error(asked.body);
  await shop.deliver(checkout);
  return (await shop.app.inject({ url, headers })).json<OrderSummary>();
}

it('a page that does not show the newest edition cannot order one over it', async () => {
  const checkout = await shop.paid();
  await shop.deliver(checkout);
  const ask = async (age: number, after: number) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/v1/orders/${checkout.order_id}/revisions`,
      headers: checkout.buyer.headers,
      payload: { survey_results_id: await profileOf(checkout, age), after },
    });
  expect((await ask(36, 1)).statusCode).toBe(202);
  await shop.deliver(checkout);
  const late = await ask(37, 1);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ detail: expect.stringContaining('newer edition') });
  expect((await ask(37, 2)).json()).toMatchObject({ regenerations_left: 1 });
});

/** The rows of the table "what you changed": question, before, after. */
function changedRows(document: ReportDocument): readonly (readonly string[])[] {
  const blocks: Block[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '' || typeof value !== 'object' || value === null) return value;
    if ((value as { id?: string }).id === 'what-changed')
      blocks.push(...(value as { blocks: Block[] }).blocks);
    return value;
  });
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

it('each edition is made from its own answers, and lists what changed since the one before', async () => {
  const checkout = await shop.paid();
  await shop.deliver(checkout);
  expect(changedRows(await edition(checkout, 1))).toEqual([]);

  const second = await profileOf(checkout, 36);
  expect(await renew(checkout, second)).toMatchObject({ profile_id: second });
  const third = await profileOf(checkout, 37);
  expect(await renew(checkout, third)).toMatchObject({ profile_id: third, regenerations_left: 1 });

  // Compared with the previous edition, never with the first.
  expect(changedRows(await edition(checkout, 2))).toMatchObject([[expect.any(String), '35', '36']]);
  expect(changedRows(await edition(checkout, 3))).toMatchObject([[expect.any(String), '36', '37']]);
});
