import { orderPath, paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import type { PaymentState } from './payment.ts';

/** Says why nothing can be paid, and how to continue where a retry would not help. */
export function PaymentFailure({
  payment: { error, obstacle, orderId },
  onChooseProduct,
}: {
  payment: PaymentState;
  /** The address for choosing another package. */
  onChooseProduct?: (() => void) | undefined;
}) {
  return (
    <Alert tone={obstacle === 'paid' ? 'info' : 'danger'}>
      <p>{error ?? 'Payment initialization failed'}</p>
      {obstacle === 'paid' && (
        <ButtonLink to={orderId === null ? paths.account : orderPath(orderId)} size="small" className="mt-3">
          See your order
        </ButtonLink>
      )}
      {obstacle === 'product' && onChooseProduct && (
        <button type="button" onClick={onChooseProduct} className={`${buttonStyle('primary', 'small')} mt-3`}>
          Choose another package
        </button>
      )}
    </Alert>
  );
}
