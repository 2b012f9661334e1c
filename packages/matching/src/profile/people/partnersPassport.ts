import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import type { PartnersPassports } from '../../model/household.ts';
import { ADJECTIVES, countryOfAdjective } from '../text/demonyms.ts';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { membersOf } from './household.ts';
import { withoutRefugeeDocuments } from './refugeeDocument.ts';
import { wordsForPartner } from '../work/professions.ts';
import { listOf, textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

/** One adjective or several: "French", "British and Italian", "Swiss-German". */
const SEVERAL = String.raw`${ADJECTIVES}s?(?:(?:,| and|,? as well as| ?[/–-]) ?(?:an? )?${ADJECTIVES}s?)*`;
const PAPER = '(?:passports?|citizenships?|nationalit(?:y|ies))';

/** What follows an adjective that means a citizenship and nothing else. */
const TOLD_SO = String.raw`(?= (?:citizens?|nationals?|${PAPER}|by birth|and|but)\b| *[.;:,!?()\n—–]| *$)`;

/** Other relatives in the same statement: " and both children are", ", Ines and my son have". */
const WITH_OTHERS = String.raw`(?:(?:,| and|, and|,? as well as) (?:(?:the|our|my|her|his|both|all|two|three|four|of) )*[\p{L}-]+){1,5} (?:are|hold|have)(?: (?:also|both|all|an?|dual)){0,3}`;

/** Must stand before the person: no part of a longer word, no "my ex-" of the past, no "my brother's" of somebody else. */
const NOW = String.raw`(?<!\p{L}|\b(?:ex|former|late|first|previous|business|law|tennis|dance|training|her|his|their)[- ]|['’]s )`;

const ANY_ADJECTIVE = new RegExp(String.raw`\b${ADJECTIVES}`, 'i');
const EACH_ADJECTIVE = new RegExp(ANY_ADJECTIVE, 'gi');

const countriesOf = (atlas: Atlas, adjectives: string | undefined): readonly Country[] =>
  [...(adjectives ?? '').matchAll(EACH_ADJECTIVE)].flatMap(([word]) => countryOfAdjective(atlas, word) ?? []);

/**
 * The countries of which a text calls somebody a citizen: "Katja is German and a translator". `who` is a pattern for
 * the person. Empty where it names none.
 */
export function citizenshipsTold(atlas: Atlas, who: string, text: string): readonly Country[] {
  if (!ANY_ADJECTIVE.test(text)) return [];
  const told = new RegExp(
    [
      String.raw`${NOW}${who}['’]s (?:dual )?(${SEVERAL}) ${PAPER}\b`,
      String.raw`${NOW}${who}(?: of (?:[\w-]+ ){1,3}years)?(?:,? who)? (?:(?:also|already) )?(?:is|holds|has)(?: (?:also|both|an?|the|dual)){0,3} (${SEVERAL})${TOLD_SO}`,
      String.raw`${NOW}${who}${WITH_OTHERS} (${SEVERAL})${TOLD_SO}`,
      String.raw`${NOW}${who}(?: ?\(|, )(?:an? )?(${SEVERAL})(?: (?:citizen|national|passport)|(?<=\([^()]*)\))`,
    ].join('|'),
    'iu',
  ).exec(text);
  return countriesOf(atlas, told?.[1] ?? told?.[2] ?? told?.[3] ?? told?.[4]);
}

/** A passport that is only hoped for: "Lynne’s Irish passport, if she gets it". */
const HOPED = new RegExp(
  [
    String.raw`\b${PAPER}\b[^.;!?]{0,20}\b(?:if|once|when|as soon as) (?:she|he|they) (?:gets?|has|receives?|obtains?)\b`,
    String.raw`\b(?:if|once|when|could|would|may|might|can|wants? to|hopes? to|plans? to|eligible|entitled|appl(?:y|ies|ied|ying))\b[^.;!?]{0,30}\b${PAPER}\b`,
  ].join('|'),
  'i',
);

/** "French citizen, chartered accountant", in a text about the partner alone. */
const OF_ONE = new RegExp(
  String.raw`(?<!\b(?:not|no|non|former|future)(?: an?)?[ -])\b(${SEVERAL}) (?:citizen|national|passport)s?\b`,
  'iu',
);

/** Partners as one calls them before and after a wedding. */
const PROMISED = 'fianc[ée]e?|boyfriend|girlfriend|partner';
const WED = 'husband|wife|spouse|partner';
/** A passport of somebody who has died or left, or one held in the past. */
const GONE = /\b(?:ex|late|former|separated|divorc\w+|died|dead|broke up|left me)\b/i;

/** A partner who is at home, or with the customer. */
const WITH_ME = /\b(?:here|at home(?! in\b)|back home|with (?:me|us)|together)\b/i;
/** Words for having a life in the new country, after the person. */
const LIVES_THERE = String.raw`[^.;!?]{0,40}\b(?:lives?|living|works?|studies|waits?|waiting|resides?|settled|already)\b`;

/** The same with where it is, up to what is said of somebody or something else: "lives in Lyon, I live in Lagos". */
const LIVES_WHERE = String.raw`[^.;!?]{0,40}?\b(?:lives?|living|works?|studies|waits?|waiting|resides?|settled)\b((?:(?!\b(?:I|we|We|my|while|but|because|until|where|and (?:is|has|wants?|can\w*|will|would))\b)[^.;!?])*)`;

/** What a partner is called, by their status. */
const CALLED: Readonly<Record<string, string>> = {
  married: WED,
  'domestic-partnership': `${PROMISED}|${WED}`,
};

/** Whether a sentence tells that its partner, called as they are, lives where its writer does now. */
function isAtHome(answers: Answers, sentence: string, them: string): boolean {
  const lives = new RegExp(String.raw`(?<!\p{L})${them}${LIVES_WHERE}`, 'u');
  const where = lives.exec(sentence)?.[1] ?? '';
  const { city, country } = answers['current-location'] ?? {};
  const named = [city, country].some((name) => name !== undefined && name !== '' && where.includes(name));
  return named || WITH_ME.test(where);
}

/**
 * The passports of a husband, wife or fiancé who is no member of the household that moves, most often since they live
 * in the new country already: "My fiancé Pablo lives in Valencia. He is a Spanish citizen." Null where none is told.
 */
function passportsApart(atlas: Atlas, answers: Answers): PartnersPassports | null {
  const status = textOf(answers, 'relationship-status') ?? '';
  const kin = String.raw`[Mm]y (?:${CALLED[status] ?? PROMISED})`;
  const texts = [...FACTS_TOLD_IN, 'relocation-inspiration'].map((id) => ({
    id,
    sentences: sentencesOf(withoutRefugeeDocuments(textOf(answers, id) ?? '')),
  }));
  const isUsed = (one: string): boolean => !GONE.test(one) && !HOPED.test(one);
  const all = texts.flatMap(({ sentences }) => sentences.filter(isUsed));
  const name = all.flatMap(
    (one) => new RegExp(String.raw`(?<!\p{L})${kin},? (\p{Lu}\p{Ll}+)(?!\p{L})`, 'u').exec(one)?.[1] ?? [],
  )[0];
  const who = `(?:${[...(name === undefined ? [] : [`${kin},? ${name}`, name]), kin].join('|')})`;
  const ofThem = new RegExp(String.raw`^\W*${who}(?!['’\p{L}])`, 'u');
  // A "he" after a sentence that begins with the partner is the partner.
  const said = texts.flatMap(({ id, sentences }) =>
    sentences.flatMap((one, at) => {
      const before = sentences[at - 1] ?? '';
      const goesOn = ofThem.test(before) && isUsed(before);
      return isUsed(one) ? [{ id, one, who: goesOn ? `(?:${who}|[Hh]e|[Ss]he)` : who }] : [];
    }),
  );
  const living = said.filter(({ one, who: them }) =>
    new RegExp(String.raw`(?<!\p{L})${them}${LIVES_THERE}`, 'u').test(one),
  );
  // A partner who stays at home opens nothing.
  if (living.some(({ one, who: them }) => isAtHome(answers, one, them))) return null;
  if (living.length === 0 && !listOf(answers, 'relocation-drivers').includes('family-love')) return null;
  const held = said.flatMap(({ id, one, who: them }) =>
    citizenshipsTold(atlas, them, one).map(({ iso3 }) => ({ iso3, id })),
  );
  return held.length === 0
    ? null
    : {
        passports: [...new Set(held.map(({ iso3 }) => iso3))],
        married: status === 'married',
        apart: true,
        questionIds: [
          'relationship-status',
          ...(living.length > 0 ? [] : ['relocation-drivers']),
          ...new Set(held.map(({ id }) => id)),
        ],
      };
}

/**
 * The passports the partner holds, as the customer's words tell them, since the form does not ask. Null where no text
 * tells of one already held.
 */
export function partnersPassports(atlas: Atlas, answers: Answers): PartnersPassports | null {
  const members = membersOf(answers);
  const partner = members.find(({ relationship }) => relationship === 'spouse');
  if (!partner) return passportsApart(atlas, answers);
  const who = `(?:${wordsForPartner(partner.name)}|my (?:girl|boy)friend)`;
  const own = memberQuestionId(members.indexOf(partner) + 1, 'special-needs');
  const held = [...FACTS_TOLD_IN, 'relocation-inspiration', own].flatMap((id) =>
    sentencesOf(withoutRefugeeDocuments(textOf(answers, id) ?? ''))
      .filter((sentence) => !HOPED.test(sentence))
      .flatMap((sentence) =>
        id === own ? countriesOf(atlas, OF_ONE.exec(sentence)?.[1]) : citizenshipsTold(atlas, who, sentence),
      )
      .map(({ iso3 }) => ({ iso3, id })),
  );
  const passports = [...new Set(held.map(({ iso3 }) => iso3))];
  return passports.length === 0
    ? null
    : {
        passports,
        married: textOf(answers, 'relationship-status') === 'married',
        questionIds: ['relationship-status', ...new Set(held.map(({ id }) => id))],
      };
}
