import { anyOf } from '@global-fit/matching/anyOf';

/** Where a clause ends, and so a negation too. */
const CLAUSE = /[.;:!?\n()]|\b(?:but|though|although|except)\b/gi;
const DENIES = anyOf([
  /\b(?:no(?! longer (?:without|than)\b)|without|nor|neither|free of|not (?:an?|any|on))\b/i,
  /\b(?:(?:do|does|did)(?: not|n['’]t)|have(?: not|n['’]t)|never|not|no longer) (?:have|has|had|use|used|using|want|need|needed|take|taken|taking|wear|worn|wearing|own)\b/i,
  /\bnever\b/i,
]);
/** The last negation before a term, and the words between; "cannot do without" is none. */
const DENIAL = new RegExp(
  String.raw`^[^]*(?<!\b(?:cannot|can['’]?t|can not|not|never|hardly|impossible)\b(?: \w+){0,2} )(?:${DENIES.source})(?<between>[^]*)$`,
  'i',
);
/** Words after which the negation is of something else: "no cure for asthma", "without my hearing aids". */
const OTHER_OBJECT =
  /\b(?:for|with|because|due|despite|since|to|from|of (?:my|his|her|our|their)|my|his|her|our|their|who|which|that|when|if|and (?:I|we|my|have|has|use|uses|take|takes|need|needs))\b/i;
const MOST_BETWEEN = 3;

function deniedAt(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const ends = [...before.matchAll(CLAUSE)].at(-1);
  const clause = before.slice(ends ? ends.index + ends[0].length : 0);
  if (/\bnot\s*$/i.test(clause)) return true;
  const between = DENIAL.exec(clause)?.groups?.['between'];
  if (between === undefined || OTHER_OBJECT.test(between)) return false;
  const rest = text.slice(at).split(CLAUSE)[0] ?? '';
  const listed = /\b(?:n?or)\b/i.test(between + rest);
  if (between.includes(',') && !listed) return false;
  return listed || between.trim().split(/\s+/).length <= MOST_BETWEEN;
}

/**
 * Position where a text first affirms a pattern; -1 where it does not. "no hearing aid", "never had asthma", "no
 * asthma, diabetes or epilepsy" are negations.
 */
export function saidAt(text: string, pattern: RegExp): number {
  if (text.search(pattern) < 0) return -1;
  const all = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))];
  return all.find(({ index }) => !deniedAt(text, index))?.index ?? -1;
}
