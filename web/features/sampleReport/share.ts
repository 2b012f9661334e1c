import { showToast } from '#ui/toast.ts';

/** What sharing needs of a browser; either half may be missing. */
export interface SharingBrowser {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * Hands the page to the device's own share sheet, or copies its address where there is none, and says in a toast how
 * it went; whoever closes the sheet has not failed and is told nothing.
 */
export async function sharePage(
  page: { readonly title: string; readonly url: string },
  browser: SharingBrowser = navigator,
  toast: typeof showToast = showToast,
): Promise<void> {
  if (browser.share) {
    try {
      await browser.share(page);
      toast('Report shared successfully', 'good');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast("Couldn't share the report", 'danger');
    }
    return;
  }
  try {
    // Not there at all on pages without encryption.
    if (!browser.clipboard) throw new Error('This browser gives no clipboard.');
    await browser.clipboard.writeText(page.url);
    toast('Report URL copied to clipboard', 'good');
  } catch {
    toast("Couldn't copy URL to clipboard", 'danger');
  }
}
