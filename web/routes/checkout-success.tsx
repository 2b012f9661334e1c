import { privateMeta } from '#content/pageMeta.ts';
import { PaymentResult } from '#features/payment/PaymentResult.tsx';

export const meta = () => privateMeta('Your payment');

export default function CheckoutSuccess() {
  return <PaymentResult />;
}
