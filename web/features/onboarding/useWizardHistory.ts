import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scrollToTop } from '#layout/scrolling/scrollToSection.ts';
import { paths } from '#paths.ts';
import { useLatest } from '#ui/useLatest.ts';
import { type Entry, type Place, placeOf, readEntry, recordMove, samePlace } from './place.ts';
import type { WizardState } from './wizard.ts';

/** Information about the order for the history entry of a move. */
interface EntryFacts {
  readonly productId: string | null;
}

const jumpToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** The wizard's history entries: the current one, and how moves are written. */
export function useWizardHistory(state: WizardState) {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = readEntry(location.state);
  const latest = useLatest({ entry, state });
  /** A move not yet rendered, with additional data for its entry. */
  const moving = useRef<{
    readonly to: Place;
    readonly changes: Partial<Entry>;
    /** From one section to another. */
    readonly isWithinStep: boolean;
  } | null>(null);

  // Before a section is painted: a shorter one would show the page's end while it scrolls up.
  useLayoutEffect(() => {
    if (moving.current?.isWithinStep) jumpToTop();
  }, [location, state.section]);

  /** Writes a move of the wizard to the history. */
  const record = useCallback(
    (from: Place, to: Place, facts: EntryFacts) => {
      const how = recordMove(latest.current.entry, from, to);
      if (how === 'none') return;
      moving.current = { to, changes: {}, isWithinStep: from.step === to.step };
      if (how === 'back') void navigate(-1);
      else {
        const next: Entry = { ...to, ...facts, orderId: null, before: from, sessionId: null };
        void navigate(paths.onboarding, { state: next, preventScrollReset: true });
      }
    },
    [navigate, latest],
  );

  /** Changes the current entry without a move; during one, the entry it leads to. */
  const amend = useCallback(
    (changes: Partial<Entry>) => {
      // The step may be rendered before its entry exists, and the previous entry must not change.
      if (moving.current) {
        moving.current = { ...moving.current, changes: { ...moving.current.changes, ...changes } };
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

  /** Once a move is rendered: scrolls to the top. Where the browser itself navigated, it restores the position. */
  const settle = useCallback(() => {
    if (!moving.current) return;
    const { to, changes, isWithinStep } = moving.current;
    moving.current = null;
    // Also in a section: on the way back, the router has restored its position meanwhile.
    if (isWithinStep) jumpToTop();
    else scrollToTop();
    const { entry: arrived } = latest.current;
    if (arrived && samePlace(arrived, to) && Object.keys(changes).length > 0) amend(changes);
  }, [amend, latest]);

  return { location, entry, record, amend, settle };
}
