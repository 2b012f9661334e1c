import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scrollToTop } from '#layout/scrollToSection.ts';
import { paths } from '#paths.ts';
import { useLatest } from '#ui/useLatest.ts';
import { type Entry, type Place, placeOf, readEntry, recordMove } from './place.ts';
import type { WizardState } from './wizard.ts';

/** What a move tells the history about the order. */
export interface EntryFacts {
  readonly productId: string | null;
}

/** The browser's history of the wizard: the entry that is shown, and how moves are written into it. */
export function useWizardHistory(state: WizardState) {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = readEntry(location.state);
  const latest = useLatest({ entry, state });
  const moved = useRef(false);

  /** Writes a move of the wizard into the history. */
  const record = useCallback(
    (from: Place, to: Place, facts: EntryFacts) => {
      const how = recordMove(latest.current.entry, from, to);
      if (how === 'none') return;
      moved.current = true;
      if (how === 'back') void navigate(-1);
      else {
        const next: Entry = { ...to, ...facts, orderId: null, before: from, sessionId: null };
        void navigate(paths.onboarding, { state: next, preventScrollReset: true });
      }
    },
    [navigate, latest],
  );

  /** Changes what the current entry knows, without a move. */
  const amend = useCallback(
    (changes: Partial<Entry>) => {
      const { entry: known, state: now } = latest.current;
      const base: Entry = known ?? {
        ...placeOf(now.step, now.section),
        productId: now.product?.id ?? null,
        orderId: null,
        before: null,
        sessionId: null,
      };
      void navigate(paths.onboarding, {
        state: { ...base, ...changes },
        replace: true,
        preventScrollReset: true,
      });
    },
    [navigate, latest],
  );

  /** Once a move has reached the page: scrolls to its top. Where the browser itself went is left as it was. */
  const settle = useCallback(() => {
    if (!moved.current) return;
    moved.current = false;
    scrollToTop();
  }, []);

  return { location, entry, record, amend, settle };
}
