import { useState } from 'react';
import type { User } from '#api/account.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/Card.tsx';
import { EmailInput } from '#ui/EmailInput.tsx';
import { looksLikeEmail } from '../account/accountRules.ts';

/** Where the report goes: the account's address until another is given for this order. */
export function DeliveryCard({
  user,
  email,
  onChange,
}: {
  user: User;
  /** Null: the account's address. */
  email: string | null;
  onChange: (email: string | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = (): void => {
    const address = (typed ?? '').trim();
    if (address === '') return setError('Email is required');
    if (!looksLikeEmail(address)) return setError('Please enter a valid email');
    onChange(address.toLowerCase() === user.email.toLowerCase() ? null : address);
    setTyped(null);
  };
  return (
    <Card>
      <h2 className="text-lg">Where we send your report</h2>
      {typed === null ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="min-w-0 font-[530] wrap-anywhere">{email ?? user.email}</p>
          <button
            type="button"
            onClick={() => {
              setError(null);
              setTyped(email ?? user.email);
            }}
            className={buttonStyle('secondary', 'small')}
          >
            Change<span className="sr-only"> the delivery address</span>
          </button>
        </div>
      ) : (
        <form
          noValidate
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <EmailInput
            label="Send this report to"
            help="For this order only; your account keeps its address."
            autoComplete="email"
            // The field replaces the button that was just pressed.
            autoFocus
            value={typed}
            error={error}
            onChange={(event) => {
              setError(null);
              setTyped(event.target.value);
            }}
          />
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="submit" className={buttonStyle('primary', 'small')}>
              Use this address
            </button>
            <button type="button" onClick={() => setTyped(null)} className={buttonStyle('quiet', 'small')}>
              Keep the other
            </button>
          </div>
        </form>
      )}
    </Card>
  );
}
