import { LANGUAGES } from '@global-fit/questionnaire/lists/languages';
import type { LanguageFor, LineReading } from '../../model/dealBreaker.ts';

/** The deal-breaker on a language that a place has to speak. */
export const SPOKEN = 'spoken';

const SPOKEN_OF = /\b(spoken|speaks?|speaking|speakers?|understood|understands?|get by|widely|communicate)\b/;
const LACKING =
  /\b(nobody|no one|no-one|none|not|no|few|hardly|barely|little|without|lack\w*|cannot|unable|impossible)\b|n't\b/;
/** "Nobody speaks French" asks for less than French that is spoken by many. */
const AT_ALL =
  /\b(?:nobody|no one|no-one|none)\b|(?:\bnot|n't) (?:even )?spoken\b(?! by (?:many|most))|\bat all\b|\bno (?:\w+ )?speakers\b/;
/** "English must be widely spoken"; "must speak Thai" alone may be what somebody does not want to have to. */
const demanded = (language: string): RegExp =>
  new RegExp(
    `\\b${language}(?: at (?:work|school|the office))? (?:must|has to|should|needs to) be\\b|\\b(?:(?:must|need to|has to|have to) be able to|(?:want|need) to|where (?:i|we|you|one) can) (?:get by|live|communicate) (?:in|with|on) ${language}\\b|\\b(?:people|locals|everybody|everyone|most|they) (?:must|should|need to|have to) (?:speak|understand) ${language}\\b`,
  );
/** Some who speak it are not the people of a place. */
const OF_OTHERS =
  /\b(doctors?|dentists?|therap\w*|hospitals?|schools?|teachers?|universit\w*|programmes?|programs?|degrees?|jobs?|work|employers?|offices?|lawyers?|church\w*|communit\w*|friends|expats?)\b/;
/** What the customer speaks is no word about a place. */
const OF_THEMSELVES =
  /\b(i|we|my|our)\b.*\b(speak|learn|understand)\b|\b(learn\w*|only|test|exam|certificate|course)\b/;

/** "Not speak English all day": of what language one will live in oneself. */
const LIVED_IN =
  /^must not speak\b|^(?:not|never|no) (?:to )?speak(?:ing)? \w+ (?:all (?:day|the time)|every day|only|at (?:home|work)|again|any ?more)\b/;
/** Beside English alone, whose speakers write these lines: "English widely spoken", "no English", "English speaking". */
const ENGLISH_ALONE =
  /^(?:(?:must have|needs?) )?(?:an? |the )?(?:english(?: (?:is|must be|being))?(?: (?:widely|well|commonly|mostly|generally))? (?:spoken|understood)(?: (?:widely|everywhere|by (?:most|many)(?: people)?))?|(?:widely|commonly|well) spoken english|(?:must|should|have to|has to|need to) (?:speak|understand) (?:good |some )?english|english[- ]speaking(?: (?:people|population|locals|environment))?|(?:it )?(?:must|should|has to|have to|needs? to) be (?:in )?english|(?:only |just )?english(?: language)?(?: (?:only|is (?:a must|required|needed|necessary|essential|non-negotiable)|a must|required))|(?:only|just) english|(?:good |high )?english proficiency|english[- ]friendly(?: (?:places?|countr(?:y|ies)))?|(?:(?:somewhere|anywhere|places?|countr(?:y|ies)|where|that|which|must|needs?|has|have|want|to|be|able|i|we|you|one|can|could|a place) )*(?:get by|live|survive|manage|communicate|get along)(?: (?:just|only|easily|well|fine))* (?:in|with|on|speaking) (?:only |just )?english(?: (?:only|alone|everywhere))?|(?:(?:somewhere|places?|where) )*english (?:is|must be|has to be|will be) (?:enough|sufficient)|(?:(?:places?|somewhere|where) )*(?:people|locals|everyone|everybody|most people) (?:can )?(?:speaks?|understands?) (?:good |some )?english(?: (?:well|at least a (?:bit|little)))?)[.! ]*$/;
const NO_ENGLISH = /^(?:no|without|zero) english(?: (?:spoken|speakers|at all))*[.! ]*$/;

/** "Daily life needs a language other than English": English has to carry it. */
const OF_DAILY_LIFE =
  /\b(?:daily|everyday|day[- ]to[- ]day|normal|ordinary|social) (?:life|living|matters|things)\b|\b(?:to|for) (?:live|living|get(?:ting)? (?:by|around)|shop(?:ping)?)\b/;

const OFFICIAL =
  /\bofficial (?:languages?|tongues?|status)\b|\b(?:is|be|as|not|n't|being) (?:made )?official\b/;
const AT_WORK = /\b(?:work\w*|jobs?|offices?|patients?|clients?|customers?|colleagues?|employers?)\b/;
const OF_DOCTORS =
  /\b(?:doctors?|dentists?|physicians?|nurses?|hospitals?|clinics?|medical staff|health ?care)\b/;
const AT_SCHOOL =
  /\b(?:schools?|schooling|kindergartens?|nurser(?:y|ies)|lessons|classes|taught|teach(?:es|ing)?)\b/;
/** People and places of learning that answer for themselves. */
const OF_EXPERTS =
  /\b(?:doctors?|dentists?|therap\w*|lawyers?|universit\w*|programmes?|programs?|degrees?|courses?|international)\b/;

/** "A language that is not English", "another language than English", "not in English": English would do. */
const other = (language: string): RegExp =>
  new RegExp(
    `\\b(?:other than|another language than|(?:that|which) (?:is not|isn't)|not (?:be )?(?:\\w+ )?in|instead of) ${language}\\b`,
  );
const doneIn = (language: string): RegExp =>
  new RegExp(`\\b(?:in|with) ${language}\\b|\\b${language}[- ](?:speaking|language|medium)\\b`);
const MUST_SPEAK = /\b(?:must|should|needs? to|has to|have to) (?:speak|understand|be)\b/;
const MUST_BE = /\b(?:must|should|needs? to|has to|have to) (?:be|suffice|do)\b/;

/** Whether a line asks that one language is enough where people work, or where children are taught. */
function suffices(plain: string, language: string): boolean {
  if (OF_EXPERTS.test(plain) || /\bno (?:\w+ )?languages? (?:other|that|which)\b/.test(plain)) return false;
  if (other(language).test(plain)) return true;
  const named = doneIn(language).test(plain);
  return named ? LACKING.test(plain) || MUST_BE.test(plain) : demanded(language).test(plain);
}

/** By its name alone: "English-speaking doctors", "doctors who speak English". */
const SPEAK_IT =
  /^(?:(?:an? )?(?:hospitals?|clinics?) with )?(?:an? )?\w+[- ]speaking\b|^(?:an? )?(?:doctors?|dentists?|physicians?|nurses?|medical staff)(?: (?:who|that|which))?(?: can)? speaks? \w+[.! ]*$/;

/** "No doctors who speak English", "doctors must speak German", and nothing about how near or how good they are. */
function asksOfDoctors(plain: string, language: string): boolean {
  const spoken = SPOKEN_OF.test(plain) || doneIn(language).test(plain);
  const more =
    /\b(?:\d+|near|nearby|close|far|within|wait\w*|free|good|bad|poor|quality|specialists?|\w+ologists?)\b/.test(
      plain,
    );
  return spoken && !more && (LACKING.test(plain) || MUST_SPEAK.test(plain) || SPEAK_IT.test(plain));
}

const NAMES = LANGUAGES.map(({ code, name }) => ({ code, name: name.replace(/ \(.*\)$/, '') }));
const BY_WORD = new Map(NAMES.map((one) => [one.name.toLowerCase(), one]));
/** Any of them, of several that begin alike the longest; names hold letters, spaces and hyphens alone. */
const ANY_LANGUAGE = new RegExp(
  `\\b(?:${[...BY_WORD.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);

const POOR =
  "(?:bad|poor|weak|basic|rusty|limited|terrible|broken|little|(?:not|n['’]t) (?:very |so |that |really )?(?:good|great|strong|fluent|enough))";
/**
 * "My English is bad", "we speak little French": whoever says so would not be helped by people who speak it, and refuses
 * the countries where it is spoken.
 */
const SPEAKS_POORLY = new RegExp(
  `\\b(?:my|our|(?:my|our) [\\p{L}'’-]+['’]s|his|her|their) (?:spoken |level of )?(?:${[...BY_WORD.keys()].join('|')}) (?:is|are|level is)(?: (?:very|too|really|quite|so|just|still|pretty))* ?${POOR}|\\b(?:i|we)(?:'m| am| are|'re) (?:bad|no good|not good|hopeless|terrible) (?:at|in) (?:${[...BY_WORD.keys()].join('|')})\\b|\\b(?:i|we) (?:only )?(?:speak|know) (?:very )?little (?:${[...BY_WORD.keys()].join('|')})\\b`,
  'u',
);
/** Whether a text in lower case says that its writer speaks a language badly. */
export const speaksPoorly = (plain: string): boolean => SPEAKS_POORLY.test(plain);

const LABELS: Readonly<Record<LanguageFor, (language: string) => string>> = {
  country: (language) => `${/^[AEIOU]/.test(language) ? 'an' : 'a'} ${language}-speaking country`,
  'daily life': (language) => `${language} spoken by many`,
  'a few': (language) => `${language} spoken by some`,
  law: (language) => `${language} an official language`,
  work: (language) => `${language} enough at work`,
  school: (language) => `schools that teach in ${language}`,
  doctors: (language) => `doctors who speak ${language}`,
};

/** Where people are whose language a line may ask for. */
const SPOKEN_WHERE = [
  [AT_SCHOOL, 'school'],
  [AT_WORK, 'work'],
] as const;

const COUNTRIES = '(?:countr(?:y|ies)|nations?|places?|areas?|regions?|world)';
/**
 * "Not an English-speaking country" is what whoever writes English fears of a place; of another language it may as well
 * be what they refuse.
 */
const NOT_ONE = '|not(?: an?)?';
const WANTED =
  '(?:only|just|must be|has to be|have to be|should be|needs? to be|nothing but|no countr(?:y|ies) (?:but|except)|no non|non|outside(?: of)?(?: the)?|anywhere (?:but|except)|nowhere but)';

/**
 * "Only English-speaking countries", "must be English speaking", "non-English-speaking countries": nothing else stands in
 * the line. "English-speaking countries" alone may be what is wished for or what is not.
 */
function asksOfCountry(plain: string, language: string): boolean {
  const speaking = `(?:an? )?${language}[- ]speaking(?: ${COUNTRIES})?`;
  return new RegExp(
    `^(?:it |they |the (?:country|place) )?(?:(?:${WANTED}${language === 'english' ? NOT_ONE : ''})[- ]${speaking}(?: only)?|${speaking} only|(?:${COUNTRIES}|anywhere|somewhere)(?: (?:that|which|where))? (?:is|are) (?:not|n't) ${speaking})$`,
  ).test(plain.replace(/[.!]+$/, '').trim());
}

/** "Not a French-speaking country", "no English-speaking countries", which may mean either. */
const refusesOrLacks = (plain: string, language: string): boolean =>
  new RegExp(
    language === 'english'
      ? '^no english[- ]speaking (?:countries|nations|places|areas|regions)[.! ]*$'
      : `^(?:no|not(?: an?)?) ${language}[- ]speaking(?: ${COUNTRIES})?[.! ]*(?:,|$)`,
  ).test(plain);

/** Whether a line on official languages asks that this one be among them. */
const asksOfLaw = (plain: string): boolean =>
  MUST_BE.test(plain) || /\b(?:must|should) have\b/.test(plain) || LACKING.test(plain);

const A_PLACE = '(?:places?|countr(?:y|ies)|regions?|cit(?:y|ies)|towns?|areas?)';
/** What refuses a place, and not the want of a language there: "I do not want to live where", "not in a". */
const REFUSES_A_PLACE = new RegExp(
  `^(?:(?:it|this|the (?:country|place)|i|we|my \\w+) )?(?:(?:(?:do|does|would|will) not|will never|never)(?: (?:want|wants|wish|like|going|live|move|be))+|(?:must|should|may|can) ?not be|avoid|no ${A_PLACE}|not (?:in|to|an?)\\b)`,
);

/** Whether a line refuses places where a language is spoken: "nowhere" would be left if it were asked for. */
function refusesSpeakers(plain: string): boolean {
  const refused = REFUSES_A_PLACE.exec(plain)?.[0];
  return refused !== undefined && !LACKING.test(plain.slice(refused.length));
}

/** What a language has to do among people who are named, as at school, by a line that names it alone. */
function purposeAmong(plain: string, language: string): LanguageFor | null {
  // Where doctors are is another question than what they speak.
  if (OF_DOCTORS.test(plain) && asksOfDoctors(plain, language)) return 'doctors';
  const found = SPOKEN_WHERE.find(([words]) => words.test(plain) && suffices(plain, language));
  return found?.[1] ?? null;
}

/** What the language of a line has to do there; null where the line asks nothing of the kind. */
function purposeOf(plain: string, language: string, alone: boolean): LanguageFor | null {
  const otherwise = other(language).test(plain);
  if (alone && asksOfCountry(plain, language)) return 'country';
  if (OFFICIAL.test(plain)) return asksOfLaw(plain) && alone && !otherwise ? 'law' : null;
  const among = alone ? purposeAmong(plain, language) : null;
  if (among) return among;
  if (otherwise && OF_DAILY_LIFE.test(plain)) return 'daily life';
  if (otherwise || OF_THEMSELVES.test(plain) || OF_OTHERS.test(plain)) return null;
  if (refusesOrLacks(plain, language) || refusesSpeakers(plain)) return null;
  if (demanded(language).test(plain)) return 'daily life';
  if (!LACKING.test(plain) || !SPOKEN_OF.test(plain)) return null;
  return AT_ALL.test(plain) ? 'a few' : 'daily life';
}

/** What English has to do there, by a line that says no more than that it is spoken, or is not. */
function byName(plain: string): LanguageFor | null {
  if (NO_ENGLISH.test(plain)) return 'a few';
  return ENGLISH_ALONE.test(plain) ? 'daily life' : null;
}

/** Courtesies behind a line, which say nothing of a language. */
const COURTESY = /[,\s]*\b(?:please|pls|plz|thanks|thank you)[.! ]*$/;

/** A line that demands a language of a place: "Nobody speaks English", "English must suffice at work". */
export function spokenIn(line: string): LineReading | null {
  const plain = line.replace(COURTESY, '');
  const named = new Set(plain.match(ANY_LANGUAGE));
  const [word = ''] = named;
  const found = BY_WORD.get(word);
  if (LIVED_IN.test(plain) || speaksPoorly(plain)) return null;
  // "People speak English or Dutch": neither of them alone is asked for.
  if (named.size > 1 && /\bor\b/.test(plain) && !LACKING.test(plain)) return null;
  const languageFor = found ? (byName(plain) ?? purposeOf(plain, word, named.size === 1)) : null;
  if (!found || !languageFor) return null;
  return { id: SPOKEN, label: LABELS[languageFor](found.name), language: found.code, languageFor };
}
