import type { ButtonState } from './useSaveButton.ts';

/**
 * What a button that saves says. Read out is that it has saved, and nothing else: its other words come and go with
 * every answer.
 */
export function SaveWords({ state, idle, saved }: { state: ButtonState; idle: string; saved: string }) {
  return (
    <span>
      {state === 'idle' && idle}
      {state === 'saving' && 'Saving...'}
      <span aria-live="polite">{state === 'saved' && saved}</span>
    </span>
  );
}
