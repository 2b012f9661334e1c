import { and, eq, exists, not, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { hasContent, mails } from '#db/schema/mails';
import { reportRevisions } from '#db/schema/reports';

/**
 * Whether a message failed and needs a person. This excludes messages nobody will send again: emptied ones, whose
 * person was erased or whose report went out in another message, and those of withdrawn reports.
 */
export function isUnsent(on: Queryable): SQL | undefined {
  const withdrawn = on
    .select({ id: reportRevisions.id })
    .from(reportRevisions)
    .where(and(eq(reportRevisions.id, mails.revisionId), eq(reportRevisions.state, 'cancelled')));
  return and(eq(mails.state, 'failed'), hasContent, not(exists(withdrawn)));
}
