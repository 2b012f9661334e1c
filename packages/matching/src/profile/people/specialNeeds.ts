import { LANGUAGES } from '@global-fit/questionnaire/lists/languages';
import { anyOf } from '../../anyOf.ts';
import { beginsWithWork } from '../work/professions.ts';

/** An empty field, or one that says there is nothing to say. */
const NO_NEEDS = /^(?:no|none|nothing|not any|n\/?a|-+)?[.!]?$/i;

const NAMED = LANGUAGES.map(({ name }) => name.replace(/ \(.*\)$/, '')).join('|');
const LANGUAGE = new RegExp(`\\b(?:${NAMED}|Mandarin|languages?)\\b`, 'i');
/** Words for more than lessons in a new language: "sign language", "speech therapy in English". */
const MORE_THAN_A_LANGUAGE = anyOf([
  /\bsign\b|\bspeech\b|\blanguage (?:disorder|delay|impairment|therap\w+)|\btherap/i,
  /\bdys(?:lexi|calculi|praxi|graphi)|\bdeaf|\bhearing\b|\bautis|\bADHD\b|\bdisorder\b|\bdisab/i,
  /\blearning (?:disab|difficult)|\bspecial (?:school|class|education|educational)/i,
]);
/** A clause that continues about the language: "about A2", "needs some help at first". */
const GOES_ON = anyOf([
  /^(?:at |about |roughly |level )*(?:A1|A2|B1|B2|C1|C2|beginner|basic|intermediate)(?: level| at (?:best|most))?$/i,
  /^(?:s?he |they |but |and |so )*(?:will |would |may |might )?(?:needs?|wants?) (?:some |extra |a little |a bit of )?(?:help|support|lessons|time)(?: (?:at first|there|in (?:class|lessons)|with lessons))?$/i,
]);

/** What could be said of any child: school year, exams, plans, likes, talents. */
const OF_ANY_CHILD = anyOf([
  /(?:in |finish\w* )?(?:grade|year|class|form) (?:\d{1,2}|[ivx]+|\w+)\b/i,
  /(?:in |finish\w* )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|final) (?:grade|year|class|form)\b/i,
  /(?:IELTS|TOEFL|HSK|SAT|ACT|GPA|IB|MYP|PYP|I?GCSEs?|CBSE|ICSE|[AO]-levels?|Abitur|gaokao|matric)\b/i,
  /(?:standard|std|primary|level|key stage) \d{1,2}\b/i,
  /(?:writes?|sits?|takes?|finish\w*|prepar\w+)(?: [\w’-]+){0,4}? (?:exams?|examinations?|finals|I?GCSEs?|[AO]-levels?)\b/i,
  // Not having to repeat a class is about dates and the curriculum, not a special need.
  /(?:must|should|can|do(?:es)?)(?: ?not|n['’]t) (?:lose|miss|waste)\b/i,
  /(?:in )?\d{1,2}(?:e|th)? ?(?:havo|vwo|vmbo|mavo|ESO|bachillerato|liceo|lyc[eé]e|gymnasium|klasse)\b/i,
  // Leaving friends is hard, and no special need.
  /(?:do(?:es)?|did)(?: not|n['’]?t) want to (?:leave|move|go|come|change|lose)\b/i,
  /(?:will |would )?miss(?:es)? (?:his|her|their|the) (?:old |best )?(?:friends?|home|grand\w+|cousins?|school|class|team|family|father|mother|dad|mum|mom|brothers?|sisters?|dog|cat|horse|teacher)\b/i,
  /(?:wants?|wishes|hopes?|plans?|dreams?|aims?|would (?:like|love)) (?:to|of|stud(?:y|ies|ying))\b/i,
  /(?:plays?|likes?|loves?|enjoys?|sings?|dances?|swims?|paints?|draws?|rides?|studies|reads?)\b/i,
  /(?:very |really )?(?:good|strong|best|talented|gifted|interested|keen) (?:at|in|on)\b/i,
  /(?:top|excellent|good|best) (?:marks|grades|student|pupil|results)\b/i,
]);
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter';
/** What could be said of any adult: trade, business, training, who moves first. */
const OF_ANY_ADULT = anyOf([
  /(?<=\bis )(?:an? )?(?:[\p{L}-]+ ){0,2}?(?:dentist|doctor|nurse|midwife|pharmacist|physio\w*|vet|electrician|plumber|carpenter|welder|mechanic|driver|chef|cook|baker|hairdresser|engineer|developer|programmer|designer|architect|accountant|lawyer|teacher|manager|consultant|analyst|researcher|translator|journalist|musician|photographer|salesperson|clerk|secretary)\b/iu,
  /works? (?:as|for|in|at|from)\b/iu,
  /(?:an? |has )*(?:own|small) (?:clinic|practice|firm|company|business|shop|studio|workshop|restaurant|café|cafe)\b/iu,
  /(?:has )?\d{1,2}\+? years(?:['’])? (?:of )?(?:experience|practice)\b/iu,
  /(?:has )?(?:an? )?(?:bachelor|master|phd|degree|diploma|licen[cs]e)\b/iu,
  /(?:goes|comes|moves|leaves|follows|joins)\b.*\b(?:first|ahead|later|after\w*)\b/iu,
  new RegExp(`(?:in|from|by) (?:the )?(?:early |late |end of )?(?:${MONTH})\\b`, 'iu'),
  /(?:me|i|we|the rest)\b.{0,20}\b(?:later|follow|after\w*)\b/iu,
]);
/** A part that tells of a passport, or says that there is no need: "German citizen", "has a French passport too". */
const PASSPORT_OR_NONE = anyOf([
  /^(?:and |but |also |s?he |they )*(?:has |have |holds? |with |is |on )?(?:also )?(?:an? |the )?(?:[\p{L}-]+ )?(?:passports?|citizen(?:s|ship)?|nationals?|nationality)(?: (?:too|only|also|as well))*$/iu,
  /^(?:none|nothing|no (?:special |other |real |known )?needs|(?:perfectly |very )?healthy|all (?:good|fine))$/iu,
]);
/** A trade named by itself: "truck driver", "self-employed carpenter". */
const TRADE = anyOf([
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:driver|engineer|developer|programmer|designer|architect|accountant|lawyer|teacher|electrician|plumber|carpenter|welder|mechanic|chef|cook|baker|freelancer)$/iu,
  /^freelanc(?:es|ing)\b/iu,
]);
/** A part of a line that begins with it, after a name or a "she". */
const ORDINARY = new RegExp(
  `^(?:and |but |also |now |s?he |they |(?!(?:and|but|also|now|s?he|they|is|currently) )[\\p{L}-]+ (?=(?:is|wants?|works?|has|will)\\b)|is |currently |will be )*(?:${OF_ANY_CHILD.source}|${OF_ANY_ADULT.source})`,
  'iu',
);
/** Words that reveal a need even in such a clause: "wants to be assessed for dyslexia". */
const NEED = anyOf([
  /\b(?:needs?|needed|help\w*|support\w*|assist\w*|aides?|therap\w*|special|special-?needs|autis\w*)\b/i,
  /\b(?:asperger\w*|ADHD|ADD|dys\w+|\w*syndrome|disab\w*|disorders?|delay\w*|difficult\w*|struggl\w*)\b/i,
  /\b(?:allerg\w*|asthma\w*|diabet\w*|epilep\w*|medications?|medicines|(?:takes?|on|daily) medicine)\b/i,
  /\b(?:inhaler|wheelchair|hearing|deaf\w*|blind\w*|sight|slow\w*|behind|repeat\w*|assess\w*|diets?)\b/i,
  /\b(?:anxi\w*|depress\w*|trauma\w*|panic|bull(?:y|ied|ying)|speech|stutter\w*|stammer\w*|palsy|alone)\b/i,
  /\b(?:routines?|quiet)\b/i,
]);

/** Whether a clause is about learning or speaking a language, and not about a language disorder. */
const isOnLanguage = (part: string): boolean => LANGUAGE.test(part) && !MORE_THAN_A_LANGUAGE.test(part);

/** Whether a line says only what could be said of anybody. */
function isOrdinary(line: string): boolean {
  const parts = line
    .replace(/\(([^()]*)\)/g, (whole, inside: string) => (NEED.test(inside) ? whole : ' '))
    .split(/[.;,\n](?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.every(
      (part) =>
        PASSPORT_OR_NONE.test(part) ||
        ((ORDINARY.test(part) || TRADE.test(part) || isOnLanguage(part)) && !NEED.test(part)),
    )
  );
}

/** Whether a line about somebody's needs really names one. */
export function tellsNeeds(line: string): boolean {
  return !NO_NEEDS.test(line.trim()) && !isOrdinary(line) && (NEED.test(line) || !beginsWithWork(line));
}

/**
 * Whether a line tells only of a language still to be learned ("His English is about A2"). That is no special need:
 * every newcomer has it.
 */
export function needsLanguageAlone(line: string): boolean {
  const parts = line
    .split(/[.;,\n]/)
    .map((part) => part.trim())
    // The adjective of a passport is no language.
    .filter((part) => part !== '' && !PASSPORT_OR_NONE.test(part));
  return (
    parts.some((part) => LANGUAGE.test(part)) &&
    !MORE_THAN_A_LANGUAGE.test(line) &&
    parts.every((part) => LANGUAGE.test(part) || GOES_ON.test(part))
  );
}
