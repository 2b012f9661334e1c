import { useState } from 'react';
import { tidyEmail } from '@global-fit/contract/email';
import type { User } from '#api/account.ts';
import { emailProblem } from '#features/account/form/fieldRules.ts';

/** The delivery address of the order, and the field for changing it while open. */
export interface Delivery {
  /** Null for the address of the account. */
  readonly email: string | null;
  /** The text in the field; null while it is closed. */
  readonly typed: string | null;
  readonly error: string | null;
  change(typed: string): void;
  /** Closes the field without changing the address. */
  close(): void;
  /** Opens the field with an address and the server's error about it. */
  refuse(address: string | null, fault: string): void;
  /** Accepts what was typed, if anything. Returns null where it is not an address, and shows the error. */
  settle(): { readonly email: string | null } | null;
}

/** The delivery address; nothing typed is discarded silently. */
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
