import { MAX_FAMILY_MEMBERS, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import { REMARKS_AND_FAMILY } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';

/**
 * Professions that most countries regulate by a register or licence. The EU recognises the first seven automatically.
 */
export const PROFESSIONS: readonly (readonly [said: RegExp, name: string, guards: string])[] = [
  // "Dental" alone also names technicians, hygienists and nurses, who are registered elsewhere or not at all.
  [
    /\bdentist(?:s|ry)?\b|\b(?:BDS|DDS|DMD)\b|\bdental (?:surge(?:ons?|ry)|degrees?|medicine|stud(?:y|ies)|licen[cs]es?|practices?)\b/i,
    'dentist',
    'dental council or chamber of dentists',
  ],
  [
    anyOf([
      /\b(?:physicians?|surgeons?|medical degree|doctors?|GPs?|general practitioners?|internists?)\b/i,
      /\b(?:an(?:a)?esthetists?|p(?:a)?ediatricians?|obstetricians?|psychiatrists?)\b/i,
      /\b(?:an(?:a)?esthesi|cardi|dermat|endocrin|gastroenter|gyn(?:a)?ec|h(?:a)?emat|immun|neonat)ologists?\b/i,
      /\bspecialist in (?:an(?:a)?esthesi|cardi|dermat|endocrin|gastroenter|gyn(?:a)?ec|neonat|nephr|neur|onc|radi|rheumat|ur)ology\b/i,
      /\b(?:nephr|neur|onc|ophthalm|path|pulmon|radi|rheumat|ur|vir)ologists?\b/i,
      /\bspecialist (?:in|for|of) (?:internal|emergency|family|general|intensive[- ]care|occupational|geriatric|palliative|nuclear) medicine\b/i,
      /\b(?:internal|emergency|family|intensive[- ]care) medicine specialist\b/i,
      /\b(?:MBBS|MB ?B?Ch(?:B|ir)?|BMBS|BM ?BCh|(?:my|an?|his|her) MD|USMLE|PLAB)\b/i,
      /\b(?:MRCP(?:CH)?|MRCS|MRCOG|FRCR|FRCS|[MF]WAC[PS])\b/i,
    ]),
    'physician',
    'medical council or chamber of physicians',
  ],
  // "RN" is a title only in certain places: "rn" is typed for "right now" too.
  [
    // Nursing assistants, nursery nurses and nursing homes are something else.
    anyOf([
      /(?<!\b(?:dental|nursery) )\bnurs(?:e|es|ing)\b(?![’']?s? (?:homes?|assistants?|aides?|auxiliar(?:y|ies)|helpers?|maids?))/i,
      /\b(?:NCLEX|BScN|R\.N)\b|(?<=^|[,;:/(]\s*|\b(?:an|as|my|licensed|practi[sc]ing) )RN\b/i,
      /\bRN (?:licen[cs]es?|degrees?|registration)\b/i,
    ]),
    'nurse',
    'nursing council',
  ],
  [/\bmidwi(?:fe|ves|fery)\b/i, 'midwife', 'nursing and midwifery council'],
  [
    /\bpharmacists?\b|\bpharmacy degree\b|\b(?:B\.? ?Pharm|M\.? ?Pharm|Pharm\.? ?D)\b/i,
    'pharmacist',
    'pharmacy council or chamber of pharmacists',
  ],
  [/\b(?:vets?|veterinar\w+)\b/i, 'veterinary surgeon', 'veterinary chamber'],
  // Software and ships have architects as well, and those of gardens are registered elsewhere.
  [
    anyOf([
      /(?<!\b(?:software|solutions?|cloud|systems?|data(?:base)?|enterprise|business|applications?|product|security|IT|network|information|technical|chip|landscape|naval|marine|ship|yacht)[- ])\barchitects?\b/i,
      /\barchitecture degree\b/i,
    ]),
    'architect',
    'chamber of architects',
  ],
  [
    /\bphysio(?:therap\w+)?\b|\bphysical therap\w+|\bkinesi[oó]log\w+/i,
    'physiotherapist',
    'health professions council or chamber of physiotherapists',
  ],
  [/\bpsycholog\w+/i, 'psychologist', 'chamber of psychologists'],
  // Assistants are in no register of teachers, and a teachers' pension may be a clerk's.
  [
    anyOf([
      /(?<!\b(?:yoga|pilates|dance|ballet|music|piano|guitar|violin|singing|language|private|driving|ski|surf|swimming|riding|sailing|diving|fitness|meditation|art) )\bteach(?:ers?|ing)\b(?![’']?s?[’']? (?:assistants?|aides?|helpers?|pensions?|unions?))/i,
      /(?<!\b(?:can|could|may|might|(?:want|like|love|hope|plan|wish) to) )\b(?:teach(?:es)?|taught) (?:(?!(?:in|at|my|our|yoga|pilates|danc\w+|salsa|ballet|music|piano|guitar|violin|drums|singing|driving|ski\w*|surf\w*|swimming|riding|sailing|diving|fitness|meditation|cook\w+|adults)\b)[\w-]+ ){0,4}(?:at|in) (?:an? |the |our |my )?(?:(?:local|village|state|public|private|primary|elementary|secondary|middle|high|grammar|upper|lower|junior|senior|comprehensive|international|bilingual|boarding|special|catholic|montessori|waldorf|steiner|rural|big|small|british|american|french|german|spanish) ){0,3}(?:schools?|lyc[eé]es?|collèges?|liceos?|gymnasiums?|secondar(?:y|ies))(?!\w)/i,
    ]),
    'teacher',
    'ministry of education or teaching council',
  ],
  [
    /\b(?:lawyers?|solicitors?|attorneys?|barristers?|law degree|practi[sc]e law)\b/i,
    'lawyer',
    'bar association',
  ],
  [
    /\b(?:STCW|certificates? of competenc[ey]|seafarers?|sea[- ]?m[ae]n|(?:marine|ship[’']?s?) (?:engineers?|officers?)|(?:deck|navigation) officers?|(?:chief|second|third|2nd|3rd) mates?|master mariners?)\b/i,
    'ship’s officer',
    'maritime authority',
  ],
  [/\bengineers?\b|\bengineering (?:degree|licen[cs]e)\b/i, 'engineer', 'chamber of engineers'],
  [/\b(?:accountants?|CPA|auditors?)\b/i, 'accountant', 'institute of chartered accountants'],
  [/\b(?:electricians?)\b/i, 'electrician', 'licensing office for electrical work'],
  [/\bplumbers?\b/i, 'plumber', 'licensing office for plumbing'],
  [/\bgas (?:fitters?|engineers?|installers?)\b/i, 'gas fitter', 'licensing office for gas work'],
  [/\b(?:social workers?)\b/i, 'social worker', 'social work council'],
  [/\b(?:pilots?)\b/i, 'pilot', 'civil aviation authority'],
];

const MEDICAL = ['dentist', 'physician', 'nurse', 'midwife', 'pharmacist', 'veterinary surgeon'] as const;
export const BY_EU_RULE: ReadonlySet<string> = new Set([...MEDICAL, 'architect']);
/** Those who treat patients. */
export const TREATS: ReadonlySet<string> = new Set([...MEDICAL, 'physiotherapist']);
/** Regulated nearly everywhere; the others in many countries. */
export const MOSTLY_GUARDED: ReadonlySet<string> = new Set([
  ...BY_EU_RULE,
  'physiotherapist',
  'lawyer',
  'pilot',
  'ship’s officer',
]);

/** Trades that many countries license. */
export const LICENSED_TRADES: ReadonlySet<string> = new Set(['electrician', 'plumber', 'gas fitter']);

/** Texts in which people tell about companions. */
export const PARTNER_TOLD_IN = ['special-skills', ...REMARKS_AND_FAMILY] as const;

/** A degree that was not finished qualifies nobody. */
const UNFINISHED = anyOf([
  /\b(?:not|never|without|un|in)[- ]?(?:yet )?(?:finish\w*|complet\w*|graduat\w*)\b/i,
  /\b(?:dropped out|undergrad(?:uate)?|unfinished|incomplete|(?:nursing|medical|law|pharmacy|dental) students?)\b/i,
  /\b(?:\d|one|two|three|first|second|third) ?(?:years?|yrs?|semesters?)(?: (?:of|in|as))? (?:an? )?(?:B\.?S\.?c?\.?|B\.?A\.?|bachelor\w*|degree|stud(?:y|ies|ying))\b/i,
]);

/** A text about skills without unfinished studies: "2 yrs of BS Nursing (not finished)". */
export const finishedSkills = (text: string): string =>
  text
    .split(/(?<=[.;\n])|,(?![^(]*\))/)
    .filter((part) => !UNFINISHED.test(part))
    .join(',');

/** A regulated profession, as the customer told it in free text. */
export interface TheirProfession {
  readonly name: string;
  readonly guards: string;
  readonly ids: readonly string[];
}

/** Pattern of words for the partner, by relation or first name. */
export function wordsForPartner(name: string | null): string {
  const first = name?.split(/\s+/)[0]?.replace(/[^\p{L}\p{M}'’-]/gu, '');
  return `(?:(?:my )?(?:husband|wife|partner|spouse|fianc[ée]e?)${first ? `|${first}` : ''})`;
}

/** Words that precede the name of a profession: "registered nurse", "primary teacher". */
const WHICH =
  'registered|licen[cs]ed|qualified|clinical|chartered|certified|senior|trained|experienced|primary|secondary|elementary|high|middle|pre-?school|kindergarten|school|head|staff|general|civil|mechanical|electrical|chemical';
/** What may come between an article and the name of a profession. */
const QUALIFIED = String.raw`(?:an? )?(?:(?:${WHICH}) )*`;
/** What follows a profession that is somebody's own; in "my wife nurses her mother" it is a verb. */
const AFTER_TITLE = String.raw`(?=\s*(?:$|[.,;:()/\n–-])| (?:w/|with|and|for|since|at|in|of|by)(?!\p{L}))`;
/** Signs that somebody receives care from such a professional: "psychologist, once a week". */
const CARED_FOR =
  /\b(?:weekly|monthly|daily|sessions?|appointments?|visits?|needs?|needed|every|once|twice|sees?|therapy|treatment|patients? of|bab(?:y|ies)|breast\w*)\b/i;

const BEGINNINGS = PROFESSIONS.map((profession) => ({
  profession,
  begins: new RegExp(
    String.raw`^\s*(?:s?he(?: is|[’']s) )?${QUALIFIED}(?:${profession[0].source})${AFTER_TITLE}`,
    'iu',
  ),
}));

/** The profession that a text begins with: "registered nurse (RN), 6 years", "She is a teacher". */
const firstCalled = (text: string): (typeof PROFESSIONS)[number] | undefined =>
  CARED_FOR.test(text) ? undefined : BEGINNINGS.find(({ begins }) => begins.test(text))?.profession;

/** Whether a text begins with the profession of the person it is about, and mentions no care that they receive. */
export const beginsWithWork = (text: string): boolean => firstCalled(text) !== undefined;

/**
 * Ids of the text fields next to the partner's name. The field asks about needs, but it is the only one there, so
 * people also describe the partner's work in it.
 */
const ownBoxes = (answers: Answers): readonly string[] =>
  Array.from({ length: MAX_FAMILY_MEMBERS }, (_, at) => at + 1)
    .filter((n) => answers[memberQuestionId(n, 'relationship')]?.value === 'spouse')
    .map((n) => memberQuestionId(n, 'special-needs'));

/** The partner's profession, among those asked about; null where none is mentioned. */
export function professionOfPartner(
  answers: Answers,
  name: string | null,
  among: ReadonlySet<string>,
): TheirProfession | null {
  const who = wordsForPartner(name);
  for (const id of ownBoxes(answers)) {
    const found = firstCalled(textOf(answers, id) ?? '');
    if (found && among.has(found[1])) return { name: found[1], guards: found[2], ids: [id] };
  }
  for (const id of PARTNER_TOLD_IN) {
    const text = textOf(answers, id) ?? '';
    for (const [said, profession, guards] of PROFESSIONS) {
      if (!among.has(profession) || !said.test(text)) continue;
      const told = new RegExp(
        String.raw`(?<!\p{L})${who}(?:,? ${QUALIFIED}(?=(?:${said.source})${AFTER_TITLE})|(?:,? who)? (?:is|works as|was|has|holds|trained as|qualified as)\b[^.;,]{0,40}?|(?: \p{L}+)?(?:[’']s (?:degrees?|qualifications?))?:(?:[^.;\n]|\.(?=\p{L})){0,60}?)(?:${said.source})`,
        'iu',
      );
      if (told.test(text)) return { name: profession, guards, ids: [id] };
    }
  }
  return null;
}
