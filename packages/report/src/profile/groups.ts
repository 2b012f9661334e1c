import type { AnswerReader } from './answers.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';

const GROUP =
  '(?:black|brown|(?:east |south |southeast )?asian|african|african[- ]american|arab|latin[oax]|hispanic|roma|indigenous|native american|mixed[- ]race|biracial|interracial)';
const PEOPLE =
  '(?:people|person|m[ae]n|wom[ae]n|famil(?:y|ies)|couples?|child(?:ren)?|kids?|sons?|daughters?|wife|husband|folks?|americans?|brits?|europeans?|(?:im)?migrants?|foreigners?|newcomers?|tenants?|students?)';

/** Law on disability, age or sex has other words and other records. */
const OF_OTHER_KIND =
  '(?:disab\\w*|deaf\\w*|blind\\w*|wheelchairs?|autis\\w*|age(?:ism)?|older (?:workers|people)|pregnan\\w*)';

/** Words about treatment by origin, colour or faith. */
export const BIAS = new RegExp(
  [
    String.raw`\b(?:racis[mt]s?|racial\w*|race(?! (?:track|course|car|day|bike|meeting))|skin colou?r|colou?r of (?:my|our|his|her|their) skin|(?:people|person|famil(?:y|ies)|couples?|wom[ae]n|m[ae]n) of colou?r)\b`,
    String.raw`\b(?:ethnic(?:ity|ities|ally)?(?! (?:food|groceries|restaurants?))|second[- ]class(?! (?:ticket|train|travel|degree|stamp))|treated (?:\w+ )?(?:differently|worse|as outsiders|like outsiders)|looked down (?:up)?on|stared at|treat(?:s|ed)? (?:\w+ )?(?:foreigners|immigrants|migrants|outsiders|newcomers|refugees|americans|africans|asians|arabs|indians|muslims|jews|people like (?:me|us)))\b`,
    String.raw`\b(?:anti-\w+ (?:sentiments?|feelings?|attitudes?)|hostil(?:e|ity) (?:to|towards?|against)|how welcoming|welcoming (?:to|towards?|of))\b`,
    String.raw`\bbecause of (?:(?:my|our|his|her|their|your|the) )?(?:face|looks|skin|accent|origin|ethnicity|headscarf|hijab|surname|last name)\b|\bpolice\b[^.;?!\n]{0,20}\b(?:stop|stops|stopped|checks?|checked) (?:us|me|him|them|people like)\b`,
    String.raw`\b(?:(?<!\b${OF_OTHER_KIND} )discriminat\w*(?! (?:[\w-]+ ){0,3}${OF_OTHER_KIND}\b)|xenophob\w*|islamophob\w*|anti-?semit\w*|(?<!(?:lactose|gluten|food|heat|fructose|histamine) )intoleran\w*|hate crimes?|hate speech|hat(?:e|red) (?:against|towards?|of)|anti-?muslim|hatred|prejudic\w*|bigot\w*)`,
    String.raw`\b${GROUP} ${PEOPLE}\b`,
    String.raw`\b(?:being|be|am|are|is|as) (?:an? )?(?:black|brown|asian|african|arab|latin[oax]|hispanic|roma|mixed[- ]race)(?=[ ,.?!;]|$)`,
  ].join('|'),
  'i',
);

/** Ids of the answers that touch on treatment by origin, colour or faith; empty where none does. */
export function biasTold(read: AnswerReader): readonly string[] {
  return TOLD_OF_THEMSELVES.filter((id) => BIAS.test(read.text(id) ?? ''));
}
