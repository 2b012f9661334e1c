import type { ReportDocument } from '@global-fit/report/model';
import type { CompiledPdf } from './compileReport.ts';
import type { Paper } from './reportInputs.ts';
import { workerPool } from '#workers/workerPool';
import { workerProcess } from '#workers/workerProcess';

export interface PdfRenderer {
  /** The document as a PDF. Throws with the reason when it cannot be set, or after the time limit. */
  render(document: ReportDocument, options: { readonly paper: Paper }): Promise<CompiledPdf>;
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  /** `outlines.json` of the data build. */
  readonly outlinesFile: string;
  /** Processes; each holds at most 300 MB (bench/report/pdfMemory.bench.ts). */
  readonly processes?: number;
  readonly timeoutMs?: number;
}

/** What a render process is sent. */
export interface RenderRequest {
  readonly document: ReportDocument;
  readonly paper: Paper;
}

const PROCESSES = 1;
/**
 * Preparing a report takes some 25 MB of the heap. A small nursery is swept more often and in less than a millisecond;
 * left to itself it grows to fifty megabytes that stand beside Typst's own.
 */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
/**
 * What Typst leaves in memory lies scattered and grows, by some 20 MB over this many; a fresh process takes half a
 * second of the processor, and draws the globes of its countries anew.
 */
const REPORTS_EACH = 60;
/**
 * A report of Gold size takes under a second; this is a hang also on a machine that is busy with much else. A
 * process that is ended begins anew, and reports tried over and over keep a machine busy. Shorter than a job
 * may take.
 */
const TIMEOUT_MS = 100_000;

/** Opens the renderer; its processes start with the first document. */
export function openPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const entry = new URL('./renderWorker.ts', import.meta.url);
  const args = [options.outlinesFile];
  const pool = workerPool<RenderRequest, CompiledPdf>({
    start: (events) => workerProcess({ entry, args, flags: FLAGS }, events),
    size: options.processes ?? PROCESSES,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    jobsEach: REPORTS_EACH,
  });
  return {
    render: (document, { paper }) => pool.run({ document, paper }),
    close: pool.close,
  };
}
