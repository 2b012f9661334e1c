import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import { paidOrderOf } from '#jobs/testing/reportSetup';
import { makeReport } from '#services/reports/makeReport';
import { startTestApp, type TestApp } from '#testing/app';
import { type Person, signUpOver } from '#testing/person';
import { fixtureDocument } from '#pdf/testing/fixtureDocument';

let app: TestApp;
let owner: Person;
let stranger: Person;
let orderId = '';
let revisionId = '';

beforeAll(async () => {
  app = await startTestApp();
  owner = await signUpOver(app.app);
  stranger = await signUpOver(app.app);
  const made = await paidOrderOf(app.context, owner.id);
  ({ orderId, revisionId } = made);
});
afterAll(() => app.close());

const get = (path: string, person: Person | null = owner) =>
  app.app.inject({ url: `/api/v1/orders/${path}`, ...(person === null ? {} : { headers: person.headers }) });

test('no report exists before it is made', async () => {
  expect((await get(`${orderId}/report`)).statusCode).toBe(404);
  expect((await get(`${orderId}/report.pdf`)).statusCode).toBe(404);
});

test('the owner reads the document and downloads the PDF, even after the store lost it', async () => {
  await makeReport(
    {
      ...app.context,
      buildReport: (input) => ({
        document: fixtureDocument({ reportId: input.reportId, places: fixtureDocument().places.slice(0, 1) }),
        checks: [],
      }),
    },
    revisionId,
  );
  const document = await get(`${orderId}/report`);
  expect(document.statusCode).toBe(200);
  expect(document.json()).toMatchObject({ version: 1, reportId: revisionId });
  const first = await get(`${orderId}/report.pdf`);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toBe('attachment; filename="global-fit-report.pdf"');
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  await app.context.db
    .update(reportRevisions)
    .set({ pdfKey: `${'0'.repeat(64)}.pdf` })
    .where(eq(reportRevisions.id, revisionId));
  expect((await get(`${orderId}/report.pdf`)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('an edition that does not exist is not found, and an invalid number is refused', async () => {
  expect((await get(`${orderId}/report?revision=1`)).statusCode).toBe(200);
  expect((await get(`${orderId}/report?revision=2`)).statusCode).toBe(404);
  expect((await get(`${orderId}/report?revision=9`)).statusCode).toBe(422);
});

test('nobody else can tell that the report exists', async () => {
  for (const path of [`${orderId}/report`, `${orderId}/report.pdf`]) {
    expect((await get(path, stranger)).statusCode).toBe(404);
    expect((await get(path, null)).statusCode).toBe(401);
  }
  expect((await get('not-an-id/report')).statusCode).toBe(404);
});

test('the report of a refunded order is not shown', async () => {
  await app.context.db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, orderId));
  expect((await get(`${orderId}/report.pdf`)).statusCode).toBe(404);
});
