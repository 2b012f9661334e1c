import { anyOf } from '../../anyOf.ts';
import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { OTHER_NAMES } from './otherNames.ts';
import { AT_WIDEST, PARTS_OF_THE_WORLD, WITH_ARTICLE } from './partsOfTheWorld.ts';
import { nameWithReason, rulesOut } from './reasonNamed.ts';

/** Names people write for countries beside those of the atlas. */
const SHORT_NAMES: Readonly<Record<string, readonly Iso3[]>> = {
  usa: ['USA'],
  'u s a': ['USA'],
  'u s': ['USA'],
  'the us': ['USA'],
  'the states': ['USA'],
  america: ['USA'],
  uk: ['GBR'],
  'u k': ['GBR'],
  britain: ['GBR'],
  'great britain': ['GBR'],
  england: ['GBR'],
  hk: ['HKG'],
  ksa: ['SAU'],
  nk: ['PRK'],
  saudi: ['SAU'],
  nz: ['NZL'],
  uae: ['ARE'],
  emirates: ['ARE'],
  'the emirates': ['ARE'],
  dubai: ['ARE'],
  holland: ['NLD'],
  turkey: ['TUR'],
  'czech republic': ['CZE'],
  burma: ['MMR'],
  korea: ['KOR'],
  congo: ['COD', 'COG'],
};

/** Halves of the world, by the side of the equator on which the point of a country lies. */
const HEMISPHERES = [
  ['southern hemisphere', -1],
  ['northern hemisphere', 1],
] as const;

/** Every country by its name in the atlas, folded. */
export const countryNames = rememberedOf(
  ({ countries }: Atlas): ReadonlySet<string> => new Set(countries.map(({ name }) => fold(name))),
);

interface Names {
  readonly places: ReadonlyMap<string, readonly Iso3[]>;
  readonly widest: ReadonlyMap<string, readonly Iso3[]>;
  /** Any of the names as whole words, of several at one place the longest. */
  readonly pattern: RegExp;
}

/** Every name of a country or a part of the world, folded; made once for an atlas. */
const namesOf = rememberedOf((atlas: Atlas): Names => {
  const within = (parts: readonly string[]) => (country: Country) =>
    [country.region, country.subregion, country.iso3].some((part) => parts.includes(part));
  const places = new Map<string, readonly Iso3[]>([
    ...Object.entries(OTHER_NAMES),
    ...atlas.countries.map(({ iso3, name }) => [fold(name), [iso3]] as const),
    ...Object.entries(SHORT_NAMES),
    ...Object.entries(PARTS_OF_THE_WORLD).map(
      ([name, parts]) => [name, atlas.countries.filter(within(parts)).map(({ iso3 }) => iso3)] as const,
    ),
  ]);
  for (const [name, sign] of HEMISPHERES)
    places.set(
      name,
      atlas.countries.filter(({ point }) => Math.sign(point[1]) === sign).map(({ iso3 }) => iso3),
    );
  const longestFirst = [...places.keys()].sort((a, b) => b.length - a.length);
  // Folded names hold letters, digits and spaces alone.
  const pattern = new RegExp(`(?<![^ ])(?:${longestFirst.join('|')})(?![^ ])`, 'gu');
  const widest = new Map(
    Object.entries(AT_WIDEST).map(
      ([name, parts]) => [name, atlas.countries.filter(within(parts)).map(({ iso3 }) => iso3)] as const,
    ),
  );
  return { places, widest, pattern };
});

/** "It must not be in Asia", "Must be outside Europe": the same in a sentence. */
const REFUSED = anyOf([
  /^(?:(?:it|this|the country|the place) )?(?:(?:must|should|may|can) ?not|(?:should|must)n ?t|cannot|cant) be(?: anywhere)?(?: in| within)?(?: the| an?| and| or)*(?: (?:countr(?:y|ies)|states?|nations?|members?|member states?))?$/,
  /^(?:(?:it|this|the country|the place) )?(?:must|should|has to|have to|needs? to) be(?: outside(?: of)?| away from)(?: the| and| or)*$/,
]);
/** "We don't want to live in … any more", "never going back to …": refused by who would live there. */
const NEVER_THERE =
  /^(?:(?:i|we)(?: both)? )?(?:(?:do|does|will|would|can|could) ?n[o ]?t|dont|don t|wont|won t|wouldn t|cannot|cant|can t|(?:will |would |do |can )?(?:never|not)|refuse to|am not|are not)(?: (?:ever|even|again|really))*(?: (?:want(?:ing)? to|wish to|wanna|like to|gonna|going to))?(?: (?:ever|even))*(?: (?:live|living|move|moving|go|going|stay|staying|settle|settling|be|return|returning|relocate|relocating|come|enter|set foot)(?: back)?|(?: going)? back)(?: (?:in|to))*(?: (?:the|and|or))*(?: (?:again|anymore|any more|ever))*$/;
/** "We are banned from the UK", "I was deported from Germany". */
const BANNED =
  /^(?:(?:(?:i|we|my \w+) )?(?:(?:am|are|is|was|were|m|re|have been|has been|got) )?(?:both )?)?(?:banned|barred|deported|expelled) from(?: entering)?(?: (?:the|and|or))*$/;
/** "Not interested in Asia", "we don't want Germany again", "keep me away from Russia", "we wouldn't consider the US", "don't send me to Hungary". */
const NOT_INTERESTED =
  /^(?:(?:i am|i m|im|we are|we re) )?(?:not (?:at all )?(?:interested in|considering|looking at)|no interest in|(?:i |we )?(?:do|does|would|will|could|wo)(?: not| ?n t|nt)(?: even| ever)? consider|(?:i |we )?(?:both )?do(?: not| ?n t|nt) (?:want|like)|(?:please )?(?:keep (?:me|us)|stay(?:ing)?) (?:far )?(?:away from|out of)|(?:please )?do(?: not| ?n t|nt) (?:send|take|move|put|bring) (?:me|us)(?: to| in)?|(?:please )?(?:never|do(?: not| ?n t|nt)) (?:suggest|recommend|propose|offer|show|include)(?: me| us)?)(?: (?:living|moving|going))?(?: (?:in|to|the|and|or|any))*(?: (?:again|any ?more))?$/;
/** "We have already ruled out Portugal". */
const RULED_OUT =
  /^(?:(?:i|we) )?(?:(?:have|ve|had) )?(?:(?:also|already|both) )*(?:ruled out|excluded|crossed off|rejected|discarded)(?: (?:the|and|or|already|as well|too))*$/;
/** The same few words as people write them beside an English name in a language of their own: "No Chile ni Ecuador". */
const NOT_THERE_ELSEWHERE =
  'ni|nada|nunca|jamas|sin|y|o|de|en|el|la|los|las|nao|nem|sem|nenhum|nenhuma|e|ou|kein|keine|keinen|nicht|nie|niemals|und|oder|pas|jamais|aucun|aucune|sauf|et|le|les|non|nessun|nessuna|mai|geen|niet|nooit|noch';
/** Words beside country names that still mean no more than "not there". */
const PLAIN_EXCLUSION = new RegExp(
  String.raw`^(no|not|neither|nor|never|avoid|nowhere in|(?:every(?:where|thing)|any(?:where|thing|(?: other)? (?:country|place))) (?:but|except(?: for)?|other than)|anywhere in|anything in|nothing in|rule out|i will not|i won'?t|we will not|we won'?t|living in|live in|move to|moving to|going to|go to|would|to|in|and|or|an?|all(?: of)?|whole of|entire|the|countries|country|members?|member states?|states|nations|republics|please|any|i|we|${NOT_THERE_ELSEWHERE}|\s)*$`,
);

const SURELY =
  '(?:either|certainly|surely|clearly|obviously|definitely|absolutely|of course|for sure|at all|ever)';
/** "Not Canada either", "certainly not Russia". */
const SURELY_NOT = new RegExp(
  `^(?:${SURELY} )*(?:no|not|never|nor)(?: (?:in|to|the|and|or|any|countries))*(?: ${SURELY})*$`,
);
/** "Excluding the Gulf states", by a verb before the names: "Asia except Japan" refuses no Japan. */
const OPENS_WITH_EXCEPT = /^(?:please )?(?:exclud\w+|except|skip|avoiding)\b/;
const EXCLUDES =
  /^(?:please )?(?:exclude|excluding|except(?: for)?|skip|avoiding)(?: (?:the|all|any|of|in|and|or|countries|states))*$/;

/** "Except Japan", "excluding Spain": beside something else that is an exception to it. */
const AS_EXCEPTION =
  /^\W*(?:and |but )?(?:except(?:ing|ed)?|excluding|apart from|aside from|other than|besides|with the exception of|save for)\b/i;

/** Whether words take names out of what stands beside them, and rule none out unless they stand alone. */
export const isException = (words: string): boolean => AS_EXCEPTION.test(words);

/** "In Europe": nothing tells whether it is refused or asked for. */
const NOTHING_BUT_WHERE = /^in(?: the)?$/;

/**
 * A half of the world and a club of the rich by their names alone are nobody's one deal-breaker, and as likely what is
 * asked for.
 */
const SELDOM_FEARED =
  /^(?:the )?(?:g7|group of seven|(?:south|north)ern hemisphere)(?: (?:countr(?:y|ies)|states?|nations?|members?))?$/;
/** "Southern Europe not Greece", "not all of Asia": a part of it alone is refused; "@" is a name. */
const OF_SOME =
  /^(?!.* (?:no|not)$)(?:(?:in|the|to) )*@(?: (?:(?:and|or|the) )*@)* (?:but )?(?:no|not)(?: (?:in|the|to|any))* @|\bnot (?:all|every\w*|the whole|the entire)\b/;

/** "Germany is out for me", "Qatar and Oman are off the table": the same after the names. */
const OUT = anyOf([
  /^(?:(?:and|or|the|(?:all|the whole)(?: of)?) )*(?:is|are|would be|has been|have been) (?:(?:also|already|simply|completely|definitely|just|both|all) )?(?:out(?: of the question)?|off(?: the (?:table|list))?|(?:a )?no(?: ?go)?(?: area)?|not (?:an option|possible)|ruled out|excluded|impossible|(?:a )?deal ?breakers?|(?:(?:just|simply|way|much) )?too far(?: away)?)(?: for (?:me|us|him|her|them|(?:both|the two) of us|(?:that|this) (?:reason|alone)))?(?: (?:too|as well|also|obviously|of course|definitely|completely|for sure))?$/,
  /^(?:(?:and|or|the) )*out$/,
]);

/**
 * "Australia too far", "Asia is too far from the grandkids", "Germany is too bureaucratic": the same by what no figure
 * tells of a place. Of what one does, "Oslo is too dark", the place is the measure.
 */
const TOO_FAR =
  /^(?:(?:and|or|the) )*(?:(?:is|are|seems?|feels?) )?(?:(?:just|simply|way|much|far|both|all) )*too (?:far(?: away)?(?: from (?:home|here|us|(?:my|our|the) \w+(?: \w+)?))?|isolated|remote|bureaucratic|religious|conservative|boring|crowded|touristy|nationalist(?:ic)?|racist|rigid|materialistic)(?: for (?:me|us))?$/;

/** "Everything but the USA is okay". */
const ALL_BUT_FINE =
  /^(?:any(?:thing|where)|every(?:thing|where)|all(?: countries)?) (?:but|except(?: for)?|other than|apart from)(?: (?:the|and|or|in))* (?:is|are|would be) (?:ok(?:ay)?|fine|good|acceptable|possible|welcome|great)(?: (?:for|with|by) (?:me|us))?$/;

/** "I'm open to everything except North Korea", "we would go anywhere but Texas": said by who would go. */
const OPEN_BUT =
  /^(?:(?:i|we)(?: ?(?:m|am|are|re|d|ll|would|will|could|can))?|would|could|can|will)?(?: (?:also|both|all|really|happily|gladly|pretty much|very))*(?: ?(?:open|willing|happy|ready|prepared)(?: to)?(?: (?:go|live|move|consider|try))?| (?:go|live|move|consider|try))(?: (?:to|in))? (?:anything|everything|anywhere|everywhere|any (?:country|place)|all (?:countries|places)) (?:but|except(?: for)?|apart from|other than|besides)(?: (?:the|and|or|in))*(?: (?:the|and|or))*$/;

/**
 * "US" in capitals is a country, also in "US no", where "us" are the people who write; before a noun it is what a
 * passport or a sum is.
 */
const US_ALONE = /\bUS\b(?=\s*(?:$|[,.;!]|and\b|or\b|no\b(?!\s+\w)))/g;

/** Words of a reason beside the names in it, and not of a list. */
const SAYS_WHY = /\b(?!and\b|the\b|nor\b|also\b|etc\b)\p{L}{3,}/u;
/** Words by which the names beside them are refused, and not only named. */
const IN_SO_MANY_WORDS =
  /\b(?:no|not|never|nowhere|nothing|avoid|rule out|wont|won t|cannot|cant|outside|away from|out|off|impossible|excluded|ruled out|deal ?breakers?)\b/;

/** What a line says of places by name. */
export interface NamedPlaces {
  readonly iso3: readonly Iso3[];
  /** The same with all that people may count to a part of the world whose bounds nobody agrees on. */
  readonly atWidest: readonly Iso3[];
  /** Whether the line does nothing but rule them out. */
  readonly plain: boolean;
  /** The words beside their names, folded. */
  readonly beside: string;
  /** The names as they are put into a sentence: "Europe", "the Gulf", "the United States". */
  readonly called: readonly string[];
}

/** "southeast asia" as it is written in a sentence: "Southeast Asia". */
const regionCalled = (name: string): string =>
  (WITH_ARTICLE.test(name) ? `the ${name}` : name)
    .replace(/\bcountry$/, 'countries')
    .replace(/\bbalkan$/, 'balkans')
    .replace(/\bgcc\b/, 'GCC')
    .replace(/\b(?:dach|brics)\b/, (name) => name.toUpperCase())
    .replace(/\bussr\b/, 'USSR')
    .replace(/\b(?!the\b|countr(?:y|ies)\b|nations?\b|islands\b|states\b|monarchies\b)\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    );

const countryCalled = (atlas: Atlas, iso3: Iso3): string => atlas.country(iso3)?.name ?? iso3;

/**
 * Countries and parts of the world that a line names. The longest name is taken first and whole: "South America" is
 * not also America, nor "Papua New Guinea" Guinea.
 *
 * @param isFeared whether a reason behind the names tells of a thing that rules places out
 */
export function placesNamedIn(
  atlas: Atlas,
  line: string,
  isFeared: (reason: string) => boolean = () => false,
): NamedPlaces {
  const whole = namedIn(atlas, line);
  const found = whole.plain ? null : nameWithReason(line);
  if (!found) return whole;
  const alone = namedIn(atlas, found.name);
  const refused = IN_SO_MANY_WORDS.test(alone.beside);
  // Behind "Taiwan is out" another name is part of the reason; a list of names may be meant itself.
  const others = namedIn(atlas, found.reason);
  const namesMore = others.iso3.length > 0 && !(refused && SAYS_WHY.test(others.beside));
  return alone.plain && !namesMore && rulesOut(found.reason, refused, isFeared) ? alone : whole;
}

function namedIn(atlas: Atlas, line: string): NamedPlaces {
  const { places, widest, pattern } = namesOf(atlas);
  const found: Iso3[] = [];
  const beyond: Iso3[] = [];
  const called: string[] = [];
  const rest = fold(line.replace(US_ALONE, 'USA')).replace(pattern, (name) => {
    const countries = places.get(name) ?? [];
    found.push(...countries);
    beyond.push(...(widest.get(name) ?? []));
    called.push(
      name in PARTS_OF_THE_WORLD || name.endsWith(' hemisphere')
        ? regionCalled(name)
        : countries.map((one) => countryCalled(atlas, one)).join(' or '),
    );
    return '';
  });
  const iso3 = [...new Set(found)];
  const beside = rest.trim();
  const said = beside.replace(/\s+/g, ' ');
  const marked = fold(line.replace(US_ALONE, 'USA')).replace(pattern, '@');
  const plain =
    iso3.length > 0 &&
    !NOTHING_BUT_WHERE.test(said) &&
    !SELDOM_FEARED.test(fold(line).trim()) &&
    !OF_SOME.test(marked.replace(/\s+/g, ' ')) &&
    [
      PLAIN_EXCLUSION.test(beside),
      REFUSED.test(said),
      NEVER_THERE.test(said),
      NOT_INTERESTED.test(said),
      SURELY_NOT.test(said),
      EXCLUDES.test(said) && OPENS_WITH_EXCEPT.test(fold(line)),
      OUT.test(said),
      TOO_FAR.test(said),
      RULED_OUT.test(said),
      OPEN_BUT.test(said),
      ALL_BUT_FINE.test(said),
      BANNED.test(said),
    ].some(Boolean);
  return { iso3, atWidest: [...new Set([...iso3, ...beyond])], plain, beside, called };
}

/** Countries that a line rules out by name, or by a border with one that it names. */
export const COUNTRIES = 'countries';

/** Whether any of these readings is of countries by name. */
export const namesCountries = (found: readonly { readonly id: string | null }[]): boolean =>
  found.some(({ id }) => id === COUNTRIES);

/** "not France, Spain". */
export const excludedLabel = (atlas: Atlas, named: readonly Iso3[]): string =>
  `not ${named.length > 6 ? `any of ${named.length} countries` : named.map((iso3) => countryCalled(atlas, iso3)).join(', ')}`;
