/**
 * Long words on which conditions turn, and that no other word of the language is one letter away from: "drought" is
 * none, for "brought" is, nor is "violent", for "violet" is.
 */
const OFTEN_MISTYPED =
  'alphabet altitude authoritarian celsius censorship childcare citizenship climate communist conscription communism corrupt corruption corrupted crocodiles democracy dictatorship disability discrimination earthquake earthquakes electricity emergency english environment expensive extremely fahrenheit freezing government healthcare homosexual homophobia homophobic hospital hospitals humid hurricane hurricanes illegal inflation international internet islamic kidnapping language languages legal military monsoon mosquito mosquitoes muslim nationality passport passports permanent polluted pollution population poverty quarantine recognised recognized residence residency restaurants retirement salaries schools segregation summers summer surveillance temperature temperatures terrorism terrorist tornadoes transport universities unemployment vegetarian violence volcano volcanoes wheelchair wildfires winters winter'.split(
    ' ',
  );
/** With words that are one letter away from one of them. */
const KNOWN: ReadonlySet<string> = new Set([...OFTEN_MISTYPED, 'latitude', 'winner', 'winners']);

/** From so many letters on a word is told by all but one of them. */
const LEAST_LETTERS = 6;
/** A word with more letters is no slip of any of them. */
const MOST_LETTERS = Math.max(...OFTEN_MISTYPED.map(({ length }) => length)) + 1;

/** A word without each of its letters in turn: what two words share that differ by one. */
const shortened = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const BY_SHORTENED: ReadonlyMap<string, string> = new Map(
  OFTEN_MISTYPED.filter(({ length }) => length >= LEAST_LETTERS).flatMap((word) =>
    [word, ...shortened(word)].map((key) => [key, word] as const),
  ),
);

/** Whether one of two words comes of the other by one letter more, less, other, or by two that changed places. */
function isOneOff(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const [one, two] = [first.slice(at), second.slice(at)];
  const swapped = one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2);
  return one.slice(1) === two || one === two.slice(1) || one.slice(1) === two.slice(1) || swapped;
}

function mended(word: string): string {
  if (word.length < LEAST_LETTERS - 1 || word.length > MOST_LETTERS || KNOWN.has(word)) return word;
  for (const key of [word, ...shortened(word)]) {
    const meant = BY_SHORTENED.get(key);
    // The plural of a word is another word of ours, and no slip.
    if (meant && `${meant}s` !== word && `${word}s` !== meant && isOneOff(word, meant)) return meant;
  }
  return word;
}

/** A line in lower case with the long words that conditions turn on as they are spelled: "ilegal", "polution". */
export const asSpelled = (plain: string): string => plain.replace(/[a-z]{5,}/g, mended);
