/** Placeholder for the site's origin in prerendered pages, which the server replaces by PUBLIC_URL at start. */
export const originMark = 'https://origin.invalid';

/** The origin for absolute links: the placeholder at build, the real one in a browser. */
export const origin = (): string => (typeof window === 'undefined' ? originMark : window.location.origin);
