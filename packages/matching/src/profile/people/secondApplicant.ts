import type { Answers } from '@global-fit/questionnaire/model';
import type { SecondApplicant } from '../../model/means.ts';
import { membersOf, OF_AGE } from './household.ts';
import { BELOW_THE_MEAN } from '../work/occupation.ts';
import { professionOfPartner } from '../work/professions.ts';

/** Employment in which a partner could be the one to apply for a work permit. */
const AT_WORK: readonly (string | null)[] = ['employed-full', 'employed-part', 'self-employed', 'unemployed'];

/** Professions that many countries license or lack, with the field by which permits name them. */
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
 * The partner as applicant: one who moves along, works, and has such a profession by the customer's words. Either of
 * the two could then apply for the work permit. Null otherwise.
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
