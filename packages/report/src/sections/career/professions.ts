import { tellsPrivateAtWork } from '../../profile/discretion.ts';
import type { Profile } from '../../profile/profile.ts';

/**
 * Professions that a register or a licence guards in most countries; the first seven are recognised by rule
 * within the EU.
 */
export const PROFESSIONS: readonly (readonly [said: RegExp, name: string, guards: string])[] = [
  [/\bdent(?:ists?|istry|al)\b/i, 'dentist', 'dental council or chamber of dentists'],
  [
    /\b(?:physicians?|surgeons?|medical degree|doctors?|GPs?|general practitioners?|internists?|an(?:a)?esthetists?|p(?:a)?ediatricians?|obstetricians?|psychiatrists?|(?:an(?:a)?esthesi|cardi|dermat|endocrin|gastroenter|gyn(?:a)?ec|h(?:a)?emat|immun|neonat|nephr|neur|onc|ophthalm|path|pulmon|radi|rheumat|ur|vir)ologists?|MBBS|(?:my|an?|his|her) MD|MRCP|FRCR|FRCS|USMLE)\b/i,
    'physician',
    'medical council or chamber of physicians',
  ],
  [/\bnurs(?:e|es|ing)\b/i, 'nurse', 'nursing council'],
  [/\bmidwi(?:fe|ves|fery)\b/i, 'midwife', 'nursing and midwifery council'],
  [/\bpharmacists?\b|\bpharmacy degree\b/i, 'pharmacist', 'pharmacy council or chamber of pharmacists'],
  [/\b(?:vets?|veterinar\w+)\b/i, 'veterinary surgeon', 'veterinary chamber'],
  [/\barchitects?\b|\barchitecture degree\b/i, 'architect', 'chamber of architects'],
  [
    /\bphysio(?:therap\w+)?\b|\bphysical therap\w+|\bkinesi[oó]log\w+/i,
    'physiotherapist',
    'health professions council or chamber of physiotherapists',
  ],
  [/\bpsycholog\w+/i, 'psychologist', 'chamber of psychologists'],
  [
    /(?<!\b(?:yoga|pilates|dance|ballet|music|piano|guitar|violin|singing|language|private|driving|ski|surf|swimming|riding|sailing|diving|fitness|meditation|art) )\bteach(?:ers?|ing)\b/i,
    'teacher',
    'ministry of education or teaching council',
  ],
  [
    /\b(?:lawyers?|solicitors?|attorneys?|barristers?|law degree|practi[sc]e law)\b/i,
    'lawyer',
    'bar association',
  ],
  [
    /\b(?:STCW|certificates? of competenc[ey]|seafarers?|sea[- ]?m[ae]n|(?:marine|ship[’']?s?) (?:engineers?|officers?)|(?:deck|navigation) officers?)\b/i,
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
/** Guarded nearly everywhere; the others in many countries. */
export const MOSTLY_GUARDED: ReadonlySet<string> = new Set([
  ...BY_EU_RULE,
  'physiotherapist',
  'lawyer',
  'pilot',
]);

/** Trades that many countries let nobody practise without a licence. */
export const LICENSED_TRADES: ReadonlySet<string> = new Set(['electrician', 'plumber', 'gas fitter']);
/** Work that a plan puts to the register before the employer. */
const TO_THE_REGISTER: ReadonlySet<string> = new Set([...MOSTLY_GUARDED, ...LICENSED_TRADES, 'teacher']);

/** Fields in which most countries let nobody practise without a register; in others some countries do. */
export const REGULATED: ReadonlySet<string> = new Set(['healthcare', 'legal', 'education']);
export const REGULATED_IN_SOME: ReadonlySet<string> = new Set(['engineering', 'construction-trades']);

/** Where the form lets people tell of those who come along. */
const TOLD_IN = ['special-skills', 'unique-family-situation', 'additional-comments'] as const;

/** Somebody's profession, guarded in most countries or in many, as the customer told it in a text of their own. */
export interface TheirProfession {
  readonly name: string;
  readonly guards: string;
  readonly ids: readonly string[];
}

/**
 * The partner in a text, by kinship or first name, as a part of a pattern; null where nobody of that kind
 * moves along.
 */
export function partnerWords({ movers }: Pick<Profile, 'movers'>): string | null {
  if (!movers.partner) return null;
  const first = movers.partner.name?.split(/\s+/)[0]?.replace(/[^\p{L}\p{M}'’-]/gu, '');
  return `(?:(?:my )?(?:husband|wife|partner|spouse|fianc[ée]e?)${first ? `|${first}` : ''})`;
}

/** Words that follow "is a" and are no work. */
const NO_TRADE =
  /\b(?:of|who|that|fan|lover|bit|lot|person|man|woman|citizen|native|national|resident|vegetarian|vegan|smoker|diabetic|student|pensioner|retiree|believer|child|mother|father|parent|good|great|big|happy|years?|yet|not|from|with|and)\b/i;
/** One to three words in which somebody's work is named. */
const TRADE =
  /^(?:(?:self-employed|qualified|certified|trained|skilled|licensed|former) )?\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}$/u;

/**
 * The work told of the partner by name or kinship: "Andriy: welder, 18 years", "my wife works as a florist";
 * null where none is.
 */
export function partnersTrade(
  profile: Profile,
): { readonly trade: string; readonly ids: readonly string[] } | null {
  const { read, discreet } = profile;
  const guarded = partnersProfession(profile);
  if (guarded) return { trade: guarded.name, ids: guarded.ids };
  const who = partnerWords(profile);
  if (!who || discreet.length > 0) return null;
  const told = new RegExp(
    String.raw`(?<![\p{L}])${who}(?::|,? (?:who )?(?:is|was) an?|,? (?:who )?work(?:s|ed) as an?|, an?) +([^.;,:()\n]{3,40})`,
    'iu',
  );
  for (const id of TOLD_IN) {
    const trade = (told.exec(read.text(id) ?? '')?.[1] ?? '')
      .trim()
      .replace(/^(\p{Lu})(?=\p{Ll})/u, (first) => first.toLowerCase());
    if (TRADE.test(trade) && !NO_TRADE.test(trade) && !tellsPrivateAtWork(trade)) return { trade, ids: [id] };
  }
  return null;
}

/** The profession told of the partner beside their name ("Kim is a physiotherapist"); null where none is. */
export function partnersProfession({ read, movers }: Profile): TheirProfession | null {
  const who = partnerWords({ movers });
  if (!who) return null;
  for (const id of TOLD_IN) {
    const text = read.text(id) ?? '';
    for (const [said, name, guards] of PROFESSIONS) {
      const told = new RegExp(
        String.raw`(?<!\p{L})${who}(?:(?:,? who)? (?:is|works as|was|has|holds|trained as|qualified as)\b[^.;,]{0,40}?|(?: \p{L}+)?(?:[’']s (?:degrees?|qualifications?))?:[^.;\n]{0,60}?)(?:${said.source})`,
        'iu',
      );
      if (TO_THE_REGISTER.has(name) && told.test(text)) return { name, guards, ids: [id] };
    }
  }
  return null;
}

/**
 * The customer’s own profession as skills and licences name it, guarded in most countries; null where none is
 * named.
 */
export function ownProfession(profile: Profile): TheirProfession | null {
  const theirs = partnersProfession(profile)?.name;
  const who = partnerWords(profile);
  const text = profile.read.text('special-skills') ?? '';
  const ofPartner = who && new RegExp(String.raw`(?<!\p{L})${who}(?!\p{L})`, 'iu');
  // Two of one profession: what is told in a sentence without the partner is the customer’s own.
  const own = text
    .split(/[.;\n]/)
    .filter((sentence) => !ofPartner || !ofPartner.test(sentence))
    .join('. ');
  const found = PROFESSIONS.find(
    ([said, name]) => TO_THE_REGISTER.has(name) && said.test(name === theirs ? own : text),
  );
  return found ? { name: found[1], guards: found[2], ids: ['special-skills'] } : null;
}
