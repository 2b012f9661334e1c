import { type ReactNode, useEffect } from 'react';
import { Analytics } from '#features/analytics/Analytics.tsx';
import { followTranslation } from '#ui/browser/followTranslation.ts';
import { keepPlace } from '#ui/browser/keepPlace.ts';

/** What no page needs at first; it loads with a script of its own. Renders nothing. */
export default function Later(): ReactNode {
  useEffect(followTranslation, []);
  useEffect(keepPlace, []);
  return <Analytics />;
}
