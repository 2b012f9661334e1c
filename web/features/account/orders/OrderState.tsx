import type { OrderSummary } from '@global-fit/contract/orders';
import { type OrderTone, orderWords } from './orderWords.ts';

const tones: Record<OrderTone, string> = {
  good: 'bg-good-wash text-good',
  busy: 'bg-accent-wash text-accent',
  caution: 'bg-caution-wash text-caution',
  quiet: 'bg-inset text-ink-soft',
};

/** The state of an order as a small label. */
export function OrderState({ order }: { order: OrderSummary }) {
  const { title, tone } = orderWords(order);
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-small px-2.5 py-1 text-sm font-[560] ${tones[tone]}`}
    >
      {tone === 'busy' && (
        <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-current" />
      )}
      {title}
    </span>
  );
}
