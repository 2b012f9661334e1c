/**
 * The zero of each script whose digits people type: Arabic, Persian and Urdu, South and South-East Asian, full-width.
 */
const ZEROS = [...'٠۰०০੦૦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.charCodeAt(0));
/** Separators used with them; those between groups of three have no meaning. */
const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '．': '.',
  '－': '-',
  '−': '-',
  '٬': '',
  '，': '',
};

function plain(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? (MARKS[character] ?? character) : String(code - zero);
}

/** A text with the digits of every script as 0-9, which is all that `Number` reads: "٣٤" becomes "34". */
export const asciiDigits = (text: string): string => [...text].map(plain).join('');
