import { lazy, Suspense, useId, useState } from 'react';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Contained } from '#ui/later/Contained.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { useDisclosed } from '#ui/blocks/useDisclosed.ts';

/** Loaded separately, since most people do not share their report. */
const ShareBody = lazy(() => import('./ShareBody.tsx'));

const failureText = (): string => 'The private link cannot be shown at the moment.';

/** Lets the owner of a report create, limit and end a private link to it. */
export function ShareReport({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { trigger, panel, panelRef } = useDisclosed(isOpen, setOpen);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="no-print border-b border-line bg-paper">
      <div className="shell py-5">
        <h2 id={`${id}-title`} className="font-sans text-base font-[530]">
          <button type="button" {...trigger} className={buttonStyle('secondary')}>
            Share this report
          </button>
        </h2>
        <div {...panel} ref={panelRef}>
          {isOpen && (
            <div className="max-w-text pt-5">
              <p className="mb-5 text-ink-soft">
                Whoever has the link reads the newest edition without an account. Never shown are addresses,
                the names of others, and what a partner told us.
              </p>
              <Contained messageOf={failureText}>
                <Suspense fallback={<Spinner label="Looking for an open link" visible />}>
                  <ShareBody orderId={orderId} />
                </Suspense>
              </Contained>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
