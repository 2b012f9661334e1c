/**
 * The most memory that a process ever holds which sets Gold reports of five countries as PDF, as the product runs it:
 * after one report, and over as many as go through several such processes, one after the other. Linux tells it.
 *
 *   node bench/report/pdfMemory.bench.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { dataPaths } from '@global-fit/data/paths';
import { openPdfRenderer } from '@global-fit/server/pdf/renderPdf';
import { goldReports } from './goldReports.ts';

const LIMIT_MB = 300;
const REPORTS = 500;

/** Peak memory so far of every process that this one has started, in megabytes. */
function peaksMb(): readonly number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  return children.flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
      return kilobytes === undefined ? [] : [Number(kilobytes) / 1024];
    } catch {
      return [];
    }
  });
}

const write = goldReports();
const renderer = openPdfRenderer({ outlinesFile: join(dataPaths.dist, 'outlines.json') });
let most = 0;
for (let index = 0; index < REPORTS; index += 1) {
  const document = write(index);
  const rendered = renderer.render(document, { paper: document.paper });
  // Sampled during the work, because the process may have ended when its last report arrives.
  const sampling = setInterval(() => (most = Math.max(most, ...peaksMb())), 5);
  const { pages } = await rendered;
  clearInterval(sampling);
  if (index === 0 || index === REPORTS - 1)
    console.log(
      `${String(index + 1).padStart(2)} report(s), the last of ${pages} pages   at most ${most.toFixed(0)} MB, ${most < LIMIT_MB ? 'under' : 'OVER'} ${LIMIT_MB} MB`,
    );
}
await renderer.close();
