import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#api/session.tsx';
import { LookingForAccount } from '#features/account/session/LookingForAccount.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import { AccountForm } from './AccountForm.tsx';
import { VerifiedAccount } from './VerifiedAccount.tsx';

/** Step 2: the account. Moves on by itself where a person has just signed up or in. */
export default function AccountStep() {
  const { state, user } = useSession();
  const { next } = useOnboarding();
  const [wasAnonymous, setWasAnonymous] = useState(false);
  if (state.status === 'anonymous' && !wasAnonymous) setWasAnonymous(true);
  const justSignedIn = user !== null && wasAnonymous;

  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (justSignedIn) goOn();
  }, [justSignedIn]);

  if (state.status === 'loading' || justSignedIn) {
    return (
      <div className="grid min-h-96 place-items-center">
        <LookingForAccount />
      </div>
    );
  }
  return user ? <VerifiedAccount user={user} /> : <AccountForm />;
}
