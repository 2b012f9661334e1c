import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('Payment Cancelled');

export default function CheckoutCancel() {
  return (
    <SimplePage
      eyebrow="Payment"
      title="Payment Cancelled"
      intro={
        <p>
          No charges were made. Your answers are kept, so that you can come back and finish the order whenever
          you like.
        </p>
      }
      onward={[onward.assessment, onward.contact, onward.sample]}
    />
  );
}
