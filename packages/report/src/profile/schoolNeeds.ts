import { anyOf } from '@global-fit/matching/anyOf';
import { CLASS_WORDS, DEVICES, ILLNESSES, MEDICINES } from './conditions.data.ts';

/** Needs that lessons have to meet; some are named among the illnesses too. */
const LEARNING = anyOf([
  /\bautis|\basperger|\bADHD\b|\battention deficit|\bdys(?:lexi|calculi|praxi|graphi)|\blearning\b/i,
  /\bspecial (?:school|class|education|educational)|\bdown['’]?s? syndrome|\bintellectual|\bdevelopmental/i,
  /\bspeech\b|\bspeaks?\b|\bteaching assistant|\b(?:school|integration|classroom) (?:aide|assistant|helper)/i,
  /\bIEP\b|\bEHCP\b|\bbraille|\bblind|\bdeaf|\bsign language|\bhearing aids?\b|\bwheelchair/i,
]);
/**
 * What a school minds without a change of lessons, beside the illnesses, medicines and devices that are known
 * by name.
 */
const MINDED = anyOf([
  /\ballerg|\banaphyla|\bepi-?pen|\badrenaline|\binhalers?\b|\bmedic(?:ine|ation|ines)\b/i,
  // Whoever is seen by a doctor is cared for; help with lessons is told by its own words.
  /\bsickle[- ]cell\b|\bthalass(?:a)?emia\b|\bp(?:a)?ediatric\w*|\bcardiolog\w+|\bcheck-?ups?\b|\bdoctors?\b|\bclinics?\b/i,
]);

const isLearned = (name: string): boolean => LEARNING.test(name);
const BY_LESSONS = ILLNESSES.filter(([, name]) => isLearned(name)).map(([said]) => said);
const BY_CARE = ILLNESSES.filter(([, name]) => !isLearned(name)).map(([said]) => said);
/** What is administered or watched during school hours. */
const GIVEN = [MINDED, ...BY_CARE, ...[...DEVICES, ...MEDICINES, ...CLASS_WORDS].map(([said]) => said)];

const HEALTH = [...GIVEN, ...BY_LESSONS];

/** Whether a line tells of something a school must administer or watch. */
export const isGivenAtSchool = (line: string): boolean => GIVEN.some((said) => said.test(line));

/**
 * What a line about a child's needs requires of a school: a care plan for an illness, medicine or device; help with
 * lessons for everything else. A child with diabetes learns like others and needs no assessment by an authority.
 */
export function schoolNeeds(line: string): { readonly care: boolean; readonly lessons: boolean } {
  const care = HEALTH.some((said) => said.test(line));
  return { care, lessons: !care || LEARNING.test(line) };
}
