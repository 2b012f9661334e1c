import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { CompletedView } from './ResultViews.tsx';
import { FALLBACK_PRODUCT, judge, orderInfo } from './result.ts';

/** The text of the page of a payment that arrived. */
function pageOf(told: { refunded?: boolean; report_ready?: boolean }): string {
  const info = orderInfo({ session_id: 'cs_1', amount: 19_900, ...told }, judge('paid'), FALLBACK_PRODUCT, 0);
  const router = createMemoryRouter([{ path: '/', element: <CompletedView info={info} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, '');
}

it('promises the report while it is being prepared', () => {
  const page = pageOf({});
  expect(page).toContain('Payment Successful!');
  expect(page).toContain('A confirmation is on its way to you by e-mail.');
  expect(page).toContain(
    'Your report is being prepared. We e-mail you as soon as it is ready, usually 3-5 days.',
  );
  expect(page).toContain('Completed');
});

it('says that the report is there once it was delivered', () => {
  const page = pageOf({ report_ready: true });
  expect(page).toContain('Payment Successful!');
  expect(page).toContain('Yours is ready');
  expect(page).not.toContain('on its way');
  expect(page).not.toContain('being prepared');
});

it('promises nothing once the money goes back', () => {
  const page = pageOf({ refunded: true });
  expect(page).toContain('Your payment is refunded');
  expect(page).toContain('Refunded');
  expect(page).not.toContain('Successful');
  expect(page).not.toContain('Completed');
  expect(page).not.toMatch(/report is|on its way/);
});
