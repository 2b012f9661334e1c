import { fixtureDocument } from '#pdf/testing/fixtureDocument';
import type { BuildInput, BuiltReport, ReportDependencies } from '#services/reports/dependencies';

/** A builder of short reports that pass the review; the content of reports has its own tests. */
export function smallReports(input: BuildInput): BuiltReport {
  const { reportId, revision, date, tier, customerName } = input;
  const document = fixtureDocument({
    reportId,
    revision,
    date,
    tier,
    customerName,
    places: fixtureDocument().places.slice(0, 1),
  });
  return { document, checks: [] };
}

/** A renderer that returns different bytes for every report at once; rendering has its own tests. */
const quickPdf: Pick<ReportDependencies['pdf'], 'render'> = {
  render: async ({ reportId }) => ({
    bytes: new Uint8Array(Buffer.from(`%PDF-1.7 ${reportId}`)),
    pages: 1,
    accessible: true,
  }),
};

/** For `Object.assign(shop.context, QUICK_REPORTS)`: reports that take no time. The shop closes its own renderer. */
export const QUICK_REPORTS = { buildReport: smallReports, pdf: quickPdf };
