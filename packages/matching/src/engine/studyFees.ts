import type { Iso3 } from '@global-fit/atlas/model';
import type { Tuition } from '@global-fit/atlas/law/tuition';
import type { Preferences } from '../model/preferences.ts';
import type { Engine } from './engine.ts';

const MONTHS = 12;
/** A twelfth of a yearly sum, in tens as all items of a month. */
const monthly = (yearUsd: number): number => 10 * Math.round(yearUsd / MONTHS / 10);

/** Tuition that comes on top of a month: by the cheapest programmes on record, or for an unknown sum. */
export type StudyFees =
  | { readonly kind: 'asked'; readonly tuition: Tuition; readonly monthlyUsd: number }
  | { readonly kind: 'open' };

type Asked = Pick<Preferences, 'citizenships' | 'home' | 'studyLevel' | 'studyPayer'>;

/** Whether somebody with these passports pays what nationals do, by free movement or by name. */
function paysAsNational(
  engine: Engine,
  passports: readonly Iso3[],
  country: number,
  tuition: Tuition | null,
) {
  const iso3 = engine.iso3[country] as Iso3;
  if (passports.includes(iso3) || passports.some((one) => tuition?.asNationals.includes(one))) return true;
  return (
    (tuition?.freeMoversAsNationals ?? true) &&
    passports.some((one) => engine.records.passport(one).movement[country]?.grade === 'settle')
  );
}

/**
 * What a public university there asks of somebody who comes for a degree, in US dollars a month. Null for everybody
 * else, for who pays as nationals do, whose fees are on no record, where somebody lives already, and for a scholarship,
 * whose letter tells what it pays.
 */
export function studyFees(
  { engine, preferences }: { readonly engine: Engine; readonly preferences: Asked },
  country: number,
): StudyFees | null {
  const { citizenships, home, studyLevel, studyPayer } = preferences;
  if (studyLevel === null || studyPayer === 'scholarship' || engine.iso3[country] === home) return null;
  const tuition = engine.atlas.tuition(engine.iso3[country] as Iso3, studyLevel);
  if (paysAsNational(engine, citizenships, country, tuition)) return null;
  const yearUsd = tuition?.from.shown ? engine.atlas.toUsd(tuition.low, tuition.currency) : null;
  return tuition === null || yearUsd === null
    ? { kind: 'open' }
    : { kind: 'asked', tuition, monthlyUsd: monthly(yearUsd) };
}

/** The fees on record, in US dollars a month; 0 where none are. */
export const feesUsd = (fees: StudyFees | null): number => (fees?.kind === 'asked' ? fees.monthlyUsd : 0);
