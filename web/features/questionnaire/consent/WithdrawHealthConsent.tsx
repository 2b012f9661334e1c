import { useState } from 'react';
import { buttonStyle } from '#ui/buttonStyle.ts';

/** Withdraws the consent to health questions, and deletes their answers. */
export function WithdrawHealthConsent({ onWithdraw }: { onWithdraw: () => Promise<void> }) {
  const [failed, setFailed] = useState(false);
  const withdraw = (): void => {
    setFailed(false);
    onWithdraw().catch((error: unknown) => {
      console.error('The agreement could not be taken back', error);
      setFailed(true);
    });
  };
  return (
    <p className="mt-9 flex flex-wrap items-center gap-x-3 border-t border-line pt-4 text-sm text-ink-soft">
      You agreed to be asked about health.
      <button
        type="button"
        onClick={withdraw}
        className={`${buttonStyle('quiet', 'small')} -ml-3.5 sm:-mx-2`}
      >
        Take it back and erase these answers
      </button>
      {failed && <span role="alert">That did not work. Please try again.</span>}
    </p>
  );
}
