import { anyOf } from '../../../anyOf.ts';
import { COUNTRIES } from '../../geography/namedPlaces.ts';
import { AREAS } from '../../rules/membership.ts';

/** Conditions on what one may well look for, and whose bare name rules out: "humid", "a Muslim country". */
export const MAY_BE_WANTED: ReadonlySet<string> = new Set([
  'freezing-winters',
  'cold',
  'extreme-heat',
  'humidity',
  'constant-rain',
  'windy',
  'muslim-majority',
  'islamic-law',
  'communist-state',
  'expensive',
  'volcanoes',
  'landlocked',
  'conscription',
  'death-penalty',
  'island',
  'small-town',
  'big-city',
  'any-city',
  'high-altitude',
  'left-traffic',
  'right-traffic',
  'no-seasons',
  ...AREAS.map(([area]) => `outside-${area}`),
]);

/** Of violent crime guns alone, which some want to own. */
const GUNS_ALONE =
  /^(?!.*\b(?:streets?|schools?|crim\w+|violen\w+|shootings?|gangs?|everywhere|people|everyone|everybody|neighbou?rs|locals|police)\b).*\bguns?\b/;
const mayBeWanted = (id: string, plain: string): boolean =>
  MAY_BE_WANTED.has(id) || (id === 'violent-crime' && GUNS_ALONE.test(plain));

const WHO =
  "(?:(?:i|we|it|there|this|the (?:country|place|town|city|climate|weather|winters?|summers?))(?: |(?='(?:d|m|re)\\b)))?(?:really |absolutely |definitely )?";
const ASKS_FOR = '(?:must|should|(?:has|have|needs?) to) (?:really |always )?(?:be|have)';
/** The same by a verb that never tells of a limit: "summers must stay below 30" is another sentence than "I want heat". */
const LOOKS_FOR =
  "(?:want|need|wish for|hope for|would (?:like|love)|'d (?:like|love)|miss|(?:am |are |'m |'re )?(?:looking|hoping|longing) for)(?! to (?:avoid|escape|leave|get away|get out))";
/** What takes the wish back, or says that there shall be little of it. */
const LITTLE =
  "(?!.*\\b(?:no|not|never|nothing|without|low|lower|lowest|cheap\\w*|affordable|inexpensive|reasonable|moderate|little|less|free|few|fewer|minimal|zero|away|far|avoid|escape|leave|limited|too|cannot|nobody|(?:break|rest|relief|respite|shelter) from|out(?=[.! ]*$)|outside|non(?![- ]negotiable)|mild|cool(?=\\w* (?:summer|heat))|moderate|instead of|rather than)\\b|n't\\b)";

const LIKER = "(?:i|we|he|she|they|both of us|my [\\p{L}'-]+|our [\\p{L}'-]+)";
/** "I'd be happy in a hot and humid place", "my wife loves the heat": liked by somebody who would live there. */
const LIKED = new RegExp(
  `^${LIKER}(?: (?:really|also|all|both|actually|just|quite|honestly|always))* ?(?:loves?|likes?|enjoys?|adores?|thrives? (?:in|on)|feels? (?:good|great|at home|best|better) in|(?:am|is|are|'m|'s|'re|would be|'d be)(?: (?:very|quite|perfectly|really|totally|always))* (?:happy|fine|glad|comfortable|ok|okay|good|at home|fans? of|an? (?:big |huge )?fan of|fond of)(?: (?:in|with|of))?)(?! to (?:avoid|escape|leave|get away)) ${LITTLE}`,
  'u',
);
/** "We are Muslims and want an Islamic state": whoever writes says first who they are. */
const LOOKED_FOR = new RegExp(
  `^(?:(?:i|we) ?(?:am|are|'m|'re) (?!tired|sick|scared|afraid|fed|done|not)[\\w ]{1,30}?,? (?:and|so) )?${WHO}${LOOKS_FOR}\\b${LITTLE}`,
);
/** "Give me snow", "bring on the heat", "can't live without snow", "the more heat the better". */
const CALLED_FOR = new RegExp(
  `^(?:please )?(?:(?:i|we) ?(?:am |'m |are |'re )?)?(?:give (?:me|us)|bring (?:me|us|it )?on|bring me|insist on|search(?:ing)?|dream(?:ing)? (?:of|:)|dream ?:|(?:can ?not|can't|could not|couldn't) (?:live|do|be) without|not without|(?:happy|comfortable) (?:in|with)|bonus (?:if|for)|somewhere with|plenty of|proper|more (?!than\\b)|the (?:more|colder|hotter|warmer|wetter|bigger|higher)\\b(?=.*\\bthe better\\b)) ?${LITTLE}`,
);
/** "Snow or nothing": without it nothing else counts. */
const NOTHING_WITHOUT =
  /^(?!.*\b(?:low|less|without|outside|non)\b)[^,;]+\b(?:or (?:nothing|bust)|ftw|over everything)[.! ]*$/;
/** "Hot all year round", "30+ all year": a place where it is so in every season is one somebody looks for. */
const ALL_YEAR = new RegExp(`^${LITTLE}.*\\ball (?:the )?year(?: ?(?:round|long))?(?:[,.! ]|$)`);
const ASKED_FOR = new RegExp(`^${WHO}${ASKS_FOR}\\b${LITTLE}`);
/** "Cold winters with snow wanted", "humid heat is welcome". */
const WANTED_AT_END = new RegExp(
  `^${LITTLE}.*\\b(?:wanted|desired|welcome|preferred|needed|(?<!\\b(?:conscription|service|draft|execution|penalty) )(?:mandatory|required|non[- ]negotiable)|(?:is|are|would be) (?:what (?:i|we) (?:want|need|like|love|look for|am looking for|are looking for|dream of)|perfect|ideal|heaven|paradise|(?:my|our) dream))[.! ]*$`,
);
/** "Heat is a must", "a big city is important to me": what is called so is no fear. */
const CALLED_A_MUST = new RegExp(
  `^(?!.*\\b(?:warm|mild)\\b)${LITTLE}.*(?:\\b(?:is|are)|:) (?:(?:very|really|absolutely|so) )*(?:an? (?:absolute )?(?:must|priority|necessity)|non[- ]negotiable|important|essential|key|crucial|vital|necessary)(?: (?:to|for) (?:me|us))?[.! ]*$`,
);
/** "Island life please": said in a field on what rules places out, and still a wish. */
const PLEADED = new RegExp(
  `^${LITTLE}(?:.*\\b(?:please|pls|plz)[.! ]*$|(?:please|pls|plz),? (?!(?:exclude|skip|spare|remove|drop)\\b))`,
);
/** "Only Muslim countries", of kinds of places; "only extreme heat" names the one thing that is feared. */
const KINDS_OF_PLACE: ReadonlySet<string> = new Set([
  'muslim-majority',
  'communist-state',
  'island',
  'small-town',
  'big-city',
]);
/** "Big city with opera", "an island with good ferries": what it shall have is named, and nothing that anybody fears. */
const KIND_WITH = new RegExp(
  `^${LITTLE}(?:an? )?(?:[\\w'-]+ ){0,2}(?:cit(?:y|ies)|towns?|villages?|islands?) with (?!.*\\b(?:crim\\w+|violen\\w+|gangs?|drugs?|guns?|traffic|nois\\w+|loud|pollut\\w+|smog|dust|dirt\\w*|slums?|crowd\\w*|touris\\w+|mosquito\\w*|insects|hurricanes?|storms?|volcano\\w*|lots?|much|many|bad|poor|heavy|high|corrupt\\w+|only)\\b)`,
);
/** "A place with heat", "somewhere with warm summers": as likely looked for as feared, where nothing calls it too much. */
const PLACE_WITH = new RegExp(
  `^${LITTLE}(?!.*\\b(?:much|very|really|constant|high|humid\\w*)\\b)(?:an? |some )?(?:place|country|town|city|somewhere) with (?:(?:lots|plenty|loads|tons|a lot) of |(?:real|proper|good|nice|some|year[- ]round|guaranteed) )*(?:heat|(?:hot|cold|warm) (?:weather|summers?|winters?|climate))\\b`,
);
/** "Village life": a way of living by its name; "no village life" is none. */
const WAY_OF_LIFE =
  /^(?:(?:quiet|slow|simple|real) )?(?:village|small[- ]town|big[- ]city|city|island) life[.!]*$/;
/** Weather, of which what is called extreme is wished for by nobody. */
const KINDS_OF_WEATHER: ReadonlySet<string> = new Set([
  'extreme-heat',
  'cold',
  'freezing-winters',
  'humidity',
]);
const EXTREME = /\b(?:extreme|excessive|severe|bad|terrible|harsh|unbearable)\b/;
const ONLY = new RegExp(
  `^${LITTLE}(?:(?:only|exclusively) (?:(?:in|on|an?|the) )*(?:[\\w'-]+ ){0,3}[\\w'-]+|(?:[\\w'-]+ ){1,4}only)[.! ]*$`,
);

/** "Not rainy enough", "not enough heat": the want of it is what is feared. */
const NOT_ENOUGH = anyOf([/\bnot (?:\w+ )?enough\b/, /\b(?:too little|hardly any|barely any)\b/]);

/** "No country without military service": what may not be missing. */
const NOT_WITHOUT =
  /^(?:no|not|nowhere|never)\b[^,;]{0,30}\b(?:without|with no|(?:does|do)(?: not|n't) have)\b/;

/** Rules on warmth, of which somebody may look for so much in every season. */
const WARM_ALL_YEAR: ReadonlySet<string> = new Set(['extreme-heat', 'no-seasons']);

/** Of words on cold the one that asks for its opposite. */
const MUST_BE_WARM = /\b(?:must|should|has to|needs to) (?:be|have) warm(?:er)?\b/;
const OF_COLD: ReadonlySet<string> = new Set(['cold', 'freezing-winters']);

/** "Hot summers, a beach and cheap living": how little it shall cost takes nothing back of the weather. */
const OF_PRICES =
  /\b(?:cheap\w*|affordable|inexpensive|reasonabl\w+|low(?:er|est)? (?=(?:\w+ )?(?:prices?|costs?|taxes|rents?|crime)\b))/g;

/** "28+ degrees": a number from which on it is liked, or feared. */
const FROM_ON = /\d ?(?:°|degrees?|[cf]\b|°[cf])?\+/;

/** The same in words that beside a number would tell of its limit: "summers must be below 30". */
const isAskedForItself = (id: string, plain: string): boolean =>
  CALLED_A_MUST.test(plain) ||
  ASKED_FOR.test(plain) ||
  NOT_ENOUGH.test(plain) ||
  (WARM_ALL_YEAR.has(id) && ALL_YEAR.test(plain));

/**
 * Whether a line asks for the very thing that a condition rules out: "must be a Muslim country", "looking for cold
 * winters", "not rainy enough". Read by that rule it would leave nothing of what was wished for.
 *
 * @param limited the line names a number of its own, whose sense the words beside it tell
 */
export function isWantedItself(id: string, said: string, limited: boolean): boolean {
  if (!mayBeWanted(id, said) || (OF_COLD.has(id) && MUST_BE_WARM.test(said))) return false;
  const plain = id === 'expensive' ? said : said.replace(OF_PRICES, '');
  return (
    LOOKED_FOR.test(plain) ||
    CALLED_FOR.test(plain) ||
    LIKED.test(plain) ||
    WANTED_AT_END.test(plain) ||
    NOTHING_WITHOUT.test(plain) ||
    NOT_WITHOUT.test(plain) ||
    (id === 'expensive' && ONLY.test(plain)) ||
    (KINDS_OF_PLACE.has(id) && [ONLY, KIND_WITH, WAY_OF_LIFE].some((words) => words.test(plain))) ||
    (KINDS_OF_WEATHER.has(id) &&
      [ONLY, PLACE_WITH].some((words) => words.test(plain)) &&
      !EXTREME.test(plain)) ||
    ((!limited || FROM_ON.test(plain)) && isAskedForItself(id, plain))
  );
}

/** What some wish for and others shun: "no gay marriage please" asks for none. */
const SHUNNED_BY_SOME: ReadonlySet<string> = new Set([
  'same-sex-marriage',
  'same-sex-unions',
  'same-sex-adoption',
  'same-sex-parents',
  'lgbt-rights',
  'church',
  'mosque',
  'hindu-temple',
  'temple',
  'sea',
  'seasons',
]);
/** Whether some shun what a condition asks for. */
export const isShunnedBySome = (id: string | null): boolean => id !== null && SHUNNED_BY_SOME.has(id);

/** What they are called, without a word on where, on a law or on a lack. */
const SHUNNED_NAME =
  '(?:marriages?|unions?|partnerships?|adoptions?|parents|parenting|couples|lgbt[\\w+]*|rights|church(?:es)?|mosques?|temples?|sea|seaside|coast|ocean|beach(?:es)?|seasons?)';
const SHUNNED = `${SHUNNED_NAME}(?: (?:and|or|nor) (?:no )?${SHUNNED_NAME})*`;
const OF_A_KIND =
  '(?:(?!(?:with|without|from|of|on|to|for|in|against|about|where|that|which|who|not|no|lack\\w*|need\\w*|must|far|remote|distant|miss\\w+|ban\\w*|il\\w+|un\\w+|anti\\w*|countr\\w+|places?|states?|somewhere|nowhere)\\b)[\\w-]+ ){0,3}?';
/** "No gay marriage please", "no church, thanks", and not "no country where gay marriage is illegal please". */
const NONE_PLEASE = new RegExp(
  `^(?:(?:please|pls|plz),? )?no ${OF_A_KIND}${SHUNNED}(?: (?:allowed|nearby|around|here|there|at all|near (?:me|us|by)|(?:with)?in (?:[\\w-]+ )?(?:reach|distance|earshot|sight|view)))*(?:,? (?:please|pls|plz|thanks?|thx)\\b|[.! ]*$|,)`,
);
/** "Not so much church", "never again mosques". */
const NONE_OF_IT = new RegExp(
  `^(?:not(?: so| too)?(?: much| many)?|no more|never again) ${OF_A_KIND}${SHUNNED}[.! ]*$`,
);
const IS_PLEA = /\b(?:please|pls|plz|thanks?|thx)\b/;

const HIGH_GROUND_PLEASE =
  /^(?:above|over|higher than|at least|high(?:er)? (?:altitude|ground|up))\b.*\b(?:please|pls|plz)\b/;

/** "Anywhere but Texas please": names are refused in more ways than conditions are. */
const REFUSES_A_NAME =
  /\b(?:only|nowhere|anywhere but|any (?:other )?country but|rule|except|outside|out|off|banned)\b/;

/**
 * Whether a line pleads for the very thing that a condition rules out, with no number of its own: "hot weather please",
 * "Portugal or an island please".
 */
export function isPleadedFor(id: string | null, plain: string, limited: boolean): boolean {
  if (id === 'high-altitude') return HIGH_GROUND_PLEASE.test(plain);
  if (limited && !FROM_ON.test(plain)) return false;
  if (isShunnedBySome(id) && NONE_OF_IT.test(plain)) return true;
  if (isShunnedBySome(id) && IS_PLEA.test(plain) && NONE_PLEASE.test(plain)) return true;
  if (!PLEADED.test(plain)) return false;
  return id === COUNTRIES ? !REFUSES_A_NAME.test(plain) : id !== null && mayBeWanted(id, plain);
}
