/** Matches where the reader prefers reduced motion. */
export const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** How the page scrolls: smoothly, unless the reader prefers reduced motion. */
export const scrollBehaviour = (): ScrollBehavior => (lessMotion().matches ? 'instant' : 'smooth');
