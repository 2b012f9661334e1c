import { useCallback, useState } from 'react';
import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import { clearStored, storageKeys } from '#features/drafts/storage.ts';
import { idlePayment, type PaymentState } from '#features/payment/payment.ts';

/** The result of submitting the answers. */
export interface Submitted {
  /** The payload of the submitted profile; null until submission and after a later change. */
  readonly payload: ProfilePayload | null;
  readonly payment: PaymentState;
  setPayload(payload: ProfilePayload | null): void;
  setPayment(payment: PaymentState): void;
}

export interface Submission extends Submitted {
  /** Discards both, in this browser too, because the answers in the wizard have changed. */
  forget(): void;
}

/** Holds the result of submitting the answers. */
export function useSubmission(): Submission {
  const [payload, setPayload] = useState<ProfilePayload | null>(null);
  const [payment, setPayment] = useState<PaymentState>(idlePayment);
  const forget = useCallback(() => {
    setPayload(null);
    setPayment(idlePayment);
    clearStored(storageKeys.payload, storageKeys.profileId);
  }, []);
  return { payload, payment, setPayload, setPayment, forget };
}
