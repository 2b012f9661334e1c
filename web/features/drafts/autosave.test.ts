import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUTOSAVE_DELAY, createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves five seconds after the last change, once', () => {
  const save = vi.fn();
  const autosave = createAutosave(save);
  autosave.changed();
  vi.advanceTimersByTime(AUTOSAVE_DELAY - 1);
  autosave.changed();
  vi.advanceTimersByTime(4999);
  expect(save).not.toHaveBeenCalled();
  expect(autosave.pending).toBe(true);
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(autosave.pending).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves at once when flushed, if there is something to save', () => {
  const save = vi.fn();
  const autosave = createAutosave(save);
  autosave.flush();
  expect(save).not.toHaveBeenCalled();
  autosave.changed();
  autosave.flush();
  vi.advanceTimersByTime(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves nothing after being cancelled', () => {
  const save = vi.fn();
  const autosave = createAutosave(save);
  autosave.changed();
  autosave.cancel();
  vi.advanceTimersByTime(60_000);
  expect(save).not.toHaveBeenCalled();
});
