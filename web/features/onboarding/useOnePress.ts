import { useEffect } from 'react';

const controlAt = (target: EventTarget | null): EventTarget | null =>
  target instanceof Element ? (target.closest('a, button, label') ?? target) : target;

/**
 * A double click is one press: its second half counts for what the first half pressed, and not for what the next step
 * has put in that place. It chose a package on the way back to the packages, and led back from the summary at once.
 */
export function useOnePress(): void {
  useEffect(() => {
    // Null also for a first half on the page before, that led here.
    let pressed: EventTarget | null = null;
    const hear = (event: MouseEvent): void => {
      const control = controlAt(event.target);
      if (event.detail < 2) pressed = control;
      else if (control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('click', hear, true);
    return () => window.removeEventListener('click', hear, true);
  }, []);
}
