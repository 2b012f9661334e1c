import { identity as named, promotion as offered } from '../../content/site.json';

/** The company, as the operator describes it in content/site.json. */
export const identity = named;

/** The promotion in the banner. `ends` has no time zone: it is read by the visitor's own clock. */
export const promotion = offered;
