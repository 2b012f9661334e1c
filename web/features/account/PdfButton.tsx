import { useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { buttonStyle, type ButtonSize } from '#ui/buttonStyle.ts';
import { showToast } from '#ui/toast.ts';
import { pdfPath } from './orderApi.ts';
import { downloadFile } from './saveFile.ts';

/** Saves the PDF of an edition. */
export function PdfButton({
  orderId,
  edition,
  size = 'medium',
}: {
  orderId: string;
  edition: number | null;
  size?: ButtonSize;
}) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile(pdfPath(orderId, edition), 'global-fit-report.pdf');
    } catch (error) {
      showToast(failureText(error), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => !busy && void save()}
      className={buttonStyle('secondary', size)}
    >
      {busy ? 'Fetching the PDF...' : 'Download the PDF'}
    </button>
  );
}
