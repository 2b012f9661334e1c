import { useEffect, useId, useRef } from 'react';
import type { User } from '#api/account.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import type { Delivery } from './useDelivery.ts';

/** Where the report is sent: the account's address, unless another is given for this order. */
export function DeliveryCard({ user, delivery }: { user: User; delivery: Delivery }) {
  const { email, typed, error, change, close, settle } = delivery;
  const addressId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== null;

  // The button that closed the field disappeared with it.
  useEffect(() => {
    if (!isOpen && wasOpen.current) takeLostFocus(opener.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card>
      <h2 className="text-lg">Where we send your report</h2>
      {typed === null ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p id={addressId} className="min-w-0 font-[530] wrap-anywhere">
            {email ?? user.email}
          </p>
          <button
            ref={opener}
            type="button"
            aria-describedby={addressId}
            onClick={() => change(email ?? user.email)}
            className={buttonStyle('secondary', 'small')}
          >
            Change<span className="sr-only"> the delivery address</span>
          </button>
        </div>
      ) : (
        <form
          ref={field}
          noValidate
          data-delivery
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!settle()) field.current?.querySelector('input')?.focus();
          }}
        >
          <EmailInput
            label="Send this report to"
            help="For this order only; your account keeps its address."
            autoComplete="email"
            // The field replaces the button just pressed.
            autoFocus
            value={typed}
            error={error}
            onChange={(event) => change(event.target.value)}
          />
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="submit" className={buttonStyle('primary', 'small')}>
              Use this address
            </button>
            <button type="button" onClick={close} className={buttonStyle('quiet', 'small')}>
              Keep the other
            </button>
          </div>
        </form>
      )}
    </Card>
  );
}
