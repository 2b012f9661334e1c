import { logAccountEvent } from '#services/accounts/accountEvent';
import { giveUpMail, sendMail } from '#services/sending/sendMail';
import type { ReportDependencies } from '#services/reports/dependencies';
import { giveUpReport } from '#services/reports/giveUpReport';
import { makeReport } from '#services/reports/makeReport';
import { logOperatorCommand } from '#services/operations/operatorCommand';
import { giveUpPdf, removePdf } from '#services/reports/removePdf';
import type { JobHandlers } from './queues.ts';

/** Scheduled work of other services. */
export interface ScheduledWork {
  /** Looks for payments of which no event reached us. */
  reconcile(): Promise<void>;
  /** Deletes what is no longer needed. */
  housekeeping(): Promise<void>;
}

/** Every job by its name. */
export function jobHandlers(dependencies: ReportDependencies, scheduled: ScheduledWork): JobHandlers {
  return {
    'make-report': ({ revisionId }) => makeReport(dependencies, revisionId),
    'send-mail': ({ mailId }) => sendMail(dependencies, mailId),
    'remove-pdf': ({ pdfKey }) => removePdf(dependencies, pdfKey),
    'note-event': async (note) =>
      note.event === 'operator_command'
        ? logOperatorCommand(dependencies, note)
        : logAccountEvent(dependencies, note.event, note.userId),
    reconcile: () => scheduled.reconcile(),
    housekeeping: () => scheduled.housekeeping(),
    async 'given-up'({ revisionId, mailId, pdfKey }) {
      if (revisionId !== undefined) await giveUpReport(dependencies, revisionId);
      if (mailId !== undefined) await giveUpMail(dependencies, mailId);
      if (pdfKey !== undefined) giveUpPdf(dependencies, pdfKey);
    },
  };
}
