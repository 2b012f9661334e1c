import type { TownName } from './townNames.ts';

const PAPER = '(?:degrees?|diplomas?|doctorate|qualifications?|certificates?|licen[cs]es?)';
const BEFORE = new RegExp(
  String.raw`\b(?:${PAPER} (?:from|of|in)|(?:studied|graduated|trained|qualified)(?: [\w’'-]+){0,3} (?:in|at|from)) $`,
  'i',
);
const BEHIND = new RegExp(String.raw`^ (?:[\w’'-]+ ){0,2}${PAPER}\b`, 'i');
const OWNED = /\b(?:my|our|his|her|their|an?|the)(?: [\w’'-]+)? $/i;

/** Whether a town is only where papers are from, "her Paris diploma". */
export const isOfPaper = ({ before, behind }: Pick<TownName, 'before' | 'behind'>): boolean =>
  BEFORE.test(before) || (OWNED.test(before) && BEHIND.test(behind));
