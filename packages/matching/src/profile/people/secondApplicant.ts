import type { Answers } from '@global-fit/questionnaire/model';
import type { SecondApplicant } from '../../model/means.ts';
import { membersOf, OF_AGE } from './household.ts';
import { BELOW_THE_MEAN } from '../work/occupation.ts';
import { professionOfPartner } from '../work/professions.ts';

/** Whoever works, or looks for work, may be the one whom an employer abroad asks for. */
const AT_WORK: readonly (string | null)[] = ['employed-full', 'employed-part', 'self-employed', 'unemployed'];

/** Professions that are licensed or short in many countries, with the field that permits name. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['dentist', 'healthcare'],
  ['physician', 'healthcare'],
  ['nurse', 'healthcare'],
  ['midwife', 'healthcare'],
  ['pharmacist', 'healthcare'],
  ['physiotherapist', 'healthcare'],
  ['veterinary surgeon', 'science'],
  ['teacher', 'education'],
  ['engineer', 'engineering'],
  ['architect', 'engineering'],
]);
const ASKED_FOR: ReadonlySet<string> = new Set(FIELDS.keys());

/**
 * A partner who moves along, works, and of whom the words tell such a profession: a permit for work may be asked for by
 * either of the two. Null for everybody else.
 */
export function secondApplicant(answers: Answers): SecondApplicant | null {
  const partner = membersOf(answers).find(
    ({ relationship, age, occupation }) =>
      relationship === 'spouse' && (age === null || age >= OF_AGE) && AT_WORK.includes(occupation),
  );
  const found = partner && professionOfPartner(answers, partner.name, ASKED_FOR);
  const careerField = found && FIELDS.get(found.name);
  return partner && careerField
    ? {
        age: partner.age,
        careerField,
        occupation: 'professionals',
        payVaries: BELOW_THE_MEAN.test(found.name),
        questionIds: found.ids,
      }
    : null;
}
