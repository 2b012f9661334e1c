import { useState } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/blocks/Dialog.tsx';

/** Asks for consent before the first question about health. */
export function HealthConsentDialog({
  onAgree,
  onSkip,
}: {
  onAgree: () => Promise<void>;
  onSkip: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const agree = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await onAgree();
    } catch (error) {
      console.error('The consent could not be recorded', error);
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog title="May we ask about health?" role="alertdialog" isOpen isBusy={busy} onClose={onSkip}>
      <div className="space-y-3">
        <p>
          The next questions are about health. You need not answer any of them; your report is made either
          way.
        </p>
        <p>
          If you agree, we keep these answers with your assessment and use them for your report alone: to
          weigh healthcare, climate and insurance, and to tell you what to arrange. You can take the agreement
          back at any time: answers that you have not submitted go with it, and those in a submitted profile
          when you ask us or delete your account.
        </p>
      </div>
      {failed && (
        <div className="mt-4">
          <Alert tone="danger">
            <p>Your agreement could not be recorded. Please try again.</p>
          </Alert>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button isOff={busy} onClick={onSkip} tone="secondary">
          Skip these questions
        </Button>
        <Button isOff={busy} onClick={() => void agree()}>
          I agree
        </Button>
      </div>
    </Dialog>
  );
}
