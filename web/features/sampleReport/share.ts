import { showToast } from '#ui/notices/toast.ts';

/** What sharing needs of a browser; either part may be missing. */
export interface SharingBrowser {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * Opens the device's share sheet with the page, or copies its address where there is none, and shows the result in a
 * toast. Closing the sheet is no failure and shows nothing.
 */
export async function sharePage(
  page: { readonly title: string; readonly url: string },
  browser: SharingBrowser = navigator,
  toast: typeof showToast = showToast,
): Promise<void> {
  const { share, clipboard } = browser;
  try {
    if (share) await share.call(browser, page);
    // Missing on pages without encryption.
    else if (clipboard) await clipboard.writeText(page.url);
    else throw new Error('no clipboard');
    toast(share ? 'Report shared successfully' : 'Report URL copied to clipboard', 'good');
  } catch (error) {
    if (share && error instanceof DOMException && error.name === 'AbortError') return;
    toast(share ? "Couldn't share the report" : "Couldn't copy URL to clipboard", 'danger');
  }
}
