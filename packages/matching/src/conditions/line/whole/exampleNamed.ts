import { anyOf } from '../../../anyOf.ts';
import type { Atlas } from '@global-fit/atlas/atlas';
import { placeName } from '@global-fit/atlas/countryProfile/placeName';
import { plainly } from '../../own/ownTerms.ts';
import { adjectivesIn, ADJECTIVES } from '../../../profile/text/demonyms.ts';
import { type PlaceAtStart, placesAtStart } from './placesAtStart.ts';

/** A line that names places for something of which they have too much. */
export interface ExampleNamed {
  readonly places: readonly PlaceAtStart[];
  /** The words beside their names, in lower case: "no dark winter". */
  readonly beside: string;
  /** Only what has more of it than they have: "hotter than Madrid". */
  readonly beyond: boolean;
  /** The places themselves are refused, and this is why: "not Lisbon, too expensive". */
  readonly refused: boolean;
  /** They are named as some of those that are meant: "countries that ban it, like Poland". */
  readonly listed: boolean;
  /** Nothing but the place and the thing stand in the line: "Canadian winters". */
  readonly bare?: true;
}

/** "Like", "as", "than", and what may stand between these and a name. */
const COMPARED =
  /\b(like|such as|as|similar to|than)\b(?:,? (?:it is|it's|it gets|you get|they have|those|that|the ones?|what (?:we|you|they) have|here))?((?: (?:an? |the )?(?:winters?|summers?|january|february|july|august))?)(?: (?:in|of|at))?\s+/gi;
/** "Would like", "not like", "as I like" compare nothing. */
const LIKED = /\b(?:not|never|would|i|we|you|they|d|don't|do|really|also)\s*$/;
/** What may follow the names without saying more. */
const NO_MORE =
  /^(?:(?:has|have|does|do|did|is|was|are|gets?|it|in|during|the|winters?|summers?|wintertime|summertime|november|december|january|february|june|july|august|for|me|us|please|there|these|those|days|now|at|all|year|round|or|and|worse|so)\b\s*)*(?:(?:at |of |is |with )?(?:minus |plus |[-−–+])\d{1,2}(?:\.\d)? ?(?:°|º|degrees?)? ?(?:[cf]\b|celsius|fahrenheit)?)?$/;
const WISHED =
  /\b(?:must|need|needs|want|wants|wish|should|has to|have to|love|miss|mind|never enough|as much|looking for|hope|enjoy|nice|lovely|beautiful|pleasant|mild|good|great|perfect)\b/;
/** "Must not be", "do not want": no wish. */
const UNWANTED =
  /\b(?:(?:must|should|may|can|do|does|would|will) ?not|cannot|can't|don't|never|nobody|no longer)(?: (?:want|wish|like|need|have|be|to|love))*\b/g;
const wishes = (before: string): boolean => WISHED.test(before.replace(UNWANTED, ''));
const WORSE = anyOf([
  /\b(?:hotter|(?:no|not|nothing|nowhere|never|anything|anywhere) (?:\w+ )?(?:warmer|cooler)|colder|chillier|darker)\b[^,]*$/,
  /\b(?:gloomier|gr[ae]yer|cloudier|rainier|wetter)\b[^,]*$/,
  /\b(?:more|higher) (?:\w+ )?(?:expensive|costly|humid|rainy|rain|snow|pollut\w+|humidity|prices|costs?|cost of living|smog|heat|cold)\b[^,]*$/,
  /\bhigher prices\b[^,]*$/,
  /\b(?:(?:living costs?|costs? of living|prices) (?:that (?:is|are) )?(?:much |far )?(?:higher|greater|worse)|costlier)\b[^,]*$/,
  /\b(?:dearer|pricier|(?:more|higher) (?:income )?tax(?:es|ation)?)\b[^,]*$/,
  /\b(?:income )?tax(?:es|ation)? (?:(?:is|are|not|must|should|can't|cannot|be|no|any|much) )*(?:higher|worse)\b[^,]*$/,
  /\b(?:worse|higher|more) (?:crime|violence|murder rates?|homicide rates?)\b[^,]*$/,
  /\b(?:crime|violence|murder rates?|homicide rates?|air|air quality|smog|pollution|humidity|winters?|cold) (?:(?:is|are|levels?|rates?|must be) )*(?:no |not |any |much |far )?(?:worse|harsher|higher)\b[^,]*$/,
  /\b(?:muggier|stickier|snowier|icier|shorter (?=days?\b|daylight\b))\b[^,]*$/,
  /\b(?:(?<=\b(?:days?|daylight) (?:(?:that )?(?:is|are|gets?) )?)shorter|(?:smog|dirt)gier|dirtier|more violent)\b[^,]*$/,
  /\bmore dangerous\b[^,]*$/,
]);
const ANY_BETTER = /\b(?:less|not so|not as|cheaper|milder|lighter|drier|dryer|sunnier|fewer)\b/;

/** "Is too dark", "are far too high", and not "is not too dark". */
const TOO =
  /^[\w ,'%-]{0,40}\b(?:is|are|was|were|would be|feels?|felt|gets?|got|seems?|(?:has |have )?(?:become|became|gotten))\b(?![^,]*(?:\bnot\b|n't))[^,]{0,20}\btoo (?!far\b|close\b|near\b|small\b|big\b|touristy\b|crowded\b|busy\b|full\b|noisy\b|boring\b)[\w ,'-]{1,50}$/;
/** "Too expensive", as the reason why a place is refused. */
const REASON =
  /^(?:\s*either\b)?[,;:(\s–—-]*(?:(?:because|since|as|for|which|that|it|it's|its|they|they're|she|is|are|being|just|simply|much|far|way|really)\s+)*too [\w ,'-]{1,50}\)?$/;
const REFUSED =
  /^(?:(?:please )?(?:not|no|avoid|never|nothing in|nowhere in|anywhere but)(?: in| to)?)\s+(?=\p{L})/iu;
/** "No Dubai heat", "no London prices". */
const NOUN =
  /^(?:'s|-like|-style|-type)?\s*(?:like |style |type )?(?:winters?|summers?|heat|cold|frost|darkness|prices?|price level|costs?(?: of living)?|rain|humidity|smog|weather)$/;
/** "No British summer" leaves open whether it was too hot or too cold there. */
const SEASON = /(?:winters?|summers?)$/;
/** "Too hot in Dubai". */
const TOO_IN = /\btoo [a-z' -]{2,30}?\b(?:in|as in|like in|like)\s+/gi;

/** Behind a comma, or "such as", a name is one of those that are meant, whatever stands before it. */
function isListed(before: string, word: string): boolean {
  const compares = word.toLowerCase();
  return compares === 'such as' || (compares === 'like' && /[,;(–—-]\s*$/.test(before));
}

const plain = (text: string): string =>
  plainly(text)
    .replace(/[.!]+$/, '')
    .trim();

/** What opens a wish for less of something than a place has. */
const ASKED_FOR =
  '(?:(?:it |we |i )?(?:must|should|has to|have to|needs? to|want(?: to)?) (?:be |have )?(?:in )?)?(?:(?:somewhere|anywhere|a place|places|a country|countries|that is|that are|with|much|far|significantly|considerably|a lot|an?) )*';
/**
 * "Cheaper than", "must have less crime than", each with the words for more of it than the place named has: that is not
 * wanted.
 */
const LESS_OF_IT: readonly (readonly [wish: RegExp, more: string])[] = [
  [
    '(?:cheaper|less expensive|lower (?:overall )?(?:costs?(?: of living)?|living costs?|prices)|(?:costs? of living|living costs?|prices) (?:(?:must|should|has to|have to|needs? to|is|are) (?:be )?)?(?:much |a lot )?(?:lower|cheaper|less))',
    'more expensive',
  ],
  [
    '(?:safer|less (?:violent|dangerous)|less (?:violent )?(?:crime|violence)|(?:a )?lower (?:violent )?(?:crime|murder|homicide)(?: rates?)?|fewer (?:murders|homicides)|(?:violent )?(?:crime|murders?|homicides?)(?: rates?)? (?:(?:must|should|has to|have to|needs? to|is|are) (?:be )?)?(?:much |a lot )?(?:lower|less)|(?:less|fewer) (?:guns?|gun violence|shootings?))',
    'more violent',
  ],
  [
    '(?:(?:lower|less) (?:income )?tax(?:es|ation)?|(?:income )?tax(?:es|ation)? (?:(?:must|should|has to|have to|needs? to|is|are) (?:be )?)?(?:much |a lot )?(?:lower|less))',
    'higher taxes',
  ],
  ['(?:less (?:air )?(?:pollution|smog)|less polluted|cleaner air|better air(?: quality)?)', 'more polluted'],
  ['(?:sunnier|more sun(?:shine|ny days)?|less (?:gr[ae]y|cloudy|overcast))', 'greyer'],
  ['(?:drier|dryer|less (?:wet|rain(?:y|fall)?)|fewer (?:rainy|wet) days)', 'rainier'],
  ['(?:less humid(?:ity)?|lower humidity)', 'more humid'],
  [
    '(?:warmer|milder|less cold) (?:(?:in|during) (?:the )?)?winters?|winters? (?:that are |must be )?(?:warmer|milder|less cold)',
    'colder winters',
  ],
  [
    '(?:cooler|milder|less hot) (?:(?:in|during) (?:the )?)?summers?|summers? (?:that are |must be )?(?:cooler|milder|less hot)',
    'hotter summers',
  ],
].map(([wish = '', more = '']) => [new RegExp(`^${ASKED_FOR}(?:${wish})$`), more] as const);

/** "Prices like Poland", "winters as in Portugal": nothing says whether that is feared or wished for. */
const THING_ALONE =
  /^(?:(?:the|and|a) )*(?:winters?|summers?|weather|climate|temperatures?|heat|cold|prices?|price level|costs?(?: of living)?|rain|humidity|air|smog|crime|tax(?:es)?)$/;

/**
 * Whether a line measures two things by places of their own: "as hot as Seville or prices like in Zurich". Neither place is
 * an example of both.
 */
export function comparesTwice(atlas: Atlas, text: string): boolean {
  const written = /\p{Lu}/u.test(text.slice(1));
  let [count, end] = [0, 0];
  for (const { 0: whole, index } of text.matchAll(COMPARED)) {
    const found = index < end ? null : placesAtStart(atlas, text.slice(index + whole.length), written);
    if (!found) continue;
    count += 1;
    end = text.length - found.rest.length;
  }
  return count > 1;
}

function compared(atlas: Atlas, line: string, written: boolean): ExampleNamed | null {
  for (const { 0: whole, 1: word = '', 2: season = '', index } of line.matchAll(COMPARED)) {
    const head = plain(line.slice(0, index));
    const before = plain(`${head}${season}`);
    const found = placesAtStart(atlas, line.slice(index + whole.length), written);
    const rest =
      found &&
      plain(
        found.rest
          .replace(/^'s\b/, '')
          .replace(/^[\s,)]+/, '')
          .replace(/^where (?:i|we|my|our)\b.*$/i, ''),
      );
    if (!found || rest === null || !NO_MORE.test(rest)) continue;
    const beyond = word.toLowerCase() === 'than';
    // "Warmer than London in winter": the season may stand on either side of the name.
    const asked = [before, `${before} ${rest}`.trim()];
    const more = beyond ? LESS_OF_IT.find(([wish]) => asked.some((one) => wish.test(one)))?.[1] : undefined;
    if (more) return { places: found.places, beside: more, beyond, refused: false, listed: false };
    if (wishes(before)) continue;
    if (beyond ? !WORSE.test(before) || ANY_BETTER.test(before) : LIKED.test(head)) continue;
    const listed = isListed(line.slice(0, index), word);
    const bare =
      !beyond && THING_ALONE.test(before.split(/[,;] */).at(-1) ?? '') ? { bare: true as const } : {};
    return {
      places: found.places,
      beside: `${before} ${rest}`.trim(),
      beyond,
      refused: false,
      listed,
      ...bare,
    };
  }
  return null;
}

function tooMuchIn(atlas: Atlas, line: string, written: boolean): ExampleNamed | null {
  for (const { 0: whole, index } of line.matchAll(TOO_IN)) {
    const found = placesAtStart(atlas, line.slice(index + whole.length), written);
    const beside = plain(line.slice(0, index) + whole.replace(/\s+(?:as in|like in|in|like)\s+$/i, ''));
    if (found && NO_MORE.test(plain(found.rest)) && !/\bnot\b|n't\b/.test(beside) && !wishes(beside))
      return { places: found.places, beside, beyond: false, refused: false, listed: false };
  }
  return null;
}

/** What a list of names may follow: countries of which something is said, in brackets, behind a colon or "e.g.". */
const LISTED =
  /^(.*\b(?:countr(?:y|ies)|states?|nations?|places?|governments?|regimes?|dictatorships?|theocrac(?:y|ies)|autocrac(?:y|ies)|monarch(?:y|ies)|laws?|wars?|violence|crime|corruption|anywhere|somewhere|wherever)\b.*?)(?:\s*[([]\s*|\s*:\s*|\s*[,;–—-]?\s*(?=\b(?:e\.? ?g\b|i\.? ?e\b|for (?:example|instance)|namely|including)))(?:(?:e\.? ?g\.?|i\.? ?e\.?|for (?:example|instance)|namely|including|like|such as)[,:]?\s*)?(?=[\p{L}])/iu;
/** Before the names: where a journey goes to, or where somebody lives, and not what is ruled out. */
const LEADS_TO =
  /\b(?:to|from|near|of)\s+(?:(?:my|our|his|her|their|the)\s+)?(?:[\w'-]+\s+){0,2}[\w'-]+\s*$|\b(?:my|our)\s+[\w'-]+\s*$/i;

/** "Countries where the police look away (Serbia, Turkey)": those named for certain, whatever is said of them. */
function inBrackets(atlas: Atlas, line: string, written: boolean): ExampleNamed | null {
  const [head = '', said = ''] = LISTED.exec(line) ?? [];
  if (head === '' || wishes(plain(said)) || /\bonly\b/i.test(said) || LEADS_TO.test(said)) return null;
  const found = placesAtStart(atlas, line.slice(head.length), written);
  const rest = found && plain(found.rest.replace(/\betc\b|[\s,.…)\]]/gi, ''));
  return found && rest === ''
    ? { places: found.places, beside: plain(said), beyond: false, refused: false, listed: true }
    : null;
}

/** So large that its name is taken for the city, and for no word that is written like it: "no Paris", and not "No Mold". */
const KNOWN_PEOPLE = 500_000;
const isKnownCity = ({ city, state }: PlaceAtStart): boolean =>
  city !== null && !state && (city.population ?? 0) >= KNOWN_PEOPLE;

/** "Stockholm winters are too dark", "not Lisbon, too expensive", "no Dubai heat". */
function named(atlas: Atlas, line: string, written: boolean): ExampleNamed | null {
  const refusal = REFUSED.exec(line)?.[0] ?? '';
  const found = placesAtStart(atlas, line.slice(refusal.length), written);
  if (!found) return null;
  const rest = plain(found.rest);
  const refused = refusal !== '' && REASON.test(rest);
  const isAll = refusal !== '' && rest === '' && found.places.every(isKnownCity);
  const isThing = NOUN.test(rest);
  const bare = isThing && (refusal === '' || SEASON.test(rest)) ? { bare: true as const } : {};
  const tells = refused || isAll || TOO.test(rest) || isThing;
  return tells
    ? {
        places: found.places,
        beside: rest.replace(/^(?:'s\b|[,;:(\s–—-]+)/, ''),
        beyond: false,
        refused: refused || isAll,
        listed: false,
        ...bare,
      }
    : null;
}

/** Weather and prices, behind the adjective of a country that is known for them. */
const OF_COUNTRY = new RegExp(
  `\\b(${ADJECTIVES})[- ](?=(?:winters?|summers?|heat|cold|frost|prices?|price level|costs? of living|rain|humidity|smog)\\b)`,
  'gi',
);
/** "Canadian winters" with the name of the country: "Canada winters". */
const withNames = (atlas: Atlas, line: string): string =>
  line
    .replace(OF_COUNTRY, (said, adjective) => {
      const [country] = adjectivesIn(atlas, adjective);
      return country ? `${placeName(country).plain} ` : said;
    })
    .replace(/\bscandinavian (?=winters?\b)/gi, 'Scandinavia ');

/**
 * Places that a line names as an example of too much of something: "as expensive as Zurich", "no dark winter like in
 * Tromsø", "Stockholm winters are too dark". Null for a line that names none, or names one for anything else.
 */
export function exampleNamed(atlas: Atlas, text: string): ExampleNamed | null {
  const line = withNames(atlas, text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim());
  // One who writes no capital but the first writes the names of places without.
  const written = /\p{Lu}/u.test(line.slice(1));
  return (
    compared(atlas, line, written) ??
    inBrackets(atlas, line, written) ??
    tooMuchIn(atlas, line, written) ??
    named(atlas, line, written)
  );
}
