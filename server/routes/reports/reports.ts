import { FREE_REGENERATIONS } from '@global-fit/contract/orders';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { requireUser, signedIn } from '#http/session';
import { loadReport, loadReportPdf } from '#services/reports/loadReport';
import type { Context } from '../../context.ts';

const params = z.object({ id: z.string().max(64) });
/** The shape is `ReportDocument` of the report package; clients check `version`. */
const reportDocument = z.looseObject({ version: z.literal(1) });
const querystring = z.object({
  revision: z.coerce
    .number()
    .int()
    .min(1)
    .max(1 + FREE_REGENERATIONS)
    .optional()
    .describe('An edition of the report; the newest finished one without it'),
});

/** The finished report of an order for its owner, as data and as a PDF. */
export function reportRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = { ...forSignedIn('reports'), params, querystring };

  app.get(
    '/api/v1/orders/:id/report',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'The report of my order as a document',
        response: { 200: reportDocument, ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const document = await loadReport(
        context,
        signedIn(request).user.id,
        request.params.id,
        request.query.revision,
      );
      void reply.header('cache-control', 'private, no-store');
      return { ...document };
    },
  );

  app.get(
    '/api/v1/orders/:id/report.pdf',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'The report of my order as a PDF',
        response: failures(401, 404, 422),
      },
    },
    async (request, reply) => {
      const { bytes, filename } = await loadReportPdf(
        context,
        signedIn(request).user.id,
        request.params.id,
        request.query.revision,
      );
      return (
        reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `attachment; filename="${filename}"`)
          .header('cache-control', 'private, no-store')
          // The schema lists JSON responses only; a buffer is sent as it is.
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as never)
      );
    },
  );
}
