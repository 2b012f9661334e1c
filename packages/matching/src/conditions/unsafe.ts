import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../anyOf.ts';
import { TOLD_ANYWHERE } from '../profile/text/freeTexts.ts';
import { textOf } from '../profile/text/read.ts';
import { sentencesOf } from '../profile/text/sentences.ts';
import { placesNamedIn } from './geography/namedPlaces.ts';

/** Countries to which somebody wrote that they cannot go, or whose state they cannot turn to. */
export interface Unsafe {
  readonly iso3: readonly Iso3[];
  /** The answers that tell it. */
  readonly questionIds: readonly string[];
}

/** Anywhere, and where somebody tells what happened to them with a state. */
const TOLD = [...TOLD_ANYWHERE, 'background-immigration-details'] as const;

const CANNOT = String.raw`(?:cannot|can(?: ?no|['’])t|can (?:never|no longer)|could (?:not|never)|couldn['’]t|(?:not|no longer|never|(?:wo|would|are|is|was|were)n['’]t) (?:be )?able to|unable to|(?:must|may) (?:not|never)|mustn['’]t|dare not|daren['’]t|do(?: not|n['’]t) dare(?: to)?|(?:not|no longer|never) (?:safe|possible)(?: for (?:me|us))? to|(?:unsafe|dangerous|impossible)(?: for (?:me|us))? to|(?:afraid|scared|terrified) to|will never(?: be able to)?)`;
const CALMLY = String.raw`(?:(?:even|ever|safely|simply|just|never|now|again) )*`;
/** What may follow where the way back itself is closed, and not the way to a job or an old life. */
const END = String.raw`(?=\s*(?:$|[.,;:!?()–—]|(?:or|and|nor|because|since|as|without|until|while|for (?:political|fear|security|safety)|safely|again|any ?more|now|alive|ever|there)\b))`;
/** "cannot go back to Iran", "can't return", "could never go home again". */
const NO_RETURN = new RegExp(
  String.raw`\b${CANNOT} ${CALMLY}(?:(?:go|travel|fly|come|move|be sent|get) back|go home|return|re-?enter|set foot in)(?: (?:home|there|(?:to |in )?(?:my|our) (?:own )?(?:home ?(?:country|land)|country(?: of (?:birth|origin))?|native country|motherland)))?(?:${END}|(?: to| in)? (?:the )?(?<to>\p{Lu}[\p{L} ]+))`,
  'u',
);
/** "cannot go to an Iranian consulate", "I must not contact my embassy", "afraid of the embassy". */
const NO_CONSULATE = new RegExp(
  String.raw`\b(?:${CANNOT} ${CALMLY}(?:go (?:in)?to|go near|approach|contact|use|enter|visit|ask|turn to|deal with|set foot in|write to|call|phone|apply (?:at|through))|(?:afraid|scared|terrified|fear) of|avoid|keep away from|stay away from) (?:[\p{L}’']+ ){0,4}?(?:consulates?|embass(?:y|ies)|consular)`,
  'u',
);
const DANGER = anyOf([
  /\b(?:would|will|could|might|may|['’]d|['’]ll) be (?:arrested|detained|jailed|imprisoned|killed|executed|hanged|tortured|persecuted|prosecuted|put in prison|sent to prison)\b.*\b(?:back|return\w*|there|at home|my (?:home )?country)\b/i,
  /\b(?:back|return\w*)\b.*\b(?:would|will|could|might|may|['’]d|['’]ll) be (?:arrested|detained|jailed|imprisoned|killed|executed|hanged|tortured|persecuted|prosecuted|put in prison|sent to prison)\b/i,
  /\b(?:wanted|persecuted|hunted|blacklisted|threatened|tortured|sentenced) by (?:the |my |our |its )?(?:\w+ )?(?:regime|government|state|authorities|police|intelligence|secret (?:police|services?)|revolutionary guards?|taliban|military|ruling party)\b/i,
  /\b(?:am|are|is|would be|will be|[’']m|[’']re) in (?:great |real |mortal )?danger (?:there|at home|in (?:my|our) (?:home )?country)\b/i,
  /\b(?:consulate|embassy|government|authorities|regime)\b[^.;]{0,40}\b(?:refus\w+|den(?:y|ies|ied)|revok\w+|cancel\w+)\b[^.;]{0,30}\bpassports?\b[^.;]{0,30}\b(?:politic\w*|activis\w*|journalis\w*|protest\w*|opposition|dissident|faith|religion|sexuality)\b/i,
  /\bpolitical(?:ly)? (?:asylum|refugees?|prisoners?|persecut\w+)\b/i,
  /\b(?:granted|got|received|seeking|sought|applied for|have|hold) (?:\w+ )?(?:asylum|refugee status)\b/i,
  /\brefugee status\b/i,
  /\bconvention travel document\b/i,
]);
/**
 * Somewhere else than a state that means harm: a visa that ran out, a flight that costs too much, an office too far.
 */
const OF_LESS = anyOf([
  /\b(?:visas?|permits?|afford|too expensive|costs?|flights?|tax(?:es)?|jobs?|salary|quarantine|temporary protection)\b/i,
  /\b(?:as (?:often|much)|more than|every|each|often|vacation|holidays?|closed|nearest|far away|kilomet\w+|km|miles)\b/i,
  /\b(?:appointments?|opening hours)\b/i,
]);
/** What outweighs such words: "my visa ran out, and I would be arrested". */
const OF_HARM = /\b(?:persecut\w*|arrest\w*|kill\w*|prison|jail\w*|danger\w*|regime|tortur\w*|asylum)\b/i;

/** Whose partner shares a trade or a pastime, and no home. */
const PARTNERS_OF = '(?:business|law|trading|training|tennis|dance|sparring|band)';
const OTHERS = `(?:colleagues?|co-?workers?|${PARTNERS_OF} ?partners?|co-?founders?|friends?|neighbou?rs?|boss|landlords?|teachers?|classmates?|acquaintances?|roommates?|flatmates?|clients?|employees?|refugees?)`;
/** Others than the household, of whom alone a sentence tells: "my colleague can't go back to Iran". */
const OF_OTHERS = new RegExp(
  String.raw`^(?:(?:and|but|also|because|since|like|well),? )?(?:my|our|his|her|their|an?|some|many|most) (?:(?!(?:and|or|is|are|was|were|am|has|have|had|who|that|an?|the|work\w*|liv(?:es?|ed|ing))\b)[\p{L}'’-]+ ){0,3}?${OTHERS}\b(?!.*\b(?:i|we|me|us|myself|ourselves)\b(?! can\b(?! ?(?:no|['’]))))`,
  'iu',
);
const PARTNERS = String.raw`(?<!${PARTNERS_OF} ?)partner|wife|wives|husband|spouse|fianc[eé]e?|boy ?friend|girl ?friend|child|children|kid|son|daughter`;
/**
 * Who may come along: what closes a country to them is never passed over. "My wife's colleague", "a friend of my wife"
 * and "my neighbour and her husband" are none of them.
 */
const OF_FAMILY = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!\bof )(?:my|our) (?:(?!(?:and|or|of|the|is|are|was|were)\b)[\p{L}-]+ ){0,2}?(?:${PARTNERS}|toddler|baby|parent|mother|father|mum|mom|dad|brother|sister|sibling|family|relative|grand\p{L}+|in-laws?|(?:better|other) half)|and (?:${PARTNERS}|family|relative))s?(?!\p{L})(?! ${OTHERS}\b)(?!['’]s? (?!(?:an?|the|also|not|no|from|in|still|now|never)\b))`,
  'iu',
);

/**
 * Whether a sentence says that its writer cannot go back somewhere, or cannot turn to a state; with where, if named.
 */
function readSentence(sentence: string): { readonly to: string | null } | null {
  const lesser = OF_LESS.test(sentence) && !OF_HARM.test(sentence);
  if (lesser || (OF_OTHERS.test(sentence.trim()) && !OF_FAMILY.test(sentence))) return null;
  const back = NO_RETURN.exec(sentence);
  if (back) return { to: back.groups?.['to'] ?? null };
  return NO_CONSULATE.test(sentence) || DANGER.test(sentence) ? { to: null } : null;
}

/** Whether a text tells of a state to which its writer cannot go back or turn. */
export function tellsUnsafe(text: string): boolean {
  return sentencesOf(text).some((sentence) => readSentence(sentence) !== null);
}

/** Letters by which "Iranian", "Russian" or "Turkish" is known for the country. */
const STEM = 4;

/** Those of the passports that a sentence means by name or by adjective. */
function passportsIn(atlas: Atlas, sentence: string, passports: readonly Iso3[]): readonly Iso3[] {
  const words = fold(sentence).split(' ');
  return passports.filter((iso3) => {
    const stem = fold(atlas.country(iso3)?.name ?? iso3).slice(0, STEM);
    return words.some((word) => word.startsWith(stem));
  });
}

/**
 * The countries meant: the one that is named as the way back, the passports that the sentence names, else every
 * passport but that of the country lived in.
 */
function meant(
  atlas: Atlas,
  sentence: string,
  to: string | null,
  { citizenships, home }: { readonly citizenships: readonly Iso3[]; readonly home: Iso3 | null },
): readonly Iso3[] {
  if (to) {
    // A place that is no country, a town or an office, says nothing of a state.
    const [named] = placesNamedIn(atlas, to).iso3;
    return named ? [named] : [];
  }
  const named = passportsIn(atlas, sentence, citizenships);
  if (named.length > 0) return named;
  const abroad = citizenships.filter((iso3) => iso3 !== home);
  return abroad.length > 0 ? abroad : citizenships;
}

/**
 * Countries that somebody wrote they cannot go back to, or to whose consulate: they are never recommended, and nothing
 * in a report sends anybody there. Read carefully, since a country is lost by it; a visa that ran out or a fare that is
 * too high closes no way back.
 */
export function unsafeCountries(
  atlas: Atlas,
  answers: Answers,
  who: { readonly citizenships: readonly Iso3[]; readonly home: Iso3 | null },
): Unsafe {
  const found = TOLD.flatMap((id) =>
    sentencesOf(textOf(answers, id) ?? '').flatMap((sentence) => {
      const read = readSentence(sentence);
      return (read ? meant(atlas, sentence, read.to, who) : []).map((iso3) => ({ iso3, id }));
    }),
  );
  return {
    iso3: [...new Set(found.map(({ iso3 }) => iso3))],
    questionIds: [...new Set(found.map(({ id }) => id))],
  };
}
