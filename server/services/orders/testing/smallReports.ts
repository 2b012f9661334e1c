import { fixtureDocument } from '#pdf/testing/fixtureDocument';
import type { BuildInput, BuiltReport, ReportDependencies } from '#services/reports/dependencies';

/** A builder whose reports are short and pass the review; what reports say has its own tests. */
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

/** A renderer that answers at once, with other bytes for every report; how PDFs are set has its own tests. */
const quickPdf: Pick<ReportDependencies['pdf'], 'render'> = {
  render: async ({ reportId }) => ({
    bytes: new Uint8Array(Buffer.from(`%PDF-1.7 ${reportId}`)),
    pages: 1,
    accessible: true,
  }),
};

/** For `Object.assign(shop.context, QUICK_REPORTS)`: reports that take no time. The shop closes its own renderer. */
export const QUICK_REPORTS = { buildReport: smallReports, pdf: quickPdf };
