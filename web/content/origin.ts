/** Stands for the site's origin in prerendered pages; the server writes PUBLIC_URL over it at start. */
export const originMark = 'https://origin.invalid';

/** The origin for links that must be absolute: the mark at build, the real one in a browser. */
export const origin = (): string => (typeof window === 'undefined' ? originMark : window.location.origin);
