/**
 * The most memory that a process ever holds which does nothing but set Gold reports of five countries as PDF: one
 * report, then twelve in a row; with the C library’s many heaps, and with two (`MALLOC_ARENA_MAX=2`).
 *
 *   node bench/report/pdfMemory.bench.ts
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { dataPaths } from '@global-fit/data/paths';
import type { ReportDocument } from '@global-fit/report/model';
import { openPdfRenderer } from '../../server/pdf/renderPdf.ts';
import { goldReports } from './goldReports.ts';

const LIMIT_MB = 300;
const REPORTS = 12;

function setPages(): void {
  const renderer = openPdfRenderer({ outlinesFile: join(dataPaths.dist, 'outlines.json') });
  process.on('message', async (document: ReportDocument) => {
    const { pages } = await renderer.render(document, { paper: document.paper });
    process.send?.({ pages, peakMb: process.resourceUsage().maxRSS / 1024 });
  });
}

async function measure(heaps: string, env: NodeJS.ProcessEnv): Promise<void> {
  const write = goldReports();
  const child = fork(import.meta.filename, ['pages'], { env: { ...process.env, ...env } });
  for (let i = 0; i < REPORTS; i += 1) {
    child.send(write(i));
    const { pages, peakMb } = await new Promise<{ pages: number; peakMb: number }>((resolve, reject) => {
      child.once('message', (done) => resolve(done as { pages: number; peakMb: number }));
      child.once('exit', (code) => reject(new Error(`the process left with code ${code}`)));
    });
    child.removeAllListeners('exit');
    if (i === 0 || i === REPORTS - 1)
      console.log(
        `${heaps}, ${String(i + 1).padStart(2)} report(s), the last of ${pages} pages   at most ${peakMb.toFixed(0)} MB, ${peakMb < LIMIT_MB ? 'under' : 'OVER'} ${LIMIT_MB} MB`,
      );
  }
  child.kill();
}

if (process.argv[2] === 'pages') setPages();
else {
  await measure('many heaps', {});
  await measure('two heaps ', { MALLOC_ARENA_MAX: '2' });
}
