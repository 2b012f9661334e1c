import { anyOf } from '@global-fit/matching/anyOf';
import { CLASS_WORDS, DEVICES, ILLNESSES, MEDICINES } from './conditions.data.ts';

/** Needs that lessons themselves have to meet, some of them also named as illnesses. */
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
const MINDED = /\ballerg|\banaphyla|\bepi-?pen|\badrenaline|\binhalers?\b|\bmedic(?:ine|ation|ines)\b/i;

const isLearned = (name: string): boolean => LEARNING.test(name);
const BY_LESSONS = ILLNESSES.filter(([, name]) => isLearned(name)).map(([said]) => said);
const BY_CARE = ILLNESSES.filter(([, name]) => !isLearned(name)).map(([said]) => said);
/** What is given or watched over in school hours. */
const GIVEN = [MINDED, ...BY_CARE, ...[...DEVICES, ...MEDICINES, ...CLASS_WORDS].map(([said]) => said)];

const HEALTH = [...GIVEN, ...BY_LESSONS];

/** Whether a line tells of something that a school has to give or to watch, beside what lessons answer. */
export const isGivenAtSchool = (line: string): boolean => GIVEN.some((said) => said.test(line));

/**
 * What a line on the needs of a child asks of a school: a plan of care for an illness, a medicine or a
 * device, help with lessons for all else. A child with diabetes learns as others do, and no authority has to
 * assess it first.
 */
export function schoolNeeds(line: string): { readonly care: boolean; readonly lessons: boolean } {
  const care = HEALTH.some((said) => said.test(line));
  return { care, lessons: !care || LEARNING.test(line) };
}
