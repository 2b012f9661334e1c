import type { Iso3 } from '@global-fit/atlas/model';
import { anyOf } from '@global-fit/matching/anyOf';
import { PROFESSIONS, type TheirProfession } from '@global-fit/matching/profile/work/professions';
import { ownProfession } from '../../../../profile/work/professions.ts';
import type { Asked } from '../../topic.ts';

/** Exams, councils and licences of physicians. */
const PHYSICIANS_EXAMS = String.raw`\b(?:PLAB|MRCS|MRCP|MRCOG|FRCS|USMLE|GMC|MCCQE|LMCC|ECFMG|Approbation|Berufserlaubnis|Kenntnispr(?:ü|ue)fung|Fachsprachpr(?:ü|ue)fung|SMLE|(?:DHA|HAAD|DOH|MOH|QCHP|Prometric) (?:exams?|licen[cs]e|test)|AMC (?:exam\w*|part|CAT|clinical|MCQ)|NZREX)\b`;
/** The same for nurses. */
const NURSES_EXAMS = String.raw`\b(?:NCLEX(?:-RN)?|NMBI|NMC|CGFNS)\b`;
const BY_EXAM: readonly (readonly [said: RegExp, profession: string])[] = [
  [new RegExp(PHYSICIANS_EXAMS), 'physician'],
  [new RegExp(NURSES_EXAMS), 'nurse'],
];
/** Names of exams, councils and licences that each belong to one profession. */
export const EXAM_NAMES = new RegExp(`${PHYSICIANS_EXAMS}|${NURSES_EXAMS}`, 'i');

/** Countries by exams and councils that only they have. */
const EXAM_COUNTRIES: readonly (readonly [said: RegExp, iso3: Iso3])[] = [
  [/\b(?:PLAB|MRCS|MRCP|MRCOG|FRCS|GMC|NMC)\b/, 'GBR'],
  [/\b(?:USMLE|ECFMG)\b/, 'USA'],
  [/\b(?:MCCQE|LMCC)\b/, 'CAN'],
  [/\b(?:Approbation|Berufserlaubnis|Kenntnispr(?:ü|ue)fung|Fachsprachpr(?:ü|ue)fung)\b/, 'DEU'],
  [/\bAMC (?:exam\w*|part|CAT|clinical|MCQ)\b/, 'AUS'],
  [/\bNZREX\b/, 'NZL'],
  [/\bNMBI\b/, 'IRL'],
];

/** The country whose exam or council a text names; null where it names none, or several countries'. */
export function examCountry(text: string): Iso3 | null {
  const found = EXAM_COUNTRIES.filter(([said]) => said.test(text));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}

export const PROFESSION_NAMES = new RegExp(PROFESSIONS.map(([said]) => said.source).join('|'), 'i');
const EVERY_PROFESSION: ReadonlySet<string> = new Set(PROFESSIONS.map(([, name]) => name));

/** A profession named in a text, directly or by an exam only it has. */
function professionIn(text: string): TheirProfession | null {
  const byExam = BY_EXAM.find(([said]) => said.test(text))?.[1];
  const found =
    PROFESSIONS.find(([said]) => said.test(text)) ?? PROFESSIONS.find(([, name]) => name === byExam);
  return found ? { name: found[1], guards: found[2], ids: [] } : null;
}

/** The regulated profession of a field, for questions about papers that name none. */
const OF_FIELD: Readonly<Record<string, string>> = {
  education: 'teacher',
  legal: 'lawyer',
};

/** A trade our registers do not cover, by its work or master's certificate. */
const TRADE = anyOf([
  /\b(?:\p{L}+meister(?:brief|in)?|master (?:craftsm[ae]n|carpenters?|builders?|bakers?)|carpenters?)\b/iu,
  /\b(?:carpentry|joiners?|cabinetmakers?|bricklayers?|masons?|roofers?|welders?|painters?|tilers?)\b/iu,
  /\b(?:builders?|hairdressers?|barbers?|bakers?|butchers?|chefs?|cooks?|mechanics?|blacksmiths?|tailors?)\b/iu,
  /\b(?:gardeners?|farmers?|foresters?|chimney sweeps?|opticians?|beauticians?|cosmetologists?)\b/iu,
  /\b(?:truck drivers?|childminders?|carers?|paramedics?|translators?|interpreters?)\b/iu,
]);

/**
 * The profession a question's papers are for: named in it, else the customer's by skills, else by field; null for
 * other trades.
 */
export function professionOf({ text, profile, person }: Asked): TheirProfession | null {
  const named = professionIn(text);
  if (named || person || TRADE.test(text)) return named;
  const own = ownProfession(profile, EVERY_PROFESSION);
  if (own) return own;
  const field = OF_FIELD[profile.read.choices('career-field')[0] ?? ''];
  const found = PROFESSIONS.find(([, name]) => name === field);
  return found ? { name: found[1], guards: found[2], ids: ['career-field'] } : null;
}
