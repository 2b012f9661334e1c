import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a control of the browser's own that stands in a prerendered page: what a visitor chose before the page's scripts
 * had come is handed to `onChoice` when they come, instead of being lost.
 *
 * @param value what the page was rendered with
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
