import { privateMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () => privateMeta('Payment');

export default function CheckoutSuccess() {
  return (
    <SimplePage
      eyebrow="Payment"
      title="Thank you for your order"
      intro={
        <p>
          We confirm each payment with the card payment provider before anything else happens. The
          confirmation goes to your e-mail address, and the state of your order stands in your account.
        </p>
      }
      onward={[onward.contact, onward.sample, onward.timeline]}
    />
  );
}
