import { identity as named, promotion as offered } from '../../content/site.json';

/** Who the site belongs to, as the operator wrote it in content/site.json. */
export const identity = named;

/** The promotion the banner shows. `ends` has no time zone: it is read on the visitor's own clock. */
export const promotion = offered;
