import { privateMeta } from '#content/pageMeta.ts';
import { PaymentCancelled } from '#features/payment/PaymentCancelled.tsx';

export const meta = () => privateMeta('Payment cancelled');

export default function CheckoutCancel() {
  return <PaymentCancelled />;
}
