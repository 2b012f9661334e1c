import { useState } from 'react';
import { promotion } from '#content/identity.ts';
import { Close } from '#ui/icons.tsx';
import { countdownText, secondsLeft } from './countdown.ts';
import { keepPromoDismissed, wasPromoDismissed } from './dismissedPromo.ts';
import { everySecond } from './everySecond.ts';
import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';

/**
 * The promotion, until it is dismissed or has ended. The prerendered page reserves its space, which is empty where it
 * is not shown.
 */
export function PromoBanner() {
  const left = useBrowserValue<number | null>(
    () => secondsLeft(Date.now(), promotion.ends),
    null,
    everySecond,
  );
  const dismissedBefore = useBrowserValue(wasPromoDismissed, false);
  const [dismissed, setDismissed] = useState(false);

  if (left === null) return <div className="promo-room no-print bg-accent" />;
  if (dismissed || dismissedBefore || left === 0) return null;
  const dismiss = (): void => {
    keepPromoDismissed();
    setDismissed(true);
    // The button that was clicked is gone, so the focus moves to the bar below.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label="Promotion" className="promo-room no-print grid items-center bg-accent text-on-accent">
      <div className="shell flex items-center gap-3 py-2 text-sm">
        <p className="flex flex-1 flex-wrap items-baseline justify-center gap-x-4 gap-y-0.5 text-center">
          <span>
            {promotion.percent}% off with code <strong className="font-[620]">{promotion.code}</strong>
          </span>
          <span className="figures" role="timer">
            <span className="sr-only">Ends in </span>
            {countdownText(left)}
          </span>
        </p>
        <button
          type="button"
          aria-label="Dismiss promotion"
          onClick={dismiss}
          className="grid size-9 shrink-0 place-items-center rounded-small focus-visible:outline-on-accent"
        >
          <Close width="18" height="18" />
        </button>
      </div>
    </aside>
  );
}
