/** Matches while the reader asks for less motion. */
export const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** How the page scrolls for a reader: smoothly, unless less motion was asked for. */
export const scrollBehaviour = (): ScrollBehavior => (lessMotion().matches ? 'instant' : 'smooth');
