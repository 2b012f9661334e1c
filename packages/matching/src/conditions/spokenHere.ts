import { LANGUAGES } from '@global-fit/questionnaire/languages';
import type { DealBreaker } from '../model.ts';

export const SPOKEN = 'spoken';

const SPOKEN_OF = /\b(spoken|speaks?|speaking|speakers?|understood|understands?|get by|widely|communicate)\b/;
const LACKING = /\b(nobody|no one|no-one|none|not|no|few|hardly|barely|little|without|lack\w*)\b|n't\b/;
/** "English must be widely spoken"; "must speak Thai" alone may be what somebody does not want to have to. */
const demanded = (language: string): RegExp =>
  new RegExp(
    `\\b${language} (?:must|has to|should|needs to) be\\b|\\b(?:must|need to|has to|have to) be able to (?:get by|live|communicate) (?:in|with|on) ${language}\\b|\\b(?:people|locals|everybody|most) (?:must|should|need to|have to) (?:speak|understand) ${language}\\b`,
  );
/** Some who speak it are not the people of a place. */
const OF_OTHERS =
  /\b(doctors?|dentists?|therap\w*|hospitals?|schools?|teachers?|universit\w*|programmes?|programs?|degrees?|jobs?|work|employers?|offices?|lawyers?|church\w*|communit\w*|friends|expats?)\b/;
/** What the customer speaks is no word about a place. */
const OF_THEMSELVES =
  /\b(i|we|my|our)\b.*\b(speak|learn|understand)\b|\b(learn\w*|only|test|exam|certificate|course)\b/;

const NAMES = LANGUAGES.map(({ code, name }) => ({ code, name: name.replace(/ \(.*\)$/, '') }));
const BY_WORD = new Map(NAMES.map((one) => [one.name.toLowerCase(), one]));
/** Any of them, of several that begin alike the longest; names hold letters, spaces and hyphens alone. */
const ANY_LANGUAGE = new RegExp(
  `\\b(?:${[...BY_WORD.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
);

/** A line that demands that people speak a language: "Nobody speaks English". */
export function spokenIn(plain: string): Pick<DealBreaker, 'id' | 'label' | 'language'> | null {
  if (OF_THEMSELVES.test(plain) || OF_OTHERS.test(plain)) return null;
  const found = BY_WORD.get(ANY_LANGUAGE.exec(plain)?.[0] ?? '');
  if (!found) return null;
  const asked =
    demanded(found.name.toLowerCase()).test(plain) || (LACKING.test(plain) && SPOKEN_OF.test(plain));
  return asked ? { id: SPOKEN, label: `${found.name} spoken by many`, language: found.code } : null;
}
