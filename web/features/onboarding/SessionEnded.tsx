import { lazy, useState } from 'react';
import { useSession } from '#api/session.tsx';
import { keptText } from '#features/drafts/keptText.ts';
import { Later } from '#ui/later/Later.tsx';
import { useOnboarding } from './useOnboarding.ts';
import './signedOut.css';

const SignInAgain = lazy(() => import('./account/SignInAgain.tsx'));

/** Asks to sign in again over the page, which stays as it is, when the session ends in between. */
export function SessionEnded() {
  const { state: session, user } = useSession();
  const { state, saved } = useOnboarding();
  const [dismissed, setDismissed] = useState(false);
  if (user && dismissed) setDismissed(false);

  const inTheMiddle = ['PROFILE_ASSESSMENT', 'PAYMENT_SUMMARY', 'PAYMENT', 'COMPLETE'].includes(state.step);
  const ended = session.status === 'anonymous' && saved.owner !== null && inTheMiddle;
  if (!ended) return null;
  const kept =
    state.step === 'COMPLETE'
      ? 'Your payment went through.'
      : keptText(saved.keeper?.state ?? { keepsHere: true });
  if (dismissed) {
    return (
      <p
        data-signed-out
        className="mb-6 flex flex-wrap items-center justify-center gap-x-4 rounded-small border border-caution bg-caution-wash px-4 py-2 text-sm"
      >
        You are signed out. {kept}
        <button
          type="button"
          onClick={() => setDismissed(false)}
          className="min-h-9 font-[560] text-accent underline underline-offset-4"
        >
          Sign in again
        </button>
      </p>
    );
  }
  return (
    <div className="not-empty:mb-8">
      <Later what="The form to sign in again">
        <SignInAgain email={saved.owner?.email ?? ''} kept={kept} onClose={() => setDismissed(true)} />
      </Later>
    </div>
  );
}
