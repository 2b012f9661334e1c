import { useEffect } from 'react';
import { startHashScroll } from './hashScroll.ts';
import { scrollToSection } from './scrollToSection.ts';

function settled(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });
}

/** Lazy images might never load and would keep the promise pending, so they do not count. */
const imagesSettled = async (): Promise<void> => {
  await Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map(settled));
};

const handMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to the section in the address when the home page opens. */
export function useHashScroll(): void {
  useEffect(() => {
    let moved = false;
    const note = (): void => {
      moved = true;
    };
    for (const name of handMoves) addEventListener(name, note, { passive: true, once: true });
    const stop = startHashScroll(location.hash, {
      scrollTo: (id) => scrollToSection(id, 'instant'),
      imagesSettled,
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      visitorMoved: () => moved,
    });
    return () => {
      stop();
      for (const name of handMoves) removeEventListener(name, note);
    };
  }, []);
}
