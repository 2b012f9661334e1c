import { LIKED_SIGNS } from '../../own/hedged.ts';

/** Signs and pictures in front of a line, but none that marks what is liked, and no sign of a number. */
const MARKS = new RegExp(
  `^(?:[\\s*#_]|[+~>=→➡➔►▶●○■□▢☐◆★…](?!\\s*(?:\\d|\\/? ?[-−]))|-+>(?!\\s*\\d)|[-–—]+(?!\\d)|\\[[ x]?\\]|\\(?\\d{1,2}[.)](?!\\d)\\s*|\\(?(?:[a-h]|i{1,3}|iv|vi{0,3})\\)\\s*(?=\\p{L})|\\d{1,2}(?::| ?[-–—])\\s+(?=\\p{L})|(?![${LIKED_SIGNS}\\u{1F3F3}])\\p{Extended_Pictographic}\\uFE0F?(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?)*(?=.*\\p{L}))+`,
  'iu',
);

/** "First,", "Secondly:": what counts the conditions of a text. */
const COUNTS_ON =
  /^(?:and |also,? )?(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|lastly|finally|next)\s*[,:]\s*/i;
/** "Wife: safety", "kids: no snow": for whom. */
const FOR_WHOM =
  /^(?:me|us|myself|(?:(?:my|the|our) )?(?:wife|husband|partner|spouse|kids?|children|son|daughter|mother|father|mom|mum|dad|parents))\s*:\s*(?!no\b)(?=\S)/i;
/** "My wife says no snakes", "we both say no to Australia": who says it. */
const SAYS =
  /^(?:and |but )?(?:i|we|he|she|they|(?:my|our) [\p{L}'’]+|the (?:kids|children))(?: (?:both|all|also|would))? (?:say|says|said)(?: that)?[\s,:]+(?=(?:no|not|never|must|nowhere)\b)/iu;
/** " - deal breaker", ", period": what is said of a whole condition behind its comma, dash or sign. */
const SAID_OF_IT =
  /(?=\s*[,(]|\s+[-–—=])(?<!\([^)]*)(?:\s*,|\s+[-–—=]+|\s*\()\s*(?:cheers|sorry(?: not sorry)?|period|full stop|end of(?: story)?|(?:very |really |super |most |so )?important|(?:(?:this|it|that)(?: is|['’]s) )?(?:an? )?(?:absolute |big |major |total )?deal[- ]?breaker|hard no|out|no[- ]go|never(?: ever)? again|no(?:,? thanks?| thank you| way)?|absolutely not|nope)[\s.!)]*$/i;

/** "Heat is a must, thanks"; behind "no mosque" such thanks tell what is meant, and stay. */
const THANKS =
  /(?:\s*,|\s+[-–—=]+|\s*\(|(?<=[\p{L}!.]))\s*(?<![\p{L}])(?:many )?(?:thanks?(?: you)?|thx)(?<!^\s*no\b.*)[\s.!)]*$/iu;

/** A line without its bullet or number, and without what is only said of it as a whole. */
export const withoutMarks = (line: string): string =>
  line
    .replace(MARKS, '')
    .replace(COUNTS_ON, '')
    .replace(FOR_WHOM, '')
    .replace(SAYS, '')
    .replace(SAID_OF_IT, '')
    .replace(THANKS, '')
    .trim();

/** Words short for others, as they are typed in haste; "BC" in capitals is a province. */
const SHORT_FOR: readonly (readonly [short: RegExp, words: string])[] = [
  [/\bb\/c\b/gi, 'because'],
  [/\b(?:bc|bcs|bcoz|bcuz)\b(?= (?:of|i|my|we|our|it|the|he|she|they|there)\b)/g, 'because'],
  [/\b(?:cuz|coz|cause)\b(?= (?:of|i|my|we|our|it|he|she|they|there)\b)/g, 'because'],
  [/\b(?:do not|don['’]?t) (?:send|take|move|put|bring) (?:me|us) (?:to )?(?:some|any)(?=where\b)/gi, 'no'],
  [/\u{1F3F3}\uFE0F?\u200D(?:\u{1F308}|\u26A7\uFE0F?)/gu, 'LGBTQ'],
  [/(?<=\w)\s+or (?:so|thereabouts)(?=[\s.,;!)]*$)/gi, ''],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/(?=\s?\p{L})\s*/giu, 'with '],
];

/** Before a "no" it tells what is meant, and stays. */
const PLEASE_FIRST = /^(?:please|pls|plz)[,:]?\s+(?!no\b(?! (?:problem|issue|need|requirement)))(?=\S)/i;
/** A thing by its bare name, of which a "please" tells that it is wished for: "please, snow". */
const BARE_THING =
  /^(?!.*\b(?:no|not|never|without|nothing|nowhere|avoid|must|only|exclude|skip|spare|remove|drop|rule|leave|keep|consider|too|extreme|bad|high|low|cheap)\b)[\p{L}'’-]+(?: (?:or |and )?[\p{L}'’-]+){0,2}(?=[.!]*$)/iu;

/** "Please, snow" as "snow please", and any other line without the "please" that it begins with. */
function pleaAtEnd(line: string): string {
  const rest = line.replace(PLEASE_FIRST, '');
  const [thing] = rest === line ? [] : (BARE_THING.exec(rest) ?? []);
  return thing === undefined ? rest : `${thing} please`;
}

/** A line with its short forms written out. */
export const writtenOut = (line: string): string =>
  pleaAtEnd(SHORT_FOR.reduce((text, [short, words]) => text.replace(short, words), line));

/** What people put in front of a condition for manners or weight. Names are left: "definitely Portugal" may be a wish. */
const OPENING =
  /^(?:(?:at least(?=,? (?:no|not|never|nowhere)\b(?! (?:more|less|fewer|over|under|above|below)\b))|please|pls|plz|kindly|obviously|definitely|absolutely|honestly|basically|also|and|plus(?!:)|so|but|then|therefore|hence|well|oh|ok(?:ay)?(?! (?:with|if)\b)(?!:)|(?:ensure|make sure)(?: that)? there (?:is|are))[\s:,–-]+)+(?=(?-i:\p{Ll})|(?:no|not|never)\b)/iu;
/**
 * "If it is over 8 hours from home", among what would rule a place out: the thing itself. What follows a comma may be what
 * is done about it.
 */
const IF =
  /^(?:(?:and|or|also) )?if\s+(?!(?:possible|not|so|needed|necessary|at all|you|any|only)\b)(?=[\p{L}'’]+ )(?!.*(?:,|\bthen\b|\bunless\b))/iu;

/** "Hard no:", "Deal breaker for us -": what follows is refused. */
const ANNOUNCES_REFUSAL =
  /^(?:(?:a |an |my |our )?(?:hard|absolute|big|definite|strict|total) no|(?:my |our )?(?:\w+ )?deal[- ]?breaker(?: for (?:me|us))?(?: is)?)\s*(?::|=|\s[-–—])\s*/i;
/** "No country without good schools", "nowhere that doesn't have sun": what may not be missing is asked for. */
const NOT_WITHOUT =
  /^(?:(?:i|we) (?:will not|won['’]t|(?:do|would)(?: not|n['’]t) (?:want to|like to)|can(?:not|['’]t)) (?:live|move|go)(?: to| in)? )?(?:(?:no|not(?: in)? an?|never(?: again)?(?: in)?(?: an?)?|not any|any) (?:countr(?:y|ies)|places?|cit(?:y|ies)|towns?|where)|nowhere|anywhere) (?:without(?: any)?|with no|(?:that|which) (?:does|do)(?: not|n['’]?t) have(?: any)?|(?:that|which) (?:has|have) no) (?!(?:more|less|fewer)\b)/iu;

/** The same behind it. */
const LAST_WORDS =
  /(?<![\s,])[\s,]+(?:please|pls|plz|thanks?(?: you)?|thx|full stop|period|(?:and )?(?:i|we) (?:really )?mean it|(?:and )?(?:i['’]?m|i am|we are|we['’]re) (?:serious|not (?:joking|kidding))|(?<=,\s*)seriously|no joke|lol|haha+|tbh|imo|imho|for me|for (?:me and my family|my family|our family)|sir|ma['’]?am|po|lah|abeg|hey|o|etc|(?:and|or)(?: other)? (?:similar|the like|the likes|such|so on|similar (?:countries|places))|at all(?: costs?)?|on principle|for (?:political|moral|ethical|personal|obvious|health) reasons|(?:ever |never )?again|any ?more)$/iu;
const SIGN = `(?![${LIKED_SIGNS}])[\\s.,!…*_~\\p{Extended_Pictographic}\\uFE0F\\u200D]`;
/** Signs and pictures behind it, all of them. */
const LAST_SIGNS = new RegExp(`(?<!${SIGN})(?:${SIGN})+$`, 'u');
/**
 * ":)", ";-D": a picture made of signs, behind a line that says how it is meant. "Portugal ;)" leaves that to the smile.
 */
const LAST_SMILEY =
  /(?<![:;=])[:;=]['’-]?[()DP]+$(?<=\b(?:no|not|never|without|nothing|anything|yes|but|must|only)\b.*)/iu;
/** "Church: no thanks", "Portugal? No.": the answer that somebody gives to a thing they name themselves. */
const ANSWERED_NO =
  /\s*[:?]\s*(?:no|nope|absolutely not|hard no|no[- ]go|never(?: ever)? again|no(?:,? thanks?| thank you| way)|hell no|no(?:t a)? chance|forget it)$|[\s,:?–-]+over my dead body$/i;
const FOR_US = /\s+for us$/;
const IN_QUOTES = /^["“”„«'‘]([^"“”„«»]+)["“”»'’][\s.!]*$/u;
const IN_BRACKETS = /^\(([^()]+)\)[\s.!]*$/;

/**
 * A line without what closes it, which is taken off its end piece by piece: one pattern for all of it would try every
 * way to part a row of commas or signs. A line of signs alone keeps them.
 */
function withoutClosing(line: string): string {
  for (let left = line; ; ) {
    const bare = left.replace(LAST_SIGNS, '').replace(LAST_SMILEY, '');
    const rest = (/\p{L}/u.test(bare) ? bare : left).replace(LAST_WORDS, '');
    if (rest === left) return left;
    left = rest;
  }
}

/** A line without quotes around it, and without what it says for manners or weight alone. */
export function withoutFlourish(line: string): string {
  const inside = IN_QUOTES.exec(line)?.[1] ?? IN_BRACKETS.exec(line)?.[1] ?? line;
  const bare = inside
    .replace(ANNOUNCES_REFUSAL, '')
    .replace(IF, '')
    .replace(OPENING, '')
    .replace(NOT_WITHOUT, 'must have ');
  return withoutClosing(bare).replace(FOR_US, '').replace(ANSWERED_NO, '').trim();
}
