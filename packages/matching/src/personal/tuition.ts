import { feesUsd, studyFees } from '../engine/studyFees.ts';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Utility of a year's tuition in US dollars. */
const CURVE = {
  points: [
    [0, 1],
    [1500, 0.9],
    [5000, 0.65],
    [12_000, 0.3],
    [25_000, 0],
  ],
} as const;

const MONTHS = 12;

/** Utility of one country; NaN where no record tells what is asked. */
function utilityIn(situation: Situation, country: number): number {
  const fees = studyFees(situation, country);
  return fees?.kind === 'open' ? Number.NaN : utilityOf(CURVE, MONTHS * feesUsd(fees));
}

/**
 * Tuition, for people who move to pay little of it. Without this factor, low prices in general would pass for a cheap
 * degree.
 */
export const TUITION: PersonalFactor = {
  id: 'tuition',
  label: 'Tuition',
  dimension: 'education',
  method:
    'The lowest tuition on record that public universities ask of students from abroad for a year of the degree: nothing, or what nationals pay, 1; 1,500 US dollars 0.9, 5,000 0.65, 12,000 0.3, 25,000 0; unknown where no record tells.',
  indicators: [],
  utilities: (situation) => Float64Array.from(situation.engine.iso3, (_, i) => utilityIn(situation, i)),
};
