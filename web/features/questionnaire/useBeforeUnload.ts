import { useEffect } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';

/**
 * Saves unsaved changes when the window closes, and lets the browser ask for confirmation. Also saves on unmount,
 * because a field removed while being edited never reports a blur.
 */
export function useBeforeUnload(keeper: Keeper): void {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (!keeper.state.unsaved) return;
      keeper.flush();
      event.preventDefault();
    };
    // Phones end pages without warning; the last certain moment is when the page is hidden.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', hide);
      keeper.flush();
    };
  }, [keeper]);
}
