import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openObjectStore } from '#adapters/objectStore/openObjectStore';
import { reportRevisions } from '#db/schema/reports';
import { type ReportSetup, reportSetup } from '#jobs/testing/reportSetup';
import { loadReportPdf } from './loadReport.ts';
import { makeReport } from './makeReport.ts';
import { servedPdf, storedPdf } from './storedPdf.ts';

let setup: ReportSetup;
let removed: string[];
/** What the store does with a request. */
let answer: RequestListener;
const files = new Map<string, Buffer>();
const server = createServer((request, response) => answer(request, response));

const honest: RequestListener = (request, response) => {
  const name = request.url ?? '';
  if (request.method === 'GET') {
    const file = files.get(name);
    response.writeHead(file ? 200 : 404).end(file);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    files.set(name, Buffer.concat(parts));
    response.end();
  });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = openObjectStore({
    OBJECT_STORE_URL: `http://key:secret@127.0.0.1:${port}/bucket`,
    DATA_DIR: '',
  });
  const jobs = {
    makeReport: async () => {},
    sendMail: async () => {},
    removePdf: async (_tx: unknown, key: string) => void removed.push(key),
  };
  setup = await reportSetup({ store, jobs });
});
afterAll(async () => {
  await setup.close();
  server.close();
});
beforeEach(() => {
  removed = [];
  answer = honest;
});

/** A revision whose PDF is stored, and that PDF. */
async function kept() {
  const { revisionId } = await setup.paidOrder();
  await makeReport(setup.dependencies, revisionId);
  const revision = await setup.revision(revisionId);
  const pdf = Buffer.from(await storedPdf(setup.dependencies, revision));
  const name = [...files.keys()].find((path) => path.endsWith(`/${revision.pdfKey}`)) ?? '';
  return { revision, pdf, name };
}

const alerts = () => setup.logged.filter((line) => line.includes('"alert":"pdf_store"')).length;
const answers =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

describe('a PDF that the store gives back', () => {
  it.each([
    ['half', '%PDF-'],
    ['empty', ''],
    ['as the page of a proxy in front of it', '<html>Maintenance</html>'],
  ])('%s is not sent to anybody: it is made again and stored over it', async (_how, body) => {
    const { revision, pdf, name } = await kept();
    files.set(name, Buffer.from(body));
    const before = alerts();
    expect(Buffer.from(await storedPdf(setup.dependencies, revision))).toEqual(pdf);
    expect(alerts()).toBe(before + 1);
    expect(files.get(name)).toEqual(pdf);
    expect(removed).toEqual([]);
  });
});

describe('a store that', () => {
  it.each<[string, RequestListener]>([
    ['denies', answers('<Error>AccessDenied</Error>', 403)],
    ['fails', answers('', 500)],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('%PDF-');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('%s keeps no customer from the report', async (_how, does) => {
    const { revision, pdf } = await kept();
    answer = does;
    const before = alerts();
    expect(Buffer.from(await servedPdf(setup.dependencies, revision))).toEqual(pdf);
    expect(alerts()).toBeGreaterThan(before);
    expect(removed).toEqual([]);
  });

  it('refuses leaves a delivery waiting, and a file that it took all the same is deleted', async () => {
    const { revision } = await kept();
    const fresh = { ...revision, pdfKey: null };
    answer = answers('', 503);
    await expect(storedPdf(setup.dependencies, fresh)).rejects.toThrow('503');
    await servedPdf(setup.dependencies, fresh);
    expect(removed).toEqual([revision.pdfKey]);
  });
});

it('what this release sets otherwise takes the place of the earlier file, which is deleted', async () => {
  const { revision, name } = await kept();
  files.delete(name);
  const pdf: typeof setup.dependencies.pdf = {
    ...setup.dependencies.pdf,
    render: async () => ({ bytes: new Uint8Array([1, 2, 3]), pages: 1, accessible: true }),
  };
  await storedPdf({ ...setup.dependencies, pdf }, revision);
  expect((await setup.revision(revision.id)).pdfKey).not.toBe(revision.pdfKey);
  expect(removed).toEqual([revision.pdfKey]);
});

describe('a PDF that has to be made again', () => {
  it('is set from the document that the database holds, where the caller has not read it', async () => {
    const { revision, pdf, name } = await kept();
    const { document: _unread, ...rest } = revision;
    files.delete(name);
    expect(Buffer.from(await storedPdf(setup.dependencies, rest))).toEqual(pdf);
  });

  it('is not made from a document that was replaced meanwhile', async () => {
    const { revision, name } = await kept();
    const { document: _unread, ...rest } = revision;
    files.delete(name);
    const stale = { ...rest, documentHash: 'the hash of an earlier document' };
    await expect(storedPdf(setup.dependencies, stale)).rejects.toThrow('erased or replaced');
    expect(files.has(name)).toBe(false);
  });
});

describe('a report that a customer reads while its document', () => {
  /** Does something to the revision while its PDF is made for the first time. */
  const during = (change: () => Promise<unknown>): typeof setup.dependencies => {
    let changed = false;
    const render: typeof setup.dependencies.pdf.render = async (...given) => {
      if (!changed) await change();
      changed = true;
      return setup.dependencies.pdf.render(...given);
    };
    return { ...setup.dependencies, pdf: { ...setup.dependencies.pdf, render } };
  };

  async function unset() {
    const { revisionId, orderId, userId } = await setup.paidOrder();
    await makeReport(setup.dependencies, revisionId);
    const change = (set: Partial<typeof reportRevisions.$inferInsert>) =>
      setup.dependencies.db.update(reportRevisions).set(set).where(eq(reportRevisions.id, revisionId));
    await change({ pdfKey: null });
    return { orderId, userId, change };
  }

  it('is erased is not found', async () => {
    const { orderId, userId, change } = await unset();
    const erased = during(() => change({ document: null, documentHash: null }));
    await expect(loadReportPdf(erased, userId, orderId)).rejects.toMatchObject({ code: 'not_found' });
    expect(setup.logged.filter((line) => line.includes('DocumentGone'))).toEqual([]);
  });

  it('is replaced is the new one', async () => {
    const { orderId, userId, change } = await unset();
    const replaced = during(() => change({ documentHash: 'the hash of a newer document' }));
    const { bytes, filename } = await loadReportPdf(replaced, userId, orderId);
    expect(Buffer.from(bytes).toString()).toContain('%PDF-');
    expect(filename).toBe('global-fit-report.pdf');
  });
});
