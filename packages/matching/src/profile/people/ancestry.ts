import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import { adjectivesIn } from '../text/demonyms.ts';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';

/** Texts that may describe a claim by descent. */
const CLAIM_IN = [...FACTS_TOLD_IN, 'relocation-inspiration', 'special-skills'] as const;

/** Grandparents as a family calls them, in English and in the languages that many emigrants brought along. */
const AS_CALLED = '(?:[Gg]ran(?:ny|ad|dad)?|[Nn]ana?|[Oo]ma|[Oo]pa|[Nn]onn[ao]|[Aa]buel[ao]|[Bb]abushka)';
const FURTHER_BACK =
  /\b((?:great[- ]?)+)(?:grand-?\s?(?:parent|mother|father|ma|pa)|(?:gran(?:ny|ad|dad)?|nana?)\b)/i;
const GRANDPARENT = `(?:${AS_CALLED}s?(?![\\p{L}-])|grand-?\\s?(?:father|mother|parent|ma|pa|dad)s?|(?:mother|father|mum|mom|dad)['’]s (?:mother|father|mum|mom|dad|parents))`;
/**
 * A grandparent as an ancestor is recognised by birthplace or origin, because the word alone may mean a living
 * relative.
 */
const AS_ANCESTOR = new RegExp(
  `\\b${GRANDPARENT}\\b[^.;!?]{0,25}\\b(?:born|came (?:here |to \\p{Lu}[\\p{L}’']+ )?from|emigrated|immigrated|fled|from \\p{Lu})|\\b\\p{Lu}\\p{L}+(?:ish|ian|ean|ese|an|ch) ${GRANDPARENT}\\b`,
  'u',
);

/** An ancestor of a grandparent: "my grandmother's father", "the father of my grandmother". */
const BEFORE_THEM = new RegExp(
  `${GRANDPARENT}['’]s (?:own )?(grand-?\\s?)?(?:father|mother|parents?|mum|mom|dad|ma|pa)\\b|\\b(grand-?\\s?)?(?:father|mother|parents) of (?:my|our|his|her) ${GRANDPARENT}\\b`,
  'iu',
);

/** Generations that such words add to the grandparent's. */
function further(text: string): number {
  const found = BEFORE_THEM.exec(text);
  if (!found) return 0;
  return (found[1] ?? found[2]) === undefined ? 1 : 2;
}

/** How many generations back the ancestor in a text is, 2 for a grandparent; null where none is named. */
export function generationIn(text: string): number | null {
  const found = FURTHER_BACK.exec(text);
  const more = further(text);
  if (found) return 2 + (found[1]?.match(/great/gi)?.length ?? 1) + more;
  return AS_ANCESTOR.test(text) || more > 0 ? 2 + more : null;
}

/** An ancestor the customer wrote about. */
export interface AncestorTold {
  /** Generations back: 2 for a grandparent, 3 for a great-grandparent. */
  readonly generation: number;
  /** Countries named with the ancestor; empty where the words name none. */
  readonly iso3s: readonly Iso3[];
  readonly questionId: string;
}

const ANCESTORS = new RegExp(`(?:great[- ]?)*${GRANDPARENT}`, 'giu');
/** Where the words about the next ancestor may begin. */
const BREAKS = /[.;,!?\n]|\b(?:and|but|while|whereas)\b/g;

/** Splits a text into parts about one ancestor each. */
function partsByAncestor(text: string): readonly string[] {
  const nouns = [...text.matchAll(ANCESTORS)].map(({ index }) => index);
  const starts = nouns.flatMap((at, i) => {
    const before = nouns[i - 1];
    if (before === undefined) return [0];
    const last = [...text.slice(before, at).matchAll(BREAKS)].at(-1);
    return last ? [before + last.index] : [];
  });
  return starts.map((start, i) => text.slice(start, starts[i + 1]));
}

/** Those of these countries that a text names, by noun or by adjective. */
function namedAmong(atlas: Atlas, text: string, countries: readonly Iso3[]): readonly Iso3[] {
  const adjectives = adjectivesIn(atlas, text).map(({ iso3 }) => iso3);
  return countries.filter((iso3) => {
    const name = atlas.country(iso3)?.name;
    return (
      adjectives.includes(iso3) ||
      (name !== undefined && new RegExp(`\\b${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text))
    );
  });
}

/** The ancestors the customer wrote about, each with the claimed countries named beside them. */
export function ancestorsTold(
  atlas: Atlas,
  answers: Answers,
  countries: readonly Iso3[],
): readonly AncestorTold[] {
  return CLAIM_IN.flatMap((questionId) => {
    const text = textOf(answers, questionId) ?? '';
    const each = partsByAncestor(text).flatMap((part): AncestorTold[] => {
      const generation = generationIn(part);
      return generation === null
        ? []
        : [{ generation, iso3s: namedAmong(atlas, part, countries), questionId }];
    });
    const whole = generationIn(text);
    return each.length > 0 || whole === null ? each : [{ generation: whole, iso3s: [], questionId }];
  });
}

/**
 * The ancestor behind a claim in one country: the nearest one named with it, else the first named with no country.
 * Null where there is none, so the generation is unknown.
 */
export function ancestorFor(told: readonly AncestorTold[], iso3: Iso3): AncestorTold | null {
  const own = told.filter(({ iso3s }) => iso3s.includes(iso3));
  const [nearest] = own.toSorted((a, b) => a.generation - b.generation);
  return nearest ?? told.find(({ iso3s }) => iso3s.length === 0) ?? null;
}

const THOSE_YEARS = '19(?:3[3-9]|4[0-5])';
const LOST_OR_LEFT = String.raw`(?:lost|revoked|withdrawn|taken (?:away|from)|left|emigrated|escaped|got out)`;
/**
 * Words on an ancestor whom a state persecuted or stripped of citizenship before 1945. A birth in those years proves
 * nothing, and neither does a citizenship lost by acquiring another one later.
 */
const DRIVEN_OUT = anyOf([
  /\b(?:jew(?:s|ish)?|sinti|roma|nazis?|holocaust|shoah|persecut\w+|fled|expelled|deported|kindertransport)\b/i,
  /\b(?:stripped|deprived|robbed)\b[^?]{0,40}\b(?:citizen\w*|nationality|passports?)\b/i,
  new RegExp(String.raw`\b${LOST_OR_LEFT}\b[^?.]{0,60}(?<!\bborn (?:\w+ ){0,4})\b${THOSE_YEARS}\b`, 'i'),
  new RegExp(
    String.raw`(?<!\bborn\b[^?.]{0,30})\b${THOSE_YEARS},? (?:(?:he|she|they|who) )?(?:(?:was|were|had|has) )?${LOST_OR_LEFT}\b`,
    'i',
  ),
]);

/** Whether a text tells of persecution that drove an ancestor out. */
export const wasDrivenOut = (text: string): boolean => DRIVEN_OUT.test(text);

/** Whether any text on the claim tells of such persecution. */
export const ancestryDrivenOut = (answers: Answers): boolean =>
  CLAIM_IN.some((id) => wasDrivenOut(textOf(answers, id) ?? ''));
