import { useEffect, useState } from 'react';

/** Which of these anchors the reader has reached: the last one above the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const targets = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const line = window.innerHeight / 3;
      const above = targets.filter((element) => element.getBoundingClientRect().top <= line);
      setCurrent(above.at(-1)?.id ?? null);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [key]);
  return current;
}
