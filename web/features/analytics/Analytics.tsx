import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createAnalytics } from './analytics.ts';
import { countedPath, resourceOf } from './resourceOf.ts';

const count = createAnalytics();

/** Counts every page and resource opened. Renders nothing. */
export function Analytics() {
  const { pathname } = useLocation();
  useEffect(() => {
    const path = countedPath(pathname);
    count({ name: 'page_view', path });
    const resource = resourceOf(path);
    if (resource !== null) count({ name: 'resource_view', path, resource });
  }, [pathname]);
  return null;
}
