import { watchSlow } from '#api/watchSlow.ts';

/**
 * The text of a static markdown file. Throws "Failed to fetch markdown: 404 Not Found" for a status outside 200-299,
 * and the network's own error where there was no response; both are also logged.
 */
export async function fetchMarkdown(url: string, get: typeof fetch = fetch): Promise<string> {
  try {
    const response = await watchSlow(`GET ${url}`, get(url));
    if (!response.ok) throw new Error(`Failed to fetch markdown: ${response.status} ${response.statusText}`);
    return await response.text();
  } catch (error) {
    console.error(error);
    throw error;
  }
}

/**
 * Starts a fetch for a page that renders immediately. A failure is delivered to whoever awaits it and never
 * "unhandled".
 */
export function startMarkdown(url: string): Promise<string> {
  const text = fetchMarkdown(url);
  text.catch(() => {});
  return text;
}
