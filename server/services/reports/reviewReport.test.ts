import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportRevisions } from '#db/schema/reports';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import type { BuiltReport } from './dependencies.ts';
import { giveUpReport } from './giveUpReport.ts';
import { makeReport } from './makeReport.ts';
import { annotateReport, listReports, releaseReport, remakeReport, ReviewFault } from './reviewReport.ts';
import { storedPdf } from './storedPdf.ts';

let setup: ReportSetup;
const sent: string[] = [];
const jobs = {
  makeReport: async (_tx: unknown, id: string) => void sent.push(id),
  sendMail: async () => {},
  removePdf: async () => {},
};
beforeAll(async () => {
  setup = await reportSetup({ jobs });
});
afterAll(() => setup.close());
const hold = () => ({ ...setup.dependencies, config: { REVIEW: 'hold' as const } });

test('with REVIEW=hold a report waits, can be annotated, and is sent with the note after its release', async () => {
  const { orderId, revisionId } = await setup.paidOrder();
  await makeReport(hold(), revisionId);
  expect(await setup.revision(revisionId)).toMatchObject({ state: 'in_review', readyAt: null });
  expect((await setup.mailsOf(orderId)).map((mail) => mail.kind)).toEqual(['confirmation']);
  expect((await listReports(setup.dependencies)).map(({ revision }) => revision.id)).toContain(revisionId);

  await annotateReport(setup.dependencies, revisionId, 'Visit in February.');
  sent.length = 0;
  await releaseReport(setup.dependencies, revisionId);
  expect(sent).toEqual([revisionId]);
  await makeReport(hold(), revisionId);
  const delivery = (await setup.mailsOf(orderId)).find((mail) => mail.kind === 'delivery');
  expect(delivery?.payload).toMatchObject({ note: 'Visit in February.' });
});

/** A builder whose automatic review has one finding. */
function findingFault(id: string) {
  return async (input: Parameters<typeof setup.dependencies.buildReport>[0]): Promise<BuiltReport> => ({
    ...(await setup.dependencies.buildReport(input)),
    checks: [{ id, ok: false, detail: 'A rent differs from the atlas.' }],
  });
}

const alerted = (revisionId: string): boolean =>
  setup.logged.some((line) => line.includes('"alert":true') && line.includes(revisionId));

test('a removed passage does not hold the report, and is reported to the operator', async () => {
  const { revisionId } = await setup.paidOrder();
  const buildReport = findingFault('grammar:removed');
  await makeReport({ ...setup.dependencies, buildReport }, revisionId);
  expect(await setup.revision(revisionId)).toMatchObject({
    state: 'ready',
    checks: [{ id: 'grammar:removed', ok: false }],
  });
  expect(alerted(revisionId)).toBe(true);
});

test('a report with errors found by the checks is held with an alert, even without REVIEW=hold', async () => {
  const { revisionId } = await setup.paidOrder();
  await makeReport({ ...setup.dependencies, buildReport: findingFault('figures') }, revisionId);
  expect((await setup.revision(revisionId)).state).toBe('in_review');
  expect(alerted(revisionId)).toBe(true);

  await remakeReport(setup.dependencies, revisionId);
  expect(await setup.revision(revisionId)).toMatchObject({ state: 'queued', document: null, checks: null });
  await makeReport(setup.dependencies, revisionId);
  expect((await setup.revision(revisionId)).state).toBe('ready');
});

test('a report that is made again leaves no file of the earlier document', async () => {
  const { revisionId } = await setup.paidOrder();
  await makeReport(setup.dependencies, revisionId);
  const { pdfKey } = await setup.revision(revisionId);
  expect(await setup.dependencies.store.get(pdfKey ?? '')).not.toBeNull();
  await giveUpReport(setup.dependencies, revisionId);
  expect((await setup.revision(revisionId)).state).toBe('failed');
  await remakeReport(setup.dependencies, revisionId);
  expect(await setup.revision(revisionId)).toMatchObject({ state: 'queued', pdfKey: null });
  expect(await setup.dependencies.store.get(pdfKey ?? '')).toBeNull();
});

test('a document erased while its PDF is rendered leaves no file', async () => {
  const { revisionId } = await setup.paidOrder();
  const kept: string[] = [];
  const { dependencies } = setup;
  const store: typeof dependencies.store = {
    ...dependencies.store,
    async put(key, bytes, type) {
      kept.push(key);
      await dependencies.store.put(key, bytes, type);
      await dependencies.db
        .update(reportRevisions)
        .set({ document: null })
        .where(eq(reportRevisions.id, revisionId));
    },
  };
  await expect(makeReport({ ...dependencies, store }, revisionId)).rejects.toThrow('erased');
  expect(kept).toHaveLength(1);
  expect(await dependencies.store.get(kept[0] ?? '')).toBeNull();
  expect((await setup.revision(revisionId)).pdfKey).toBeNull();
});

test('a PDF still rendering when its report is made again is not taken for the new one', async () => {
  const { revisionId } = await setup.paidOrder();
  const { dependencies } = setup;
  await makeReport(hold(), revisionId);
  const builder = dependencies.buildReport;
  const improved: typeof builder = async (input) => {
    const built = await builder(input);
    return { ...built, document: { ...built.document, title: 'The improved one' } };
  };
  const render: typeof dependencies.pdf.render = async (document) => ({
    bytes: new Uint8Array(Buffer.from(document.title)),
    pages: 1,
    accessible: true,
  });
  const pdf = { ...dependencies.pdf, render };
  const slow: typeof render = async (document, options) => {
    await remakeReport(dependencies, revisionId);
    await makeReport({ ...hold(), buildReport: improved }, revisionId);
    return render(document, options);
  };
  const looking = storedPdf(
    { ...dependencies, pdf: { ...pdf, render: slow } },
    await setup.revision(revisionId),
  );
  await expect(looking).rejects.toThrow('replaced');
  const sent = await storedPdf({ ...dependencies, pdf }, await setup.revision(revisionId));
  expect(Buffer.from(sent).toString()).toBe('The improved one');
});

test('only a report in review can be annotated or released, and nothing else is queued', async () => {
  const { revisionId } = await setup.paidOrder();
  sent.length = 0;
  await expect(releaseReport(setup.dependencies, revisionId)).rejects.toBeInstanceOf(ReviewFault);
  await expect(annotateReport(setup.dependencies, revisionId, 'x')).rejects.toBeInstanceOf(ReviewFault);
  await expect(remakeReport(setup.dependencies, revisionId)).rejects.toBeInstanceOf(ReviewFault);
  expect(sent).toEqual([]);
});
