import { Button } from '#ui/Button.tsx';
import type { ButtonSize } from '#ui/buttonStyle.ts';
import { pdfPath } from '../orders/orderApi.ts';
import { useDownload } from './useDownload.ts';

/** Downloads the PDF of an edition. */
export function PdfButton({
  orderId,
  edition,
  size = 'medium',
}: {
  orderId: string;
  edition: number | null;
  size?: ButtonSize;
}) {
  const { busy, save } = useDownload(pdfPath(orderId, edition), 'global-fit-report.pdf');
  return (
    <Button isOff={busy} onClick={() => void save()} tone="secondary" size={size}>
      {busy ? 'Fetching the PDF...' : 'Download the PDF'}
    </Button>
  );
}
