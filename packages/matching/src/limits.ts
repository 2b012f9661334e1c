/** Below this share of known facts nothing is recommended: too little is known to say that a place fits. */
export const LEAST_COVERAGE = 0.8;
