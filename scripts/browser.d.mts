/** Path of a Chromium executable, or null where none is found and none can be installed. */
export function ensureBrowser(): string | null;
