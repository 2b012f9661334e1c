import { invalidRequest, type SandboxError } from '../errors.ts';
import { emit } from '../webhooks/emit.ts';
import { lockObject, saveObject, type Stored } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type Session } from '../wire.ts';

/**
 * Expires an open session (its row is locked), cancels its payment intent and writes the event.
 *
 * @throws SandboxError 400 where the session is not open.
 */
export async function expireSession(work: Work, stored: Stored<'checkout.session'>): Promise<Session> {
  const { object: session } = stored;
  if (session.status !== 'open') throw notOpen(session);
  await cancelIntent(work, idOf(session.payment_intent));
  const expired: Session = { ...session, status: 'expired', url: null };
  await saveObject(work, expired, { dueAt: null });
  await emit(work, 'checkout.session.expired', expired);
  return expired;
}

function notOpen(session: Session): SandboxError {
  return invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
  );
}

async function cancelIntent(work: Work, id: string | null): Promise<void> {
  const stored = id === null ? null : await lockObject(work, 'payment_intent', id);
  if (!stored) return;
  const canceled = {
    ...stored.object,
    canceled_at: work.now,
    cancellation_reason: 'abandoned' as const,
    next_action: null,
    status: 'canceled' as const,
  };
  await saveObject(work, canceled);
  await emit(work, 'payment_intent.canceled', canceled);
}
