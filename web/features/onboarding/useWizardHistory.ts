import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scrollToTop } from '#layout/scrollToSection.ts';
import { paths } from '#paths.ts';
import { useLatest } from '#ui/useLatest.ts';
import { type Entry, type Place, placeOf, readEntry, recordMove, samePlace } from './place.ts';
import type { WizardState } from './wizard.ts';

/** What a move tells the history about the order. */
interface EntryFacts {
  readonly productId: string | null;
}

/** The browser's history of the wizard: the entry that is shown, and how moves are written into it. */
export function useWizardHistory(state: WizardState) {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = readEntry(location.state);
  const latest = useLatest({ entry, state });
  /** A move that the page has not been given yet, and what its entry is to know besides. */
  const moving = useRef<{ readonly to: Place; readonly changes: Partial<Entry> } | null>(null);

  /** Writes a move of the wizard into the history. */
  const record = useCallback(
    (from: Place, to: Place, facts: EntryFacts) => {
      const how = recordMove(latest.current.entry, from, to);
      if (how === 'none') return;
      moving.current = { to, changes: {} };
      if (how === 'back') void navigate(-1);
      else {
        const next: Entry = { ...to, ...facts, orderId: null, before: from, sessionId: null };
        void navigate(paths.onboarding, { state: next, preventScrollReset: true });
      }
    },
    [navigate, latest],
  );

  /** Changes what the current entry knows, without a move; after one, of the entry that it leads to. */
  const amend = useCallback(
    (changes: Partial<Entry>) => {
      // The step may be on the page before its entry is, and the one before it is to stay as it is.
      if (moving.current) {
        const { to, changes: before } = moving.current;
        moving.current = { to, changes: { ...before, ...changes } };
        return;
      }
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
    if (!moving.current) return;
    const { to, changes } = moving.current;
    moving.current = null;
    scrollToTop();
    const { entry: arrived } = latest.current;
    if (arrived && samePlace(arrived, to) && Object.keys(changes).length > 0) amend(changes);
  }, [amend, latest]);

  return { location, entry, record, amend, settle };
}
