import type { TownName } from './townNames.ts';

const PAPER = '(?:degrees?|diplomas?|doctorate|qualifications?|certificates?|licen[cs]es?)';
const BEFORE = new RegExp(
  String.raw`\b(?:${PAPER} (?:from|of|in)|(?:studied|graduated|trained|qualified)(?: [\w’'-]+){0,3} (?:in|at|from)) $`,
  'i',
);
const BEHIND = new RegExp(String.raw`^ (?:[\w’'-]+ ){0,2}${PAPER}\b`, 'i');
const OWNED = /\b(?:my|our|his|her|their|an?|the)(?: [\w’'-]+)? $/i;

/** Money and work somebody has there: "in a Dubai account", "my London employer". */
const HELD_BEHIND =
  /^ (?:[\w’'-]+ )?(?:accounts?|banks?|brokers?|brokerage|employers?|clients?|compan(?:y|ies)|office|salary|landlord|lawyer)\b/i;
/** Words of somebody who looks for it. */
const SOUGHT = /\b(?:open\w*|get|need|start\w*|find|hire|found|use|choose|which|what)\b[^?.]{0,20}$/i;

/** Whether a place is only where somebody has money or work. */
export const isHeldThere = ({ before, behind }: Pick<TownName, 'before' | 'behind'>): boolean =>
  OWNED.test(before) && HELD_BEHIND.test(behind) && !SOUGHT.test(before);

/** Whether a town is only where papers are from, "her Paris diploma", or money and work. */
export const isOfPaper = (name: Pick<TownName, 'before' | 'behind'>): boolean =>
  BEFORE.test(name.before) || (OWNED.test(name.before) && BEHIND.test(name.behind)) || isHeldThere(name);
