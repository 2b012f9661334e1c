import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { errorReason } from '#adapters/errorReason';
import { reportRevisions } from '#db/schema/reports';
import { inTransaction } from '#db/transaction';
import { takeSecondAdult } from '../couples/coupleOfReport.ts';
import { deliverReport } from './deliverReport.ts';
import { type BuiltReport, REMOVED, type ReportDependencies } from './dependencies.ts';
import { readBuildInput } from './readBuildInput.ts';
import { lockRevision, moveRevisionTo, type Revision } from './revisionRow.ts';

/**
 * The job `make-report`: takes a revision as far as possible without a person. Each step is recorded, so a repeat
 * continues where the last attempt was cut off. Revisions that are finished, failed or cancelled are left alone.
 */
export async function makeReport(dependencies: ReportDependencies, revisionId: string): Promise<void> {
  const revision = await begin(dependencies, revisionId);
  if (revision === null) return;
  dependencies.onStep?.('begun');
  try {
    if (revision.state === 'generating') await generate(dependencies, revision);
    await deliverReport(dependencies, revisionId);
  } catch (error) {
    await noteFailure(dependencies, revisionId, error);
    throw error;
  }
}

/** Marks the work as begun; returns the revision where there is something to do. */
function begin(dependencies: ReportDependencies, revisionId: string): Promise<Revision | null> {
  return inTransaction(dependencies.db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (revision === null) return null;
    if (revision.state === 'queued') {
      const secondAdult = await takeSecondAdult(dependencies, tx, revision);
      return moveRevisionTo(tx, revision, 'generating', { secondAdult });
    }
    return revision.state === 'generating' || revision.state === 'ready' ? revision : null;
  });
}

async function generate(dependencies: ReportDependencies, revision: Revision): Promise<void> {
  const built = await dependencies.buildReport(await readBuildInput(dependencies, revision));
  dependencies.onStep?.('built');
  await record(dependencies, revision.id, built);
  dependencies.onStep?.('recorded');
}

/** Stores the document and decides whether a person has to see it first. */
async function record(
  { db, clock, config, log }: ReportDependencies,
  revisionId: string,
  { document, checks }: BuiltReport,
): Promise<void> {
  const faults = checks.filter((check) => !check.ok);
  const objections = faults.filter(({ id }) => !id.endsWith(REMOVED));
  const held = config.REVIEW === 'hold' || objections.length > 0;
  const done = await inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (revision?.state !== 'generating') return false;
    await moveRevisionTo(tx, revision, held ? 'in_review' : 'ready', {
      document,
      documentHash: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
      checks,
      failure: null,
      readyAt: held ? null : clock.now(),
    });
    return true;
  });
  if (done && faults.length > 0) {
    log.error(
      { alert: true, revisionId, checks: faults.map((check) => check.id) },
      objections.length > 0
        ? 'a report waits for a person: the automatic review found errors'
        : 'a report goes without a passage: the automatic review took it out',
    );
  }
}

/**
 * Records the reason for the operator; the job is retried by itself. Nothing is recorded on a report that was
 * cancelled meanwhile: its customer may have been erased, and an error may quote their answers.
 */
async function noteFailure(
  { db, log }: ReportDependencies,
  revisionId: string,
  error: unknown,
): Promise<void> {
  const failure = errorReason(error).slice(0, 2000);
  await db
    .update(reportRevisions)
    .set({ failure })
    .where(and(eq(reportRevisions.id, revisionId), ne(reportRevisions.state, 'cancelled')))
    .catch((reason: unknown) =>
      log.warn({ err: reason, revisionId }, 'the reason of a failure could not be written down'),
    );
}
