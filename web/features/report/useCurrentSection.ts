import { useEffect, useState } from 'react';
import { followAnchors } from '#layout/scrolling/followAnchors.ts';

/** Which of these anchors the reader has reached. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => followAnchors(key.split(' '), setCurrent), [key]);
  return current;
}
