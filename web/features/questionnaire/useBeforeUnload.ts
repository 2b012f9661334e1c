import { useEffect } from 'react';
import type { Keeper } from '#features/drafts/keeper.ts';

/**
 * Saves what is not saved yet when the window goes, and lets the browser ask whether it really should; and when the
 * questionnaire goes, because a field that is taken away while typed in never says that it was left.
 */
export function useBeforeUnload(keeper: Keeper): void {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (!keeper.state.unsaved) return;
      keeper.flush();
      event.preventDefault();
    };
    // Phones end pages without asking: the last certain moment is when the page is hidden.
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
