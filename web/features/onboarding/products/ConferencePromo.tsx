import { promotion } from '#content/identity.ts';
import { secondsLeft } from '#layout/promotion/countdown.ts';
import { everySecond } from '#layout/promotion/everySecond.ts';
import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';

/** The conference promotion, while it runs by the visitor's own clock. */
export function ConferencePromo() {
  const left = useBrowserValue(() => secondsLeft(Date.now(), promotion.ends), 0, everySecond);
  if (left === 0) return null;
  const { name, url } = promotion.conference;
  return (
    <aside
      aria-label="Conference promotion"
      className="mb-8 rounded-card border border-accent bg-accent-wash p-5"
    >
      <p className="font-[560]">
        {promotion.percent}% off for visitors of{' '}
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          name
        )}
      </p>
      <p className="mt-1 text-ink-soft">
        Get the code at the conference and enter it on the payment page: {promotion.code}.
      </p>
    </aside>
  );
}
