import { anyOf } from '../../anyOf.ts';
import type { Occupation } from '../../model/means.ts';
import { PROFESSIONS } from './professions.ts';

/** Regulated occupations that ISCO does not count among professionals. */
const NO_PROFESSIONAL: Readonly<Record<string, Occupation>> = {
  // 315, ship and aircraft controllers and technicians
  'ship’s officer': 'technicians',
  pilot: 'technicians',
  // 741, electrical equipment installers; 712, building finishers
  electrician: 'craft_trades',
  plumber: 'craft_trades',
  'gas fitter': 'craft_trades',
};

/**
 * Occupations by ISCO-08 major group (ILO 2012). Assistants are matched before the profession they assist: a nursing
 * assistant is no nurse.
 */
const OCCUPATIONS: readonly (readonly [said: RegExp, group: Occupation])[] = [
  [
    // 51, 52, 53 and 54
    anyOf([
      /\b(?:care ?(?:givers?|workers?|assistants?|aides?)|carers?|(?:nursing|healthcare|health) (?:assistants?|aides?))\b/i,
      /\b(?:teaching assistants?|teacher(?:’|')?s?(?:’|')? aides?|nann(?:y|ies)|child ?minders?|au pairs?)\b/i,
      /\b(?:cooks?|waiters?|waitress(?:es)?|bartenders?|baristas?|hairdressers?|barbers?|beauticians?|cabin crew)\b/i,
      /\b(?:shop assistants?|sales ?(?:people|persons?|m[ae]n|wom[ae]n)|cashiers?|fire ?fighters?|police officers?|security guards?|tour guides?)\b/i,
    ]),
    'service_sales',
  ],
  [
    // 31 to 35
    anyOf([
      /\b(?:paramedics?|dental (?:hygienists?|assistants?|technicians?)|(?:lab(?:oratory)?|medical|veterinary) (?:technicians?|assistants?)|radiographers?|opticians?)\b/i,
      /\b(?:chefs?|photographers?|(?:real )?estate agents?|interior designers?|(?:fitness|yoga|ski|surf) (?:teachers?|instructors?)|technicians?)\b/i,
    ]),
    'technicians',
  ],
  [
    // 41 to 44
    /\b(?:secretar(?:y|ies)|receptionists?|bookkeeping clerks?|(?:office|data entry) clerks?|bank tellers?)\b/i,
    'clerical',
  ],
  [
    // 71 to 75
    /\b(?:carpenters?|joiners?|cabinet ?makers?|bricklayers?|masons?|roofers?|welders?|painters?|tilers?|builders?|bakers?|butchers?|(?:car |bicycle |bike )?mechanics?|blacksmiths?|tailors?)\b/i,
    'craft_trades',
  ],
  [
    // 81 to 83
    /\b(?:(?:truck|lorry|bus|taxi|van|tram|train|HGV|crane)[ -]?(?:drivers?|operators?)|machine operators?)\b/i,
    'machine_operators',
  ],
  [
    // 91 to 96
    /\b(?:cleaners?|(?:farm|building|construction) labou?rers?|kitchen (?:helpers?|porters?)|fruit pickers?)\b/i,
    'elementary',
  ],
  [
    // 21, 24, 25 and 26: unregulated ones
    anyOf([
      /\b(?:software|web|data|game) (?:developers?|engineers?|analysts?|scientists?)\b/i,
      /\b(?:developers?|programmers?|scientists?|economists?|lecturers?|professors?|journalists?|translators?|interpreters?|librarians?|musicians?|data analysts?)\b/i,
    ]),
    'professionals',
  ],
];

/** The major group of an occupation named in a text; null where no known one is named. */
export function occupationNamed(text: string): Occupation | null {
  const plain = OCCUPATIONS.find(([said]) => said.test(text));
  if (plain) return plain[1];
  const guarded = PROFESSIONS.find(([said]) => said.test(text));
  return guarded ? (NO_PROFESSIONAL[guarded[1]] ?? 'professionals') : null;
}
