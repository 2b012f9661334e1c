import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './browser/whenIdle.ts';

/**
 * Renders the parts of a long page one after another during idle time, so that the page stays responsive; `whole`
 * renders all at once, where the page was prerendered with them.
 */
export function InTurn({ children, whole }: { children: ReactNode; whole: boolean }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(whole ? Number.POSITIVE_INFINITY : 1);
  const more = drawn < parts.length;
  useEffect(() => {
    if (!more) return;
    let callOff = (): void => {};
    // After the last part was painted: two parts in one frame would be laid out together.
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
