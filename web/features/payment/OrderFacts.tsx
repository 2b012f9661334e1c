import { Card } from '#ui/blocks/Card.tsx';
import { Facts } from '#ui/blocks/Facts.tsx';
import { amountText, type OrderInfo, shortId } from './result.ts';

const STATUS: Record<OrderInfo['paymentStatus'], string> = {
  completed: 'Completed',
  processing: 'Processing',
  failed: 'Failed',
  error: 'Error',
};

/** What was ordered, and its state. */
export function OrderFacts({ info }: { info: OrderInfo }) {
  const facts: readonly (readonly [string, string, string?])[] = [
    ['Transaction ID', shortId(info.id), info.id],
    ...(info.productName ? [['Package', info.productName] as const] : []),
    ['Amount', amountText(info)],
    ['Payment status', info.isRefunded ? 'Refunded' : STATUS[info.paymentStatus]],
    ...(info.customerEmail ? [['E-mail', info.customerEmail] as const] : []),
  ];
  return (
    <Card framed>
      <Facts
        facts={facts.map(([name, value, whole]) => [
          name,
          <span key={name} className="figures" title={whole}>
            {value}
          </span>,
        ])}
      />
    </Card>
  );
}
