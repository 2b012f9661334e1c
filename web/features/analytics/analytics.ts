import { readConfig } from '#api/config.ts';

/** What may be counted. Answers and names are not included. */
export type Event =
  | { readonly name: 'page_view'; readonly path: string }
  | { readonly name: 'resource_view'; readonly path: string; readonly resource: string };

/** Passes an event to the analytics service. */
export type Send = (event: Event) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Starts the analytics service with a measurement id. Its script blocks nothing, nothing is stored in the browser,
 * and it receives only origin and path of an address, since queries may contain ids and tokens.
 */
function openService(id: string): Send {
  const layer = (window.dataLayer ??= []);
  // The service accepts only `arguments` objects.
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

/** When the browser is idle, at the latest after five seconds. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser has this callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });

async function configuredId(): Promise<string | null> {
  await whenIdle();
  return (await readConfig()).analytics_id;
}

/**
 * Counts views where the operator has set an id. It never throws and never blocks; a failure to start is only logged.
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
