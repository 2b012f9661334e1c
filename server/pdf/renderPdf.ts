import type { ResourceLimits } from 'node:worker_threads';
import type { ReportDocument } from '@global-fit/report/model';
import type { CompiledPdf } from './compileReport.ts';
import type { Paper } from './reportInputs.ts';
import { workerPool } from './workerPool.ts';

export interface PdfRenderer {
  /** The document as a PDF. Throws with the reason when it cannot be set, or after the time limit. */
  render(document: ReportDocument, options: { readonly paper: Paper }): Promise<CompiledPdf>;
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  /** `outlines.json` of the data build. */
  readonly outlinesFile: string;
  /** Threads; each holds 150 to 200 MB once warm (bench/report/pdfMemory.bench.ts). */
  readonly threads?: number;
  readonly timeoutMs?: number;
}

/** What a render thread is started with, and what it is sent. */
export interface RenderWorkerData {
  readonly outlinesFile: string;
}
export interface RenderRequest {
  readonly document: ReportDocument;
  readonly paper: Paper;
}

const THREADS = 1;
/**
 * Preparing a report takes some 25 MB of the heap. A small nursery is swept more often and in less than a millisecond;
 * left to itself it grows to fifty megabytes that stand beside Typst's own.
 */
const HEAP: ResourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };
/**
 * A report of Gold size takes under a second; this is a hang also on a machine that is busy with much else. A thread that
 * is ended begins anew, and reports tried over and over keep a machine busy. Shorter than a job may take.
 */
const TIMEOUT_MS = 100_000;

/** Opens the renderer; its threads start with the first document. */
export function openPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const workerData: RenderWorkerData = { outlinesFile: options.outlinesFile };
  const pool = workerPool<RenderRequest, CompiledPdf>({
    entry: new URL('./renderWorker.ts', import.meta.url),
    size: options.threads ?? THREADS,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    workerData,
    resourceLimits: HEAP,
  });
  return {
    render: (document, { paper }) => pool.run({ document, paper }),
    close: pool.close,
  };
}
