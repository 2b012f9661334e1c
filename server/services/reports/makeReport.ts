import { createHash } from 'node:crypto';
import { errorReason } from '#adapters/errorReason';
import { inTransaction } from '#db/transaction';
import { takeSecondAdult } from '#services/couples/coupleOfReport';
import { deliverReport } from './deliverReport.ts';
import { type BuiltReport, REMOVED, type ReportDependencies } from './dependencies.ts';
import { giveUpReport } from './giveUpReport.ts';
import { readBuildInput } from './readBuildInput.ts';
import { changeRevision, lockRevision, moveRevisionTo, type Revision } from './revisionRow.ts';
import { OutOfTime } from './withinTime.ts';

/**
 * The job `make-report`: takes a revision as far as possible without a person. Each step is recorded, so a repeat
 * continues where the last attempt was cut off. Revisions that are finished, failed or cancelled are left alone. One
 * that runs out of time twice in a row is given up: each try keeps other reports waiting.
 */
export async function makeReport(dependencies: ReportDependencies, revisionId: string): Promise<void> {
  const revision = await begin(dependencies, revisionId);
  if (revision === null) return;
  dependencies.onStep?.('begun');
  try {
    if (revision.state === 'generating') await generate(dependencies, revision);
    await deliverReport(dependencies, revisionId);
  } catch (error) {
    const failure = errorReason(error).slice(0, 2000);
    const before = await noteFailure(dependencies, revisionId, failure);
    if (!(error instanceof OutOfTime) || before !== failure) throw error;
    await giveUpReport(dependencies, revisionId);
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
 * Records the reason for the operator; the job is retried by itself. Returns the reason of the try before. Nothing is
 * recorded on a report that was cancelled meanwhile: its customer may have been erased, and an error may quote their
 * answers.
 */
function noteFailure(
  { db, log }: ReportDependencies,
  revisionId: string,
  failure: string,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const revision = await lockRevision(tx, revisionId);
    if (revision === null || revision.state === 'cancelled') return null;
    await changeRevision(tx, revisionId, { failure });
    return revision.failure;
  }).catch((reason: unknown) => {
    log.warn({ err: reason, revisionId }, 'the reason of a failure could not be written down');
    return null;
  });
}
