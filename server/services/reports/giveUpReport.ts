import { inTransaction } from '#db/transaction';
import type { ReportDependencies } from './dependencies.ts';
import { lockRevision, moveRevisionIfLegal } from './revisionRow.ts';

/** After the last attempt: marks the revision as failed and logs an `alert` for a person. A repeat changes nothing. */
export async function giveUpReport(
  { db, log }: Pick<ReportDependencies, 'db' | 'log'>,
  revisionId: string,
): Promise<void> {
  const failed = await inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (revision === null || !(await moveRevisionIfLegal(tx, revision, 'failed'))) return null;
    return revision;
  });
  if (failed !== null) {
    log.error(
      { alert: true, revisionId, orderId: failed.orderId, failure: failed.failure },
      `a paid report could not be made; after mending the cause: npm run orders -- retry ${failed.orderId}`,
    );
  }
}
