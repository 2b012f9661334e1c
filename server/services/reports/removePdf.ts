import type { ReportDependencies } from './dependencies.ts';

/** The job `remove-pdf`: deletes the PDF of an erased report from the store. Throws while the store is unreachable. */
export async function removePdf({ store }: Pick<ReportDependencies, 'store'>, pdfKey: string): Promise<void> {
  await store.remove(pdfKey);
}

/** After the last attempt: logs an `alert` for a person, who deletes the file by its key. */
export function giveUpPdf({ log }: Pick<ReportDependencies, 'log'>, pdfKey: string): void {
  log.error({ alert: 'file_left_behind', key: pdfKey }, 'the report of a deleted account is still stored');
}
