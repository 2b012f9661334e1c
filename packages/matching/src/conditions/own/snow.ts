import type { SnowWish } from '../../profile/weights/snowWish.ts';

/**
 * What a line makes of snow: `asked`, it may not be missing; `unwanted`, it may not lie; `open`, its absence is named
 * and nothing tells whether that is the wish or the fear; `other`, the line names no absence of snow.
 */
export type SnowLine = 'asked' | 'unwanted' | 'open' | 'other';

const THINGS = '(?![ -]?(?:free|storms?|tyres?|tires?|chains?|shovel\\w*|clearing|ploughs?|plows?|boots))';
/** "No snow", "winters without snow": feared by one, wished for by another. */
const ABSENT = new RegExp(
  `\\b(?:no|without|zero)(?: (?:any|real|proper))? snow(?:fall)?\\b${THINGS}|\\b(?:never|hardly ever|does not|do not|will not|doesn't) snows?\\b|\\bsnow[- ]free\\b`,
);
/** Words that name too little of it, or demand it. */
const LACKING = new RegExp(
  `\\bsnow-?less\\b|\\b(?:lack|absence|shortage) of snow\\b|\\b(?:too little|not enough|hardly any|barely any|little) snow\\b|^(?:an? )?(?:real|proper|true|decent|good old) winters? with (?:\\w+ )?snow\\b|\\b(?:less|fewer) than [^.;]*\\bsnow\\b|\\bsnow (?:is|would be) (?:(?:very|really|so) )?(?:an? (?:must|priority)|important|essential|key|necessary|needed)\\b|\\bmust (?!not\\b|never\\b|be without\\b)(?:(?:have|be|fall|get|lie|really|regularly|always|still|real|some|enough) )*snow(?:y|fall)?\\b${THINGS}|^(?:(?:i|we) )?(?:really )?needs? (?:\\w+ ){0,2}snow\\b${THINGS}|\\bsnow must\\b(?! (?:not|never)\\b)|^(?:at least|min(?:imum)?(?: of)?) (?:some|a (?:bit|little)(?: of)?|(?:one|an?|two|three|a few|\\d{1,3}) (?:months?|weeks?|days?) (?:of|with)) (?:real |proper )?snow|^(?!.*\\b(?:no|not|never|without)\\b).*\\bsnow (?:for )?(?:at least|min(?:imum)?(?: of)?) (?:one|an?|two|three|a few|\\d{1,3}) (?:months?|weeks?|days?)\\b`,
);
const UNIT = '(?:hours?|hrs?|min(?:ute)?s?|kms?|kilomet(?:er|re)s?|miles?)';
/** "More than an hour from proper snow": what may not lie far off is asked for, whatever the way to it. */
const FAR_OFF = new RegExp(
  `\\b(?:far|farther|further|away|distant|drive|journey|${UNIT})\\b[^.;]*\\bfrom\\b[^.;]*\\bsnow\\b|\\bsnow\\b[^.;]*\\b${UNIT} (?:away|off)\\b`,
);
/** "Snow from December to March please". */
const PLEADED =
  /^(?!.*\b(?:no|not|never|without|less|avoid|little)\b).*\bsnow\w*\b.*\b(?:please|would be (?:nice|great|lovely))\b/;
/** Whoever has to be far from it, or wants no place near to it, asks for none. */
const KEPT_FAR = /\b(?:must|should|has to|have to|need(?:s|ed)? to|want|wish)\b[^.;]*\b(?:far|away)\b/;
/** "Lots of snow", "a place with snow": a wish to one, and to another what rules a place out. */
const PLENTY =
  /^(?:(?:an? |some )?(?:place|country|town|city|somewhere) with )?(?:(?:lots|plenty|loads|tons|a lot) of |(?<=with )|(?<=with (?:[\w-]+ ){1,2}))(?:(?:real|proper|good|deep|fresh|reliable) )*snow(?:fall)?\b(?! ?(?:storms?|tyres?|tires?|chains?))/;
/** Cold that is named beside the snow, which the line is then about. */
const COLD_NAMED = /\b(?:freez\w*|frost\w*|icy|below zero|harsh|cold winters?|degrees?)\b|°/;

/** Whether a line says how far off snow lies, which no figure of a town tells. */
export const isFarFromSnow = (plain: string): boolean => FAR_OFF.test(plain);

/**
 * How a line speaks of snow: in a field on what rules a place out its absence may be what is feared or what is wished,
 * and the wishes of whoever writes decide.
 */
export function snowIn(plain: string, wish: SnowWish): SnowLine {
  if (COLD_NAMED.test(plain)) return 'other';
  if (isFarFromSnow(plain)) return KEPT_FAR.test(plain) ? 'unwanted' : 'asked';
  if (LACKING.test(plain) || PLEADED.test(plain)) return wish === 'unwanted' ? 'open' : 'asked';
  if (PLENTY.test(plain)) return wish === 'wanted' ? 'asked' : (wish ?? 'open');
  if (!ABSENT.test(plain)) return 'other';
  if (/\b(?:must|wants?|need|looking for|please|pls|plz|thanks)\b|^(?:just|at least) no\b/.test(plain))
    return 'unwanted';
  return wish === 'wanted' ? 'asked' : (wish ?? 'open');
}
