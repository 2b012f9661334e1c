import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './browser/whenIdle.ts';

/**
 * The parts of a long page, drawn one after the other while nothing else is to be done, so that the page answers in
 * between; `whole` at once, where the page came with them.
 */
export function InTurn({ children, whole }: { children: ReactNode; whole: boolean }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(whole ? Number.POSITIVE_INFINITY : 1);
  const more = drawn < parts.length;
  useEffect(() => {
    if (!more) return;
    let callOff = (): void => {};
    // Not before the last part is on the screen: two in one frame are laid out in one go.
    const frame = requestAnimationFrame(() => {
      callOff = whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      callOff();
    };
  }, [more, drawn]);
  return parts.slice(0, drawn);
}
