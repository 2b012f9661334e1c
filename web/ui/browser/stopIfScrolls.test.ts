import { afterEach, expect, it, vi } from 'vitest';
import { stopIfScrolls } from './stopIfScrolls.ts';

afterEach(() => vi.unstubAllGlobals());

function watched() {
  const boxes = new Set<object>();
  let resize = (): void => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe = (box: object) => boxes.add(box);
      disconnect = () => boxes.clear();
    },
  );
  const table = {};
  const frame = { children: [table], scrollWidth: 500, clientWidth: 500, tabIndex: 0 };
  const stop = stopIfScrolls(frame as unknown as HTMLElement);
  return { boxes, table, frame, stop, resize: () => resize() };
}

it('is a stop of the Tab key only while it scrolls', () => {
  const { frame, resize } = watched();
  resize();
  expect(frame.tabIndex).toBe(-1);
  frame.clientWidth = 320;
  resize();
  expect(frame.tabIndex).toBe(0);
  frame.scrollWidth = 320;
  resize();
  expect(frame.tabIndex).toBe(-1);
});

it('follows its own size and that of the table, until it is gone', () => {
  const { boxes, table, frame, stop } = watched();
  expect([...boxes]).toEqual([frame, table]);
  stop?.();
  expect(boxes.size).toBe(0);
  expect(stopIfScrolls(null)).toBeUndefined();
});
