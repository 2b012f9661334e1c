import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Preferences } from '../../model/preferences.ts';
import { givenName } from './givenName.ts';
import { choiceOf, listOf, numberOf, textOf } from '../text/read.ts';
import { SKILLS_TOLD_IN } from '../text/skillsTold.ts';

type Level = Preferences['spokenLanguages'][number]['level'];

const RATED = {
  basic: 'basic',
  conversational: 'working',
  independent: 'working',
  fluent: 'fluent',
} as const;

/** Language levels as people write them, in words or by the Common European Framework. */
const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [/^(?:a1|a2|basic|beginner)/i, 'basic'],
  [/^(?:b1|b2|intermediate|conversational)/i, 'working'],
  [/^(?:c1|c2|fluent)/i, 'fluent'],
  [/^(?:native|mother tongue|first language|bilingual)/i, 'native'],
];
const STEP = '(?:A1|A2|B1|B2|C1|C2|basic|beginner|intermediate|conversational)';
const WHOLE = '(?:fluent(?:ly)?|native|mother tongues?|first languages?|bilingual)';

/** Certificates that reveal the language and level by their name. */
const CERTIFICATES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:goethe|testdaf)\b/i, 'de'],
  [/\b(?:delf|dalf)\b/i, 'fr'],
  [/\bdele\b/i, 'es'],
  [/\b(?:cils|celi)\b/i, 'it'],
];
const OTHERS =
  /\b(?:my|our) (?:husband|wife|partner|spouse|fianc[ée]e?|sons?|daughters?|child(?:ren)?|kids?|mother|father|parents?)\b/i;

const levelOf = (words: string): Level | null => LEVELS.find(([said]) => said.test(words))?.[1] ?? null;

/** Sentences about the customer. Those that name another member of the household are about that one. */
function ownSentences(answers: Answers): readonly string[] {
  const count = familyMemberCount(numberOf(answers, 'number-of-family-members'));
  const names = Array.from({ length: count }, (_, i) => textOf(answers, memberQuestionId(i + 1, 'name')))
    .map((name) => (name ? givenName(answers, name) : ''))
    .filter((name) => name.length > 1);
  return SKILLS_TOLD_IN.flatMap((id) => (textOf(answers, id) ?? '').split(/\.(?!\d)|[;\n!?]/)).filter(
    (sentence) => !OTHERS.test(sentence) && !names.some((name) => sentence.includes(name)),
  );
}

/** The level a sentence gives for a language: "Polish B2", "fluent Polish", "Ukrainian and Russian native". */
function levelIn(sentence: string, code: string, name: string): Level | null {
  const certificate = CERTIFICATES.find(([, of]) => of === code)?.[0];
  const isNamed = sentence.toLowerCase().includes(name.toLowerCase());
  if (!isNamed && !certificate?.test(sentence)) return null;
  const after = new RegExp(`\\b${name}\\b(?:(?! and | & )[^,:]){0,15}?\\b(${STEP})\\b`, 'i').exec(sentence);
  const whole = new RegExp(`\\b${name}\\b[^,:]{0,25}?\\b(${WHOLE})\\b`, 'i').exec(sentence);
  const before = new RegExp(`\\b(${STEP}|${WHOLE})(?: in)? ${name}\\b`, 'i').exec(sentence);
  const certified =
    certificate && new RegExp(`${certificate.source}\\D{0,12}?\\b(${STEP})\\b`, 'i').exec(sentence);
  const words = (after ?? whole ?? before ?? certified)?.[1];
  return words ? levelOf(words) : null;
}

/** Whether a language has official status in a country, variants and scripts included. */
const official = (atlas: Atlas, code: string, iso3: Iso3): boolean =>
  atlas.languages.of(iso3).some((use) => use.status !== null && use.code.split(/[-_]/)[0] === code);

/**
 * The customer's languages, each with the level it can be relied on. The first is native, and a level stated in words
 * takes precedence.
 *
 * The form asks only for the level of the best foreign language. The first language without a level of its own gets
 * that rating, and the others count as working level. A rating of basic applies to them all, except to an official
 * language of a passport's country where other foreign ones are listed.
 */
export function languagesOf(
  atlas: Atlas,
  answers: Answers,
  citizenships: readonly Iso3[],
): Preferences['spokenLanguages'] {
  const rating = choiceOf(answers, 'language-proficiency-rating', [
    'basic',
    'conversational',
    'independent',
    'fluent',
  ]);
  const rated = rating ? RATED[rating] : null;
  const sentences = ownSentences(answers);
  const codes = listOf(answers, 'languages-spoken');
  const told = new Map(
    codes.map((code): readonly [string, Level | null] => {
      const name = atlas.languages.names
        .get(code)
        ?.replace(/[^\p{L} ].*$/u, '')
        .trim();
      const found = name
        ? sentences.flatMap((sentence) => levelIn(sentence, code, name) ?? [])[0]
        : undefined;
      return [code, found ?? null];
    }),
  );
  const foreign = codes.slice(1);
  const atHome = foreign.filter((code) => citizenships.some((iso3) => official(atlas, code, iso3)));
  const ratesAnother = atHome.length < foreign.length;
  const best = foreign.some((code) => told.get(code) === rated)
    ? null
    : foreign.find((code) => !told.get(code));
  const ratedAs = (code: string): Level => {
    if (rated === null) return 'unknown';
    if (rated === 'basic') return ratesAnother && atHome.includes(code) ? 'working' : 'basic';
    return code === best ? rated : 'working';
  };
  return codes.map((code, i) => ({ code, level: told.get(code) ?? (i === 0 ? 'native' : ratedAs(code)) }));
}

/** "Italian A2", "basic Greek", "some Spanish": a language somebody has begun to learn, mentioned but not ticked. */
const BEGUN =
  /(?<!\p{L})(\p{L}{4,})(?: |: ?| ?\()(?:level )?(?:A1|A2|basic|beginners?)\b|\b(?:basic|beginner['’]?s?|some|a (?:bit|little)(?: of)?|learning) (\p{L}{4,})\b/giu;

/** Languages that the customer has begun to learn by their own words, in addition to those ticked. */
export function languagesBegun(atlas: Atlas, answers: Answers): readonly string[] {
  const ticked = listOf(answers, 'languages-spoken');
  const told = ownSentences(answers).flatMap((sentence) =>
    [...sentence.matchAll(BEGUN)].map(([, before, after]) => (before ?? after ?? '').toLowerCase()),
  );
  if (told.length === 0) return [];
  return [...atlas.languages.names].flatMap(([code, name]) =>
    told.includes(name.toLowerCase()) && !ticked.includes(code) ? [code] : [],
  );
}
