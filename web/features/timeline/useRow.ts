import { type RefObject, useEffect, useState } from 'react';

/** Scroll positions are whole pixels, while the width need not be. */
const ROUNDING_PX = 4;

/** Whether a horizontally scrolling row has more to its right. Until that is known, a narrow page assumes so. */
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

/** Scrolls the current item to the middle of a row without scrolling the page. */
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
