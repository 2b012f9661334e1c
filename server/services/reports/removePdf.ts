import type { ReportDependencies } from './dependencies.ts';

/** The job `remove-pdf`: takes the PDF of an erased report out of the store. Throws while the store is away. */
export async function removePdf({ store }: Pick<ReportDependencies, 'store'>, pdfKey: string): Promise<void> {
  await store.remove(pdfKey);
}

/** After the last try: a line with `alert` calls for a person, who removes the file by its key. */
export function giveUpPdf({ log }: Pick<ReportDependencies, 'log'>, pdfKey: string): void {
  log.error({ alert: 'file_left_behind', key: pdfKey }, 'the report of a deleted account is still stored');
}
