import { readConfig } from '#api/config.ts';

/** What may be counted. Neither answers nor names are part of it. */
export type Event =
  | { readonly name: 'page_view'; readonly path: string }
  | { readonly name: 'resource_view'; readonly path: string; readonly resource: string };

/** Hands one event over to the analytics service. */
export type Send = (event: Event) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Opens the analytics service with a measurement id: its script is fetched without holding anything up, nothing is
 * kept in the browser, and of the address it learns origin and path alone (queries may carry ids and tokens).
 */
function openService(id: string): Send {
  const layer = (window.dataLayer ??= []);
  // The service reads `arguments` objects and nothing else.
  function tag(..._words: unknown[]): void {
    layer.push(arguments);
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  tag('consent', 'default', { ...denied, analytics_storage: 'denied' });
  tag('js', new Date());
  tag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.addEventListener('error', () => console.warn('The analytics service did not load.'));
  document.head.append(script);
  return ({ name, path, ...more }) => {
    tag('event', name, { page_location: location.origin + path, page_path: path, ...more });
  };
}

/** Once the browser has nothing better to do, at the latest after five seconds. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser has idle time to give.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });

async function configuredId(): Promise<string | null> {
  await whenIdle();
  return (await readConfig()).analytics_id;
}

/**
 * Counts views, when the operator has set an id; without one it does nothing. It never throws and never blocks: a
 * failure to start is only logged.
 */
export function createAnalytics(
  readId: () => Promise<string | null> = configuredId,
  open: (id: string) => Send = openService,
): Send {
  let service: Promise<Send | null> | null = null;
  const start = async (): Promise<Send | null> => {
    try {
      const id = await readId();
      return id === null ? null : open(id);
    } catch (error) {
      console.warn('Analytics did not start', error);
      return null;
    }
  };
  return (event) => {
    service ??= start();
    void service
      .then((send) => send?.(event))
      .catch((error: unknown) => console.warn('A view was not counted', error));
  };
}
