import { ProviderFailure } from '#adapters/payments/provider';
import { OPERATOR, refundOrder } from '#services/orders/refund/refundOrder';
import type { RefundOutcome } from '#services/orders/refund/settleRefund';
import { type Command, CommandFault } from './command.ts';
import type { Context } from '../context.ts';

const WORDS: Readonly<Record<RefundOutcome, string>> = {
  refunded: 'The order is refunded, and the customer is told by mail.',
  refund_pending: 'The provider has taken the refund; it is marked as refunded when the money has moved.',
  partly_refunded: 'What was left is paid back; the customer is told by mail.',
  refund_failed: 'The provider refused the refund. The order needs attention.',
};

const LATER = 'The refund is noted and is tried again by itself.';

/** Runs `refundOrder`; returns the provider's failure where it did not carry the refund out. */
async function tryRefund(
  context: Context,
  orderId: string,
  reason: string | null,
): Promise<RefundOutcome | ProviderFailure> {
  try {
    return await refundOrder(context, orderId, OPERATOR, reason);
  } catch (error) {
    if (error instanceof ProviderFailure) return error;
    throw error;
  }
}

/** `npm run refund -- <order> [reason]`: refunds an order through the provider, exactly once. */
export const refundCommand: Command = {
  name: 'refund',
  summary: 'refund <order> [reason]: pay an order back in full',
  async run(context, [orderId, ...reason], io) {
    if (!orderId) throw new CommandFault('npm run refund -- <order> [reason]');
    const outcome = await tryRefund(context, orderId, reason.join(' ') || null);
    if (outcome instanceof ProviderFailure) {
      const why = outcome.kind === 'not_allowed' ? 'does not take our key' : 'did not answer';
      io.err(`The payment provider ${why}. ${LATER}`);
      return 1;
    }
    io.out(WORDS[outcome]);
    return outcome === 'refund_failed' ? 1 : 0;
  },
};
