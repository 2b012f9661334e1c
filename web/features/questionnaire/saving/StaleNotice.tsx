import { useState } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { DraftContent } from '#features/drafts/progress.ts';
import { orderPath } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { useEnding } from './useEnding.ts';

/**
 * The answers were changed in another tab or on another device, and the person decides which to continue with. Where
 * they were ordered or deleted there, nothing newer is available or offered.
 */
export function StaleNotice({
  keeper,
  onTaken,
  onKept,
}: {
  keeper: Keeper;
  onTaken: (newer: DraftContent) => void;
  onKept?: () => void;
}) {
  const { ending, lookAgain } = useEnding(keeper);
  const [failed, setFailed] = useState(false);
  const run = (choice: () => Promise<unknown>) => (): void => {
    setFailed(false);
    choice().catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  };
  const takeNewer = run(async () => {
    const newer = await keeper.takeNewer();
    if (newer) onTaken(newer);
    else await lookAgain();
  });
  const keepMine = run(async () => {
    await keeper.keepMine();
    onKept?.();
  });
  const order = ending?.order;
  return (
    <div role="alert" className="mb-8">
      <Alert
        tone="caution"
        title={
          order
            ? `This assessment was ordered on ${longDate(order.at)}`
            : ending
              ? 'These answers were used or given up elsewhere'
              : 'Your answers were changed elsewhere'
        }
        still
      >
        <p>
          {order
            ? 'What you have changed on this page since then is not part of that order, and is not saved until you choose.'
            : ending
              ? 'Another tab or device has closed this assessment in the meantime. Nothing from this page is saved until you choose.'
              : 'Another tab or device has saved this assessment in the meantime. Nothing from this page is saved until you choose; what you do not choose is kept beside it until you order.'}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {order && (
            <ButtonLink to={orderPath(order.id)} size="small">
              See the order
            </ButtonLink>
          )}
          {!ending && (
            <button type="button" onClick={takeNewer} className={buttonStyle('primary', 'small')}>
              Use the newer answers
            </button>
          )}
          <button type="button" onClick={keepMine} className={buttonStyle('secondary', 'small')}>
            {ending ? 'Keep these answers for a new one' : 'Keep the answers on this page'}
          </button>
        </div>
        {failed && <p className="mt-2 text-danger">That did not work. Please try again.</p>}
      </Alert>
    </div>
  );
}
