import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a native control in a prerendered page: a choice made before the page's scripts loaded is passed to `onChoice`
 * when they do, instead of being lost.
 *
 * @param value the value in the prerendered page
 */
export function useEarlyChoice<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChoice: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const first = useRef({ value, onChoice });
  useEffect(() => {
    const chosen = control.current?.value;
    if (chosen !== undefined && chosen !== first.current.value) first.current.onChoice(chosen);
  }, []);
  return control;
}
