import { useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { showToast } from '#ui/notices/toast.ts';
import { downloadFile } from './downloadFile.ts';

/**
 * Downloads a file of the signed-in person, one at a time, and shows failures in a toast. Arguments as for
 * `downloadFile`.
 */
export function useDownload(
  path: string,
  fallback: string,
): { readonly busy: boolean; readonly save: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await downloadFile(path, fallback);
    } catch (error) {
      showToast(failureText(error), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
