import { expect, it } from 'vitest';
import { MOST_RENDERING_MS } from '#pdf/renderPdf';
import { WORDING_LIMITS } from '#services/reports/collectWordings';
import { MOST_WRITING_MS } from '#services/reports/reportWriter';
import { BATCH_SIZE, CONCURRENCY, QUEUES } from './queues.ts';

it('a report that waits for all others of its process, each as slow as may be, does not expire', () => {
  const atOnce = BATCH_SIZE * CONCURRENCY['make-report'].workers;
  const longestMs = atOnce * (MOST_WRITING_MS + MOST_RENDERING_MS) + WORDING_LIMITS.budgetMs;
  expect((QUEUES['make-report'].expireInSeconds ?? 0) * 1000).toBeGreaterThan(longestMs);
});
