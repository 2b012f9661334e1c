import type { SessionList } from '@global-fit/contract/accountArea';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accessToken } from '#api/accessToken.ts';
import { failureText } from '#features/calls/failureText.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { eraseAfterSignOut } from '#features/drafts/progress.ts';
import { tellSignedOut } from '#features/drafts/signedOut.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { longMoment } from '#ui/longDate.ts';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { showToast } from '#ui/notices/toast.ts';
import { settingsApi } from './settingsApi.ts';
import { LEAVING } from './useUnsaved.ts';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
import { Panel } from '../page/Panel.tsx';

function Session({
  session,
  onEnd,
}: {
  session: SessionList['data'][number];
  onEnd: (id: string) => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    await onEnd(session.id);
    setBusy(false);
  };
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
      <span>
        <span className="block font-[530]">
          {session.current ? 'This browser' : `Signed in ${longMoment(session.created_at)}`}
        </span>
        <span className="figures block text-sm text-ink-soft">
          last used {longMoment(session.last_used_at)}
        </span>
      </span>
      {!session.current && (
        <Button
          isOff={busy}
          onClick={() => void end()}
          aria-label={`Sign out the session from ${longMoment(session.created_at)}`}
          tone="quiet"
          size="small"
          className="-ml-3.5 sm:ml-0"
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The person's sessions, with a way to end them everywhere. */
export function SessionsPanel() {
  const sessions = useLoaded('sessions', (signal) => settingsApi.sessions(signal));
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  // The button disappears with the session it ended.
  useEffect(() => {
    if (hasEnded.current) takeLostFocus(list.current);
  }, [sessions.loaded]);

  const end = async (id: string): Promise<void> => {
    try {
      await settingsApi.endSession(id);
      hasEnded.current = true;
      sessions.again();
      showToast('Signed out there', 'good');
    } catch (error) {
      showToast(failureText(error), 'danger');
    }
  };
  const everywhere = async (): Promise<void> => {
    try {
      await settingsApi.signOutEverywhere();
    } catch (error) {
      return showToast(failureText(error), 'danger');
    }
    await navigate(paths.home, { state: LEAVING });
    accessToken.clear();
    eraseAfterSignOut();
    tellSignedOut();
    showToast('You are signed out everywhere', 'good');
  };
  return (
    <Panel
      id="sessions"
      title="Where you are signed in"
      text="Used somebody else’s computer? End its session here."
    >
      <WhenLoaded of={sessions} what="Your sessions" label="Loading your sessions">
        {(found) => (
          <ul ref={list} tabIndex={-1} className="border-t border-line outline-none">
            {found.map((session) => (
              <Session key={session.id} session={session} onEnd={end} />
            ))}
          </ul>
        )}
      </WhenLoaded>
      <button type="button" onClick={() => void everywhere()} className={`${buttonStyle('secondary')} mt-5`}>
        Sign out everywhere, here too
      </button>
    </Panel>
  );
}
