import { useState } from 'react';
import { tidyEmail } from '@global-fit/contract/email';
import type { User } from '#api/account.ts';
import { emailProblem } from '#features/account/form/fieldRules.ts';

/** The delivery address of the order and the field that changes it, while it is open. */
export interface Delivery {
  /** Null: the address of the account. */
  readonly email: string | null;
  /** What stands in the field; null while it is closed. */
  readonly typed: string | null;
  readonly error: string | null;
  change(typed: string): void;
  /** Closes the field and keeps the address as it was. */
  close(): void;
  /** Opens the field with an address, and what the server has against it. */
  refuse(address: string | null, fault: string): void;
  /** Takes over what was typed, if anything. Null when it is no address: its fault is shown. */
  settle(): { readonly email: string | null } | null;
}

/** Where the report goes; nothing that was typed is dropped without a word. */
export function useDelivery(
  user: User,
  email: string | null,
  onChange: (email: string | null) => void,
): Delivery {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  return {
    email,
    typed,
    error,
    change: (next) => {
      setError(null);
      setTyped(next);
    },
    close: () => setTyped(null),
    refuse: (address, fault) => {
      setTyped(address ?? user.email);
      setError(fault);
    },
    settle: () => {
      if (typed === null) return { email };
      const address = tidyEmail(typed);
      const fault = emailProblem(address);
      setError(fault);
      if (fault !== null) return null;
      const settled = address.toLowerCase() === user.email.toLowerCase() ? null : address;
      onChange(settled);
      setTyped(null);
      return { email: settled };
    },
  };
}
