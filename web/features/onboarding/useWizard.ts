import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { consequencesOf } from './consequences.ts';
import { placeOf } from './place.ts';
import { useWizardHistory } from './useWizardHistory.ts';
import { type Step, wizard, type WizardAction, type WizardState } from './wizard.ts';

/** Actions without the clock: `useWizard` adds the time. */
export type TimelessAction = WizardAction extends infer A
  ? A extends WizardAction
    ? Omit<A, 'at'>
    : never
  : never;

export interface WizardMoves {
  readonly state: WizardState;
  /** The current state, even between renders. */
  readonly latest: RefObject<WizardState>;
  /** Whether the last move led forward; coming back never triggers an automatic move. */
  readonly forward: boolean;
  setForward(forward: boolean): void;
  readonly history: ReturnType<typeof useWizardHistory>;
  act(action: TimelessAction): void;
  /** Goes directly to a step, and in the assessment to a section. */
  goTo(step: Step, section?: number | null): void;
}

/**
 * The wizard's state and the one way to change it: actions, whose effects on the browser's history and on the
 * submitted profile are applied here.
 */
export function useWizard(start: WizardState, forgetSubmission: () => void): WizardMoves {
  const [state, setState] = useState(start);
  const latest = useRef(state);
  const [forward, setForward] = useState(true);
  const history = useWizardHistory(state);
  const { record } = history;

  const act = useCallback(
    (action: TimelessAction) => {
      const before = latest.current;
      const after = wizard(before, { ...action, at: performance.now() } as WizardAction);
      if (after === before) return;
      latest.current = after;
      // A section takes long to draw on a slow phone, and should not hold up the press that leads to it. A step may
      // have to be fetched first, so it must not wait for that behind the previous one.
      if (after.step === before.step && after.section !== before.section)
        startTransition(() => setState(after));
      else setState(after);
      const { forward: led, forgetsSubmission, isRecorded } = consequencesOf(before, after, action);
      if (led !== null) setForward(led);
      if (forgetsSubmission) forgetSubmission();
      if (!isRecorded) return;
      record(placeOf(before.step, before.section), placeOf(after.step, after.section), {
        productId: after.product?.id ?? null,
      });
    },
    [record, forgetSubmission],
  );

  const goTo = useCallback(
    (step: Step, section: number | null = null) => act({ type: 'goTo', step, section }),
    [act],
  );
  return { state, latest, forward, setForward, history, act, goTo };
}
