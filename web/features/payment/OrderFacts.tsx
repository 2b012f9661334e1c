import { Card } from '#ui/Card.tsx';
import { amountText, type OrderInfo, shortId } from './result.ts';

const STATUS: Record<OrderInfo['paymentStatus'], string> = {
  completed: 'Completed',
  processing: 'Processing',
  failed: 'Failed',
  error: 'Error',
};

/** What was ordered and what became of it. */
export function OrderFacts({ info }: { info: OrderInfo }) {
  const facts: readonly (readonly [string, string, string?])[] = [
    ['Transaction ID', shortId(info.id), info.id],
    ...(info.productName ? [['Package', info.productName] as const] : []),
    ['Amount', amountText(info)],
    ['Payment status', STATUS[info.paymentStatus]],
    ...(info.customerEmail ? [['E-mail', info.customerEmail] as const] : []),
  ];
  return (
    <Card framed>
      <dl className="divide-y divide-line">
        {facts.map(([name, value, whole]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures min-w-0 font-[530] wrap-anywhere" title={whole}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
