import { expect, it } from 'vitest';
import { SMTP_LIMITS } from '#adapters/mail/smtpMailer';
import { MOST_RENDERING_MS } from '#pdf/renderPdf';
import { WORDING_LIMITS } from '#services/reports/collectWordings';
import { MOST_WRITING_MS } from '#services/reports/reportWriter';
import { TROUBLE } from '#services/reports/trouble';
import { BATCH_SIZE, CONCURRENCY, QUEUES } from './queues.ts';

it('a report that waits for all others of its process, each as slow as may be, does not expire', () => {
  const atOnce = BATCH_SIZE * CONCURRENCY['make-report'].workers;
  const longestMs = atOnce * (MOST_WRITING_MS + MOST_RENDERING_MS) + WORDING_LIMITS.budgetMs;
  expect((QUEUES['make-report'].expireInSeconds ?? 0) * 1000).toBeGreaterThan(longestMs);
});

it('a message whose server answers as late as may be, twice, does not expire', () => {
  const { connectMs, silenceMs } = SMTP_LIMITS;
  expect(silenceMs).toBeGreaterThanOrEqual(600_000);
  const longestMs = 2 * (connectMs + silenceMs) + MOST_RENDERING_MS;
  expect((QUEUES['send-mail'].expireInSeconds ?? 0) * 1000).toBeGreaterThan(longestMs);
});

it('a person is called about a failing report before its customer is told that it is delayed', () => {
  const { retryDelay = 0 } = QUEUES['make-report'];
  // The queue doubles each pause, and makes it longer by chance, at the most twice as long.
  const pauses = Array.from({ length: TROUBLE.failures - 1 }, (_, at) => 2 * retryDelay * 2 ** at);
  const latestMs = pauses.reduce((sum, pause) => sum + pause, 0) * 1000;
  expect(latestMs).toBeLessThan(TROUBLE.afterMs);
  expect(latestMs).toBeGreaterThan(TROUBLE.afterMs / 2);
});
