import type { Clock } from '#adapters/clock';
import type { Log } from '#adapters/log';

const WINDOW_MS = 10 * 60_000;
/** A single forged message is not worth an alert. */
const SEVERAL = 3;

export interface WebhookWatch {
  /** A message with a valid signature arrived. */
  taken(): void;
  /** A message without a valid one arrived; `signed` is whether it claimed to be signed. */
  refused(signed: boolean, cause: unknown): void;
}

/**
 * Detects a wrong webhook secret: where several messages within ten minutes have invalid signatures and none a valid
 * one, an alert is logged, at most once in ten minutes.
 */
export function watchWebhook({ clock, log }: { readonly clock: Clock; readonly log: Log }): WebhookWatch {
  /** Times of the latest failures, only as many as are needed, so that a flood of forgeries costs no more. */
  let refusals: number[] = [];
  let takenAt = Number.NEGATIVE_INFINITY;
  return {
    taken() {
      takenAt = clock.now().getTime();
    },
    refused(signed, cause) {
      const now = clock.now().getTime();
      const line = { reason: cause instanceof Error ? cause.message.split('\n', 1)[0] : undefined };
      const since = now - WINDOW_MS;
      if (signed) refusals = [...refusals, now].slice(-SEVERAL);
      const wrongSecret = refusals.filter((at) => at > since).length === SEVERAL && takenAt <= since;
      if (wrongSecret) refusals = [];
      log.warn(
        { ...line, alert: wrongSecret ? 'webhook_refused' : undefined },
        'a message to the webhook was refused',
      );
    },
  };
}
