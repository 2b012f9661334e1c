import { type Script, SCRIPT_NAMES } from '@global-fit/atlas/scripts';
import { anyOf } from '../../anyOf.ts';
import type { LineReading } from '../../model/dealBreaker.ts';
import { isHedged } from './hedged.ts';
import { plainly } from './ownTerms.ts';

/** The deal-breaker against letters that one would have to learn. */
export const OWN_ALPHABET = 'own-alphabet';

const WRITING = '(?:alphabets?|scripts?|writing systems?|letters|characters)';
const OTHER =
  '(?:another|(?:an? |any |some )?(?:new|other|different|second|foreign|unfamiliar|unknown|strange|non[- ]?latin|non[- ]?roman|non[- ]?western))';
const LATIN =
  '(?:the )?(?:latin|roman|western|our|my own|my)(?: |-)(?:letters?|alphabets?|script|characters?|writing)';

/** What asks for letters that one can read, whichever those are. */
const OWN_ALONE = anyOf([
  new RegExp(
    `\\b(?:learn(?:ing)?|read(?:ing)?|stud(?:y|ying)|decipher(?:ing)?|deal(?:ing)? with|cop(?:e|ing) with|struggl(?:e|ing) with|us(?:e|ing)|memori[sz](?:e|ing))\\b (?:\\w+ )?${OTHER} (?:kind of |set of )?${WRITING}\\b`,
  ),
  new RegExp(
    `^(?:(?:no|not|without|never|avoid|anywhere|places?|country|countries|languages?|a|with|using|in|that|which|uses?|has|have|to|live|be) )*${OTHER} (?:kind of |set of )?${WRITING}(?: (?:to learn|to read|at (?:my|our) age|please|for (?:me|us)|any ?more|again))*$`,
  ),
  new RegExp(
    `\\b(?:nothing|anything|anywhere|no \\w+|none) (?:but|except|other than|besides|beyond) ${LATIN}\\b`,
  ),
  new RegExp(`\\b(?:only|just|solely|merely)\\b.{0,25}\\b${LATIN}\\b`),
  new RegExp(
    `\\b(?:must|has to|have to|needs? to|should)(?: (?:be|use|have|write|be written|read|with|in|a|its))* ${LATIN}\\b`,
  ),
  new RegExp(
    `\\b${LATIN} (?:only|alone|please|required|is a must|(?:is|are) (?:required|needed|essential))\\b`,
  ),
  new RegExp(`\\b(?:no|not|without|lacks?|lacking)(?: (?:a|use|using|in|written in))* ${LATIN}$`),
  new RegExp(`\\bnot (?:\\w+ ){0,3}(?:with|in|use|using|have|has) ${LATIN}\\b`),
  new RegExp(
    `\\bwithout ${LATIN}\\b|\\boutside (?:of )?${LATIN}\\b|\\bnon[- ]?(?:latin|roman) ${WRITING}\\b`,
  ),
  new RegExp(
    `\\b${WRITING} (?:that |which )?(?:i|we) (?:can |could |do |am |are )?(?:not |n't |cannot |can't |don't )?(?:able to )?(?:read|know|understand|decipher)\\b`,
  ),
  /\b(?:can ?not|can't|unable to|not able to|never be able to) read (?:the |any |their |its )?(?:street |road |shop )?(?:signs?|alphabets?|scripts?|letters|characters|street names)\b/,
]);

/** Scripts by words that mean nothing else, and by names of languages before a word for letters. */
const BY_WORD: readonly (readonly [words: RegExp, scripts: readonly Script[]])[] = [
  [/\bcyrillic\b/, ['Cyrl']],
  [/\b(?:kanji|hiragana|katakana)\b/, ['Jpan']],
  [/\bhangul\b/, ['Kore']],
  [/\bhanzi\b/, ['Hani']],
  [/\bdevanagari\b/, ['Deva']],
];
const BY_LANGUAGE: Readonly<Record<string, readonly Script[]>> = {
  // What Japanese is written in holds Chinese characters too.
  chinese: ['Hani', 'Jpan'],
  mandarin: ['Hani'],
  japanese: ['Jpan'],
  korean: ['Kore'],
  asian: ['Hani', 'Jpan', 'Kore', 'Thai', 'Khmr', 'Laoo', 'Mymr'],
  arabic: ['Arab'],
  persian: ['Arab'],
  urdu: ['Arab'],
  greek: ['Grek'],
  russian: ['Cyrl'],
  ukrainian: ['Cyrl'],
  bulgarian: ['Cyrl'],
  hebrew: ['Hebr'],
  georgian: ['Geor'],
  armenian: ['Armn'],
  thai: ['Thai'],
  khmer: ['Khmr'],
  lao: ['Laoo'],
  burmese: ['Mymr'],
  hindi: ['Deva'],
  bengali: ['Beng'],
  tamil: ['Taml'],
  sinhala: ['Sinh'],
  amharic: ['Ethi'],
};
const OF_LANGUAGE = new RegExp(
  `\\b(${Object.keys(BY_LANGUAGE).join('|')})(?:(?: or |/| and |, )(${Object.keys(BY_LANGUAGE).join('|')}))? (?:alphabets?|scripts?|letters|characters?|writing|signs|ideograms?)\\b`,
);

const REFUSED =
  /\b(?:no|not|never|without|avoid|cannot|can't|don't|won't|refuse|hate|too (?:old|late|hard|difficult)|(?:must|have to|has to|having to|forced to) (?:learn|read|decipher))\b/;
/** "Cyrillic everywhere": nothing else stands in the line. */
const ALONE =
  /^(?:the )?\w+(?: (?:or|and|\/) \w+)?(?: (?:alphabets?|scripts?|letters|characters?|writing))?(?: everywhere)?[.!]?$/;

const NOT_WANTED =
  /\b(?:(?:do|does|would|will|could|can|must|should|am|are) ?not|don't|cannot|can't|never|no longer|too old to)(?: (?:want|wish|like|need|love|have|willing|ready|able|going|be|to))*\b/g;
const WISHED =
  /\b(?:want|would like|'d like|wish|love|happy|willing|ready|keen|eager|enjoy|fun|glad|hope|curious|plan to|learning it|chance|no (?:problem|issue|trouble)|ok(?:ay)?|welcome|not only)\b/;
/** Letters in an envelope, a film, a school, a font: another thing than reading every day. */
const OF_OTHERS = anyOf([
  /\b(?:letters? (?:from|of|to)|fonts?|keyboards?|films?|movies?|theatre|theater|screen\w*|novels?|tattoo\w*|programming)\b/,
  /\b(?:software|website|passports?|visas?|tests?|exams?|certificates?|school|children|child|kids?|sons?|daughters?)\b/,
  /\broad signs\b/,
]);

const listed = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** The scripts that a line refuses by name; empty where it names none. */
function namedIn(plain: string): { readonly scripts: readonly Script[]; readonly said: string } | null {
  const [, first, second] = OF_LANGUAGE.exec(plain) ?? [];
  const scripts = [
    ...BY_WORD.flatMap(([words, all]) => (words.test(plain) ? all : [])),
    ...[first, second].flatMap((language) => (language ? (BY_LANGUAGE[language] ?? []) : [])),
  ];
  if (scripts.length === 0) return null;
  const called = [
    ...BY_WORD.flatMap(([words, [one]]) => (one && words.test(plain) ? [SCRIPT_NAMES[one]] : [])),
    ...[first, second].flatMap((language) => {
      const [one, ...others] = language ? (BY_LANGUAGE[language] ?? []) : [];
      return one ? [others.length > 1 ? 'Asian letters' : SCRIPT_NAMES[one]] : [];
    }),
  ];
  return { scripts: [...new Set(scripts)], said: listed([...new Set(called)]) };
}

/**
 * "I will not learn another alphabet", "nothing but Latin letters", "no Cyrillic": letters that have to be read every
 * day. Null for a wish to learn some, and for letters of another kind.
 */
export function ownAlphabetIn(line: string): LineReading | null {
  const plain = plainly(line)
    .replace(/[.!]+$/, '')
    .trim();
  const hedged = plain.replace(/\b(?:nothing|anything|anywhere|no \w+|none) (?:but|except)\b/g, '');
  if (isHedged(hedged) || WISHED.test(plain.replace(NOT_WANTED, '')) || OF_OTHERS.test(plain)) return null;
  const named = namedIn(plain);
  if (named)
    return REFUSED.test(plain) || ALONE.test(plain)
      ? { id: OWN_ALPHABET, label: `no ${named.said}`, scripts: named.scripts }
      : null;
  return OWN_ALONE.test(plain) ? { id: OWN_ALPHABET, label: 'letters that you can read' } : null;
}
