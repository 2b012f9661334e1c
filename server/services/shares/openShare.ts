import { ApiError } from '@global-fit/contract/errors';
import type { SharedReport } from '@global-fit/contract/shares';
import type { ReportDocument } from '@global-fit/report/model';
import { sharedDocument } from '@global-fit/report/share/sharedDocument';
import { eq } from 'drizzle-orm';
import { reportShares } from '#db/schema/shares';
import { tokenHash } from '#security/token';
import type { Context } from '../../context.ts';
import { loadReport } from '#services/reports/loadReport';

/** The same response for a link that never existed, was ended or replaced, or whose order was refunded. */
const NOT_OPEN = 'This link does not open a report. It may have been ended, or not be copied whole.';

/**
 * The newest edition of the report behind a link, reduced to what its owner chose. Throws 404 for every link that
 * opens none.
 */
export async function openShare(
  context: Pick<Context, 'db'>,
  token: string,
): Promise<SharedReport<ReportDocument>> {
  const closed = new ApiError('not_found', { detail: NOT_OPEN });
  const [share] = await context.db
    .select()
    .from(reportShares)
    .where(eq(reportShares.tokenHash, tokenHash(token)));
  if (!share) throw closed;
  const document = await loadReport(context, share.userId, share.orderId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'not_found' ? closed : error;
  });
  return { scope: share.scope, document: sharedDocument(document, share) };
}
