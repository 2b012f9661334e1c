import { type ReactNode, useEffect } from 'react';
import { Analytics } from '#features/analytics/Analytics.tsx';
import { followTranslation } from '#layout/followTranslation.ts';

/** What no page needs at first: it comes by a script of its own. Shows nothing. */
export default function Later(): ReactNode {
  useEffect(followTranslation, []);
  return <Analytics />;
}
