import { availableParallelism } from 'node:os';
import type { ReportDocument } from '@global-fit/report/model';
import type { CompiledPdf } from './compileReport.ts';
import type { Paper } from './reportInputs.ts';
import { workerPool } from '#workers/workerPool';
import { workerProcess } from '#workers/workerProcess';

export interface PdfRenderer {
  /** Renders the document as a PDF. Throws with the reason where that fails or takes too long. */
  render(document: ReportDocument, options: { readonly paper: Paper }): Promise<CompiledPdf>;
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  /** `outlines.json` of the data build. */
  readonly outlinesFile: string;
  /** Number of processes; each needs at most 300 MB (bench/report/pdfMemory.bench.ts). */
  readonly processes?: number;
  readonly timeoutMs?: number;
}

/** A message to a render process. */
export interface RenderRequest {
  readonly document: ReportDocument;
  readonly paper: Paper;
}

const PROCESSES = 1;
/**
 * A report needs about 25 MB of heap. A small young generation is collected more often but in under a millisecond; by
 * default it grows to fifty megabytes in addition to Typst's memory.
 */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
/**
 * Native memory fragments slowly, by some 20 MB over this many documents. A fresh process costs half a second of CPU
 * and has to draw its globes again.
 */
const REPORTS_EACH = 240;
/**
 * A Gold report takes under a second, so this is a hang even on a busy machine. Killed processes start again, and
 * retried reports keep the machine busy.
 */
export const MOST_RENDERING_MS = 100_000;

/**
 * The processes share the cores of the machine. A thread of Typst that waits for another's work spins, so that a
 * report takes 3 to 8 per cent more processor time on two of them (bench/report/typesetter.bench.ts).
 */
function threadsEach(processes: number): Readonly<Record<string, string>> {
  return { RAYON_NUM_THREADS: String(Math.max(1, Math.floor(availableParallelism() / processes))) };
}

/** Opens the renderer; its processes start with the first document. */
export function openPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const entry = new URL('./renderWorker.ts', import.meta.url);
  const args = [options.outlinesFile];
  const { processes = PROCESSES } = options;
  const settings = threadsEach(processes);
  const pool = workerPool<RenderRequest, CompiledPdf>({
    start: (events) => workerProcess({ entry, args, flags: FLAGS, settings }, events),
    size: processes,
    timeoutMs: options.timeoutMs ?? MOST_RENDERING_MS,
    jobsEach: REPORTS_EACH,
  });
  return {
    render: (document, { paper }) => pool.run({ document, paper }),
    close: pool.close,
  };
}
