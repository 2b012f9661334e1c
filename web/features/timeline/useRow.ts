import { type RefObject, useEffect, useState } from 'react';

/** Scrolling stops at whole pixels, the row's width need not. */
const ROUNDING_PX = 4;

/** Whether a row that scrolls sideways goes on to the right of what is seen. Until it is known, on a narrow page it does. */
export function useGoesOn(row: RefObject<HTMLElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = (): void =>
      setGoesOn(element.scrollWidth - element.clientWidth - element.scrollLeft > ROUNDING_PX);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return goesOn;
}

/** Brings what is current in a row into the middle of it; the page itself stays where it is. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string | null): void {
  useEffect(() => {
    const element = row.current;
    const link = element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !link || current === null) return;
    const middle = link.getBoundingClientRect().left + link.offsetWidth / 2;
    const { left } = element.getBoundingClientRect();
    element.scrollBy({ left: middle - left - element.clientWidth / 2 });
  }, [row, current]);
}
