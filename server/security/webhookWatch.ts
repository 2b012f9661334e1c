import type { Clock } from '#adapters/clock';
import type { Log } from '#adapters/log';

const WINDOW_MS = 10 * 60_000;
/** One forged message is no news. */
const SEVERAL = 3;

export interface WebhookWatch {
  /** A message was signed rightly. */
  taken(): void;
  /** A message was not; `signed` says whether it claimed to be. */
  refused(signed: boolean, cause: unknown): void;
}

/**
 * Watches who signs what arrives: where several messages within ten minutes are signed otherwise than our
 * secret says, and none rightly, the secret is a wrong one, and a person is called, once in ten minutes.
 */
export function watchWebhook({ clock, log }: { readonly clock: Clock; readonly log: Log }): WebhookWatch {
  /** When the last of them came, no more than are looked at: a flood of forgeries costs each of them the same. */
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
