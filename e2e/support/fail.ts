import type { Page } from '@playwright/test';

/** Answers the calls to `url` (a pattern of addresses) with an error until `page.unroute(url)`. */
export const fail = (page: Page, url: string, status = 500): Promise<unknown> =>
  page.route(url, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ detail: 'Broken', code: 'internal_error' }),
    }),
  );
