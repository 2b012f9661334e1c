import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeeperState } from '#features/drafts/keeping.ts';
import type { SyncState } from '#features/drafts/serverSync.ts';

export type ButtonState = 'idle' | 'saving' | 'saved';

/** "Saved!" stays this long (ms). */
const SAVED_FOR = 2000;
/** "Saving" is shown at least this long (ms). */
const LEAST_SAVING = 300;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The state of a button that saves on request. `save` returns null where there was nothing to save. */
export function useSaveButton(save: () => Promise<SyncState> | null): {
  state: ButtonState;
  press: () => void;
} {
  const [state, setState] = useState<ButtonState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = useCallback(() => {
    const saving = save();
    if (!saving) return;
    setState('saving');
    void Promise.all([saving, pause(LEAST_SAVING)]).then(([sync]) => {
      clearTimeout(timer.current);
      if (sync !== 'synced' && sync !== 'saving') return setState('idle');
      setState('saved');
      timer.current = setTimeout(() => setState('idle'), SAVED_FOR);
    });
  }, [save]);
  return { state, press };
}

/** The state of the button that shows autosaving: saving during the request, then saved for a moment. */
export function useAutosaveState({ sync }: KeeperState): ButtonState {
  const [state, setState] = useState<ButtonState>('idle');
  const before = useRef(sync);
  useEffect(() => {
    const was = before.current;
    before.current = sync;
    if (sync === 'saving') return setState('saving');
    if (sync !== 'synced' || was !== 'saving') return setState('idle');
    setState('saved');
    const timer = setTimeout(() => setState('idle'), SAVED_FOR);
    return () => clearTimeout(timer);
  }, [sync]);
  return state;
}
