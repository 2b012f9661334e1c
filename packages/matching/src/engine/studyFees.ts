import type { Iso3 } from '@global-fit/atlas/model';
import type { Tuition } from '@global-fit/atlas/law/tuition';
import type { Preferences } from '../model/preferences.ts';
import type { Engine } from './engine.ts';

const MONTHS = 12;
/** A month's share of a yearly sum, in tens like all items of a month. */
const monthly = (yearUsd: number): number => 10 * Math.round(yearUsd / MONTHS / 10);

/** Tuition in addition to the cost of a month: of the cheapest programmes on record, or of unknown amount. */
export type StudyFees =
  | { readonly kind: 'asked'; readonly tuition: Tuition; readonly monthlyUsd: number }
  | { readonly kind: 'open' };

type Asked = Pick<Preferences, 'citizenships' | 'home' | 'studyLevel' | 'studyPayer'>;

/** Whether somebody with these passports pays like nationals, by free movement or because the record names them. */
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
 * Monthly tuition in US dollars at a public university there, for people who move for a degree. Null for everybody
 * else, for those who pay like nationals (whose fees are not on record), at home, and with a scholarship, whose
 * letter says what it covers.
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

/** Tuition on record in US dollars a month; 0 where there is none. */
export const feesUsd = (fees: StudyFees | null): number => (fees?.kind === 'asked' ? fees.monthlyUsd : 0);
