import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import { ordersNeedingAttention } from '#services/orders/operator/searchOrders';
import { type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { startTestApp, type TestApp } from '#testing/app';

const TOKEN = 'a-token-for-the-scraper-of-metrics';

const read = (
  test: Pick<TestApp, 'app'>,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => test.app.inject({ url: '/metrics', headers, remoteAddress });

/** The value of a series, by its name with labels as printed. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  if (!line) throw new Error(`There is no series ${series}.`);
  return Number(line.slice(series.length + 1));
}

describe('metrics', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    Object.assign(shop.context, QUICK_REPORTS);
  });
  afterAll(() => shop.close());

  it('are text that a scraper can parse', async () => {
    const answer = await read(shop);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const wellFormed =
      /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{([a-z_]+="[^"]*",?)+\})? [-+]?(\d.*|Inf))$/;
    for (const line of answer.body.trimEnd().split('\n')) expect(line).toMatch(wellFormed);
    expect(valueOf(answer.body, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(valueOf(answer.body, 'nodejs_heap_size_kept_bytes')).toBeGreaterThan(10_000_000);
    expect(valueOf(answer.body, 'process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
    expect(valueOf(answer.body, 'global_fit_database_up')).toBe(1);
  });

  it('count requests by template and status, and contain no id', async () => {
    const before = (await read(shop)).body;
    const id = 'prod_nobody_sells_this';
    for (const url of [`/api/v1/products/${id}`, `/api/v1/products/${id}`, '/api/v1/no-such-thing'])
      await shop.app.inject({ url });
    const after = (await read(shop)).body;
    const missing = 'http_requests_total{method="GET",route="/api/v1/products/:id",status="404"}';
    expect(before).not.toContain(missing);
    expect(valueOf(after, missing)).toBe(2);
    expect(after).not.toContain(id);
    expect(valueOf(after, 'http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
    const timed = 'http_request_duration_seconds_count{method="GET",route="/api/v1/products/:id"}';
    expect(valueOf(after, timed)).toBe(2);
    // The only request in progress is this one.
    expect(valueOf(after, 'http_requests_open')).toBe(1);
  });

  it('tell what waits for a worker and for a person', async () => {
    const waiting = await shop.paid();
    const before = (await read(shop)).body;
    expect(valueOf(before, 'global_fit_jobs{queue="make-report",state="created"}')).toBe(1);
    expect(valueOf(before, 'global_fit_oldest_due_job_seconds{queue="make-report"}')).toBeGreaterThanOrEqual(
      0,
    );
    expect(valueOf(before, 'global_fit_jobs{queue="send-mail",state="active"}')).toBe(0);
    expect(valueOf(before, 'global_fit_mails{state="queued"}')).toBe(1);
    expect(valueOf(before, 'global_fit_orders_needing_attention')).toBe(0);

    const { db } = shop.context;
    const id = waiting.order_id;
    await db.update(mails).set({ state: 'failed' }).where(eq(mails.orderId, id));
    await db.update(reportRevisions).set({ state: 'in_review' }).where(eq(reportRevisions.orderId, id));
    await db.update(orders).set({ attention: 'another amount was paid' }).where(eq(orders.id, id));
    const asking = await shop.paid();
    await shop.app.inject({
      method: 'POST',
      url: `/api/v1/orders/${asking.order_id}/refund-request`,
      headers: asking.buyer.headers,
      payload: {},
    });
    const after = (await read(shop)).body;
    expect(valueOf(after, 'global_fit_mails{state="failed"}')).toBe(1);
    expect(valueOf(after, 'global_fit_reports{state="in_review"}')).toBe(1);
    expect(valueOf(after, 'global_fit_orders_needing_attention')).toBe(2);
    expect(await ordersNeedingAttention(db)).toHaveLength(2);
  });
});

describe('the metrics of an installation', () => {
  const NOT_FOUND = '{"detail":"Not Found","code":"not_found"}';

  it('are readable only from this machine without a token, and not through a proxy', async () => {
    const test = await startTestApp();
    expect((await read(test, {}, '::1')).statusCode).toBe(200);
    expect((await read(test, {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    for (const refused of [
      await read(test, {}, '192.0.2.7'),
      await read(test, { 'x-forwarded-for': '192.0.2.7' }),
      await read(test, { via: '1.1 proxy' }),
    ]) {
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toBe(NOT_FOUND);
    }
    await test.close();
  });

  it('are readable from anywhere with the token', async () => {
    const test = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await read(test, bearer(TOKEN), '192.0.2.7')).statusCode).toBe(200);
    expect((await read(test, { ...bearer(TOKEN), 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(200);
    for (const headers of [{}, bearer(`${TOKEN}x`), bearer(TOKEN.slice(0, -1)), { authorization: TOKEN }])
      expect((await read(test, headers)).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/metrics?token=${TOKEN}` })).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/api/v1/openapi.json' })).body).not.toContain('/metrics');
    await test.close();
  });

  it('are readable by nobody where the site is public and has no token', async () => {
    const test = await startTestApp({ env: { PUBLIC_URL: 'https://fit.example', ALLOW_SANDBOX: '1' } });
    expect((await read(test)).statusCode).toBe(404);
    await test.close();
  });

  it('are available while the database is not', async () => {
    const test = await startTestApp();
    await test.database.close();
    const answer = await read(test);
    expect(answer.statusCode).toBe(200);
    expect(valueOf(answer.body, 'global_fit_database_up')).toBe(0);
    expect(answer.body).toContain('process_resident_memory_bytes');
    await test.app.close();
  });
});
