import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { sharePage } from './share.ts';

/** The address at which the build puts the sample as a PDF. */
const samplePdf = '/resources/sample-report.pdf';

/** Download, share, print. */
export function Actions({ title }: { title: string }) {
  const share = (): void => {
    void sharePage({ title, url: `${location.origin}${location.pathname}` });
  };
  return (
    <div className="no-print flex flex-wrap gap-3">
      <a href={samplePdf} target="_blank" rel="noopener" className={buttonStyle()}>
        Download PDF<span className="sr-only"> (opens in a new tab)</span>
      </a>
      <Button tone="secondary" className="needs-script" onClick={share}>
        Share
      </Button>
      <Button tone="secondary" className="needs-script" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
