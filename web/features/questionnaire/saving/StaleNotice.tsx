import { useState } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';

/** These answers were changed in another tab or on another device: the person decides which to go on with. */
export function StaleNotice({
  onTakeNewer,
  onKeepMine,
}: {
  onTakeNewer: () => Promise<unknown>;
  onKeepMine: () => Promise<unknown>;
}) {
  const [failed, setFailed] = useState(false);
  const run = (choice: () => Promise<unknown>) => (): void => {
    setFailed(false);
    choice().catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  };
  return (
    <div role="alert" className="mb-8">
      <Alert tone="caution" title="Your answers were changed elsewhere" still>
        <p>
          Another tab or device has saved this assessment in the meantime. Nothing from this page is saved
          until you choose.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" onClick={run(onTakeNewer)} className={buttonStyle('primary', 'small')}>
            Use the newer answers
          </button>
          <button type="button" onClick={run(onKeepMine)} className={buttonStyle('secondary', 'small')}>
            Keep the answers on this page
          </button>
        </div>
        {failed && <p className="mt-2 text-danger">That did not work. Please try again.</p>}
      </Alert>
    </div>
  );
}
