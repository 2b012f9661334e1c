import { useState } from 'react';
import type { KeeperState } from '#features/drafts/keeping.ts';
import { keptText } from '#features/drafts/keptText.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { longMoment, timeOfDay } from '#ui/longDate.ts';

/** "14:05", with the date where it was another day. */
function timeText(at: number, now: number): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return sameDay ? timeOfDay(at) : longMoment(at);
}

/** When the answers were last saved, or why they are not. */
export function SaveStatus({ state, onRetry }: { state: KeeperState; onRetry: () => void }) {
  const { sync, savedAt } = state;
  const [today] = useState(() => Date.now());
  if (sync === 'retrying') {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-caution">
        Not saved, retrying
        <span className="text-ink-soft">{keptText(state)}</span>
        <button type="button" onClick={onRetry} className={`${buttonStyle('quiet', 'small')} -mx-2`}>
          Try now
        </button>
      </p>
    );
  }
  if (sync === 'signed-out' || sync === 'refused') {
    return (
      <p role="status" className="text-sm text-caution">
        {sync === 'signed-out' ? 'You are signed out.' : 'The server did not take the last change.'}{' '}
        <span className="text-ink-soft">{keptText(state)}</span>
      </p>
    );
  }
  if (savedAt === null) return <p className="text-sm text-ink-soft">Saves by itself as you go</p>;
  return <p className="figures text-sm text-ink-soft">Last saved: {timeText(savedAt, today)}</p>;
}
