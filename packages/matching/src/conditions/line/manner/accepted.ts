/** What is said to be all right, without a word that asks for it or refuses it. */
const ACCEPTED =
  /^(?!.*\b(?:must|should|where|that|no(?! problem\b)|not|never|only|if|unless|without|except)\b)(.+?)\s+(?:(?:is|are|would be|seems?)\s+)?(?:(?:also|totally|perfectly|quite|just|completely)\s+)?(?:ok(?:ay)?|fine|acceptable|tolerable|bearable|all ?right|no problem|welcome)(?:\s+(?:for|with|by)\s+(?:me|us))?[\s!.)]*$/i;

/** What is said to trouble nobody: "earthquakes don't worry us". */
const UNTROUBLED =
  /^(?!.*\b(?:must|should|where|that|if|unless|without)\b)([\p{L} -]+?)\s+(?:(?:do|does)(?:\s+not|n['’]?t)|never)\s+(?:really\s+)?(?:bother|scare|frighten|worry|disturb|trouble)s?(?:\s+(?:me|us))?[\s!.)]*$/iu;

/** "Snow yes", "yes to snow", "heat: yes". */
const YES =
  /^(?!.*\b(?:no|not|never|needs?|hate|i|we|is|are)\b)(?:yes (?:to |for )?([\p{L} -]+?)|([\p{L} -]+?):? yes)[\s!.)]*$/iu;

/** "…, cold does", "…, cold is not": the verb of what was said before. */
const DOES = /\s+(?:(?:does|do|is|are)(?:n['’]?t| not)?|not)(?: ok(?:ay)?| fine)?[\s.!]*$/i;

/**
 * Takes out what a line accepts of what others fear: "hurricane alley, earthquakes ok" refuses hurricanes alone.
 * `isFeared` tells whether words name such a thing. Empty where all of the line is accepted, null where nothing is.
 */
export function withoutAccepted(line: string, isFeared: (words: string) => boolean): string | null {
  // What stands around a “but” is read by butNot.ts.
  const parts = line.split(/,(?!\s*but\b)(?<!\([^)]*)\s*/i);
  const kept = parts.filter((part) => {
    const said = part.trim();
    const [, one, words = one ?? ''] = ACCEPTED.exec(said) ?? UNTROUBLED.exec(said) ?? YES.exec(said) ?? [];
    return words === '' || !isFeared(words);
  });
  return kept.length === parts.length ? null : kept.join(', ').trim().replace(DOES, '');
}
