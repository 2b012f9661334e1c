import { SECOND_ADULT, secondAdultId } from '@global-fit/questionnaire/couple';
import type { Answers } from '@global-fit/questionnaire/model';
import type { CoupleStudy, ReportInput } from '../../input.ts';
import { isDiscreet } from '../../profile/discretion.ts';
import type { nameOf } from '../../prose/countryNames.ts';
import { possessive } from '../../prose/english.ts';

/** The questions of the short form. */
export const QUESTIONS = SECOND_ADULT.entries.map(({ question }) => question);

/** The couple of a report, with the words for the partner. */
export interface Couple extends CoupleStudy {
  readonly input: ReportInput;
  /** "Sam", "your partner"; `partners` is the possessive: "Sam’s", "your partner’s". */
  readonly partner: string;
  readonly partners: string;
  /** Ids of the answers both lists rest on. */
  readonly ids: readonly string[];
  /** Whether the customer asked for discretion. It covers the partner's words too, which may tell of both. */
  readonly discreet: boolean;
}

/** Whether a question was answered; a slider left at its default was not. */
export const isSaid = (answers: Answers, id: string): boolean =>
  answers[id] !== undefined && answers[id].touched !== false;

/** Ids of the answers of both that make the lists differ. */
function idsOf(first: Answers, second: Answers): readonly string[] {
  return QUESTIONS.flatMap(({ id }) => [
    ...(isSaid(first, id) ? [id] : []),
    ...(isSaid(second, id) ? [secondAdultId(id)] : []),
  ]);
}

/** A country by name, in one of the styles of `countryNames.ts`. */
export function country(couple: Couple, iso3: string, style: typeof nameOf): string {
  const found = couple.input.atlas.country(iso3);
  return found ? style(found) : iso3;
}

/** Prepares the study for a report whose second adult has answered. */
export function openCouple(input: ReportInput, study: CoupleStudy): Couple {
  const partner = study.partnerName ?? 'your partner';
  return {
    ...study,
    input,
    partner,
    partners: possessive(partner),
    ids: idsOf(input.answers, study.answers),
    discreet: isDiscreet(input.answers),
  };
}
