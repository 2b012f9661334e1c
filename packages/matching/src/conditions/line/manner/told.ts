import { anyOf } from '../../../anyOf.ts';
import { sentencesOf } from '../../../profile/text/sentences.ts';
import { plainly } from '../../own/ownTerms.ts';

/** How a letter begins and ends. */
const OF_A_LETTER = anyOf([
  /^(?:dear|hi|hello|hey|good (?:morning|evening|day))\b.{0,60}[\s.!)]*$/u,
  /^(?:kind|best|warm|many) (?:regards|wishes|thanks)\b.{0,40}[\s.!)]*$/u,
  /^(?:best|regards|cheers|love|yours|sincerely|greetings)(?: (?:truly|sincerely|faithfully))?,? ?\p{L}*[\s.!)]*$/u,
  /^(?:(?:thank you|thanks)\b.{0,60}|that's (?:it|all|about it)(?: (?:really|i think|for now|from (?:me|us)))?)[\s.!)]*$/u,
  /^(?:(?:sorry|apologies) for\b.{0,40}|(?:i )?hope (?:this|that) helps)[\s.!)]*$/u,
]);

const WHO =
  "(?:i|we|he|she|they|(?:both )?(?:my|our|his|her) [\\p{L}'-]+(?: [\\p{L}'-]+)?(?: and (?:i|my [\\p{L}'-]+))?)";
const DID =
  '(?:was|were|live[sd]?|grew up|work(?:s|ed)?|moved|came|went|met|got (?:married|divorced)|married|divorced|studied|retired|bought|sold|spent|voted|left|taught|served|rebuilt|supported|inherited|emigrated|speaks?|have (?:been|lived|worked)|has (?:been|lived|worked)|(?:had|have|has) (?:a|two|three|\\d) (?:kids|children|sons?|daughters?|grandchildren))';
const STANDS =
  "(?:(?:am|is|are)|'[ms]|'re) (?:now |currently |both |all |originally )*(?:from|\\d+|married|single|retired|divorced|widowed|living|working|based|studying|aged)";
/** What somebody was, did or is, by a plain sentence about a person. */
const OF_A_LIFE = new RegExp(
  `^(?:(?:ok|so|well|and|oh|also|basically|to be honest|honestly),? )*${WHO}(?:,? (?:who|also|already|always|both|once))*(?: ${DID}\\b| ?${STANDS}\\b)`,
  'u',
);
/** Words of wish, fear, law, health, faith and animals: such a sentence may say more than it tells. */
const MAY_ASK = anyOf([
  /\b(?:no|not|never|nor|must|only|needs?|cannot|without|unless|except|but|if|too|so|want\w*|wish\w*|like[sd]?|loves?|loved|hat(?:e|es|ed)|prefer\w*|fear\w*|afraid|worr\w+|scared|terrif\w+|concern\w*|allerg\w*|hop(?:e|es|ed|ing)|dream\w*|miss(?:es|ed|ing)?|avoid\w*|problems?|difficult\w*|hard|bad|badly|worse|terribl\w+|tired|sick|fed up|enough|importan\w+|matters?|should|would|could|able|allow\w*|ideal\w*|suffer\w*|struggl\w+|illegal|danger\w*|unsafe|harass\w*|attack\w*|robbed|mugged|stolen|shot|beaten|spat|killed|hijack\w*|crime|wars?|fle[de]\w*|escap\w+|refuge\w*|asylum|persecut\w+|arrest\w*|threat\w*|ill|illness\w*|disab\w+|wheelchairs?|diabet\w+|asthma\w*|medic\w+|pills|cancer|autis\w+|adhd|dyslex\w+|pregnan\w+|gay|lesbian|queer|trans\w*|black|muslim|jewish|jew|christian|hindu|sikh|halal|kosher|veg(?:an|etarian)s?|dogs?|cats?|pets?|horses?|schools?|hospitals?|doctors?|visas?|permits?|taxes|pensions?|papers|internet|power|electric\w*|water|traffic|noise|heat|hot|cold|rain\w*|snow\w*|humid\w*|smog|pollut\w+|always|again|every)\b/,
  /n't\b/,
]);

/**
 * Whether words tell of a life, or open or close a letter, and ask for nothing: "I grew up in Ohio", "Kind regards, Anne".
 * People who answer in whole letters write more of these than of conditions.
 */
export const isTold = (text: string): boolean =>
  text.trim() !== '' &&
  sentencesOf(text).every((sentence) => {
    const plain = plainly(sentence).trim();
    return OF_A_LETTER.test(plain) || tellsOfWork(plain) || (OF_A_LIFE.test(plain) && !MAY_ASK.test(plain));
  });

/** What somebody does, studies or went through, by which feared things are only named. */
const OF_WORK = new RegExp(
  `^(?:(?:and|also|well),? )*${WHO}(?: (?:also|both|still|mostly))? (?:works? (?:in|as|for|on|with)|worked (?:in|as|for|on|with)|stud(?:y|ies|ied)|teach(?:es)?|taught|research(?:es|ed)?|writes? (?:about|on)|wrote (?:about|on)|speciali[sz]e[sd]? in|volunteer(?:s|ed)? (?:in|as|for|with)|survived|fought|hiked|photographs?)\\b`,
  'u',
);
const ASKS = anyOf([
  /\b(?:no|not|never|must|only|needs?|cannot|without|unless|but|so|because|since|therefore|if|where|want\w*|wish\w*|hat(?:e|es|ed)|fear\w*|afraid|scared|tired|enough|too|bad|slow|poor|weak|problems?|unreliable|above|below|over|under|more than|less than|outside|outdoors|remotely|online|from home|would|should|could)\b/,
  /n't\b/,
]);

/** "I work in disaster relief (floods, cyclones)": no place is refused by what somebody does for a living. */
export const tellsOfWork = (plain: string): boolean => OF_WORK.test(plain) && !ASKS.test(plain);
