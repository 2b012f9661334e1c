import type { Page } from '@playwright/test';
import { completeAnswers } from './assessment.ts';

/** An order whose report can be made again, without a purchase. */
export async function fakeOrder(page: Page): Promise<void> {
  await page.route('**/api/v1/orders/o1', (route) =>
    route.fulfill({
      json: {
        id: 'o1',
        profile_id: 'p1',
        state: 'paid',
        regenerations_left: 3,
        revisions: [{ number: 1, state: 'delivered', ready_at: null, delivered_at: null }],
      },
    }),
  );
  await page.route('**/api/v1/survey-results/p1', (route) =>
    route.fulfill({ json: { id: 'p1', answers: completeAnswers } }),
  );
}
