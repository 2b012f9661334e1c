import type { Atlas } from '@global-fit/atlas/atlas';
import type { DealBreakerRule } from '@global-fit/matching/conditions/dealBreakerRule';
import { DEAL_BREAKER_RULES } from '@global-fit/matching/conditions/dealBreakerRules';
import { OUTSIDE_REGION } from '@global-fit/matching/conditions/geography/regionRefused';
import { CLOSE_TO, FAR_FROM } from '@global-fit/matching/conditions/own/fromPlace';
import { HOUSEHOLD_RULES } from '@global-fit/matching/conditions/own/householdRules';
import { OWN_ALPHABET } from '@global-fit/matching/conditions/own/ownAlphabet';
import { OWN_LANGUAGES } from '@global-fit/matching/conditions/own/ownLanguages';
import { OWN_SCHOOL_LANGUAGE } from '@global-fit/matching/conditions/own/ownSchoolLanguage';
import { PET_QUARANTINE } from '@global-fit/matching/conditions/own/petQuarantine';
import { SPOKEN } from '@global-fit/matching/conditions/own/spokenHere';
import type { DealBreaker } from '@global-fit/matching/model/dealBreaker';
import { inSentence } from '../../prose/english.ts';
import { exampleSaid } from './exampleSaid.ts';
import { CAVEATS, FACTORS_MEASURED, MEASURED } from './readingWords.ts';

/** "2006 to 2023": the years a column covers. */
function yearsOf(atlas: Atlas, indicator: string): string {
  const years = atlas.countries
    .flatMap(({ iso3 }) => atlas.fact(iso3, indicator)?.year ?? [])
    .toSorted((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? String(first) : `${first} to ${last}`;
}

function byIndicator(atlas: Atlas, id: string): string {
  const indicator = atlas.indicator(id);
  if (!indicator?.shown) return 'a figure of ours that we may not print';
  const climate = /normals (\d{4})-(\d{4})/.exec(indicator.note ?? '');
  const when = climate ? `normals of ${climate[1]} to ${climate[2]}` : yearsOf(atlas, id);
  const caveat = CAVEATS[id];
  const name = indicator.name.replace(/\s*\(.*\)$/, '');
  return `“${inSentence(name)}” (${when}${caveat ? `; ${caveat}` : ''})`;
}

const TUITION = /\b(tuition|fees)\b/i;

const HOUSEHOLD: ReadonlySet<string> = new Set(HOUSEHOLD_RULES.map(({ id }) => id));

/** What a limit on the household is compared with: distance, clock or cost. */
function byHousehold({ text, from }: DealBreaker, id: string): string | null {
  if (from?.at === 'family')
    return `${MEASURED[id]}; measured from the country where your family lives, and open where you named several`;
  if (id === 'monthly-cost' && TUITION.test(text))
    return `${MEASURED[id]}; tuition is not in it: add what the admissions office asks of your nationality`;
  return MEASURED[id] ?? null;
}

/** What a rule of the catalogue is compared with. */
function byRule(atlas: Atlas, { id, read }: DealBreakerRule): string | null {
  if ('indicator' in read) return byIndicator(atlas, read.indicator);
  if ('membership' in read) return MEASURED['membership'] ?? null;
  if ('pensionOf' in read) return MEASURED['pension rises'] ?? null;
  if ('record' in read) return MEASURED[id] ?? MEASURED[read.record] ?? null;
  if ('towns' in read) return MEASURED[id] ?? MEASURED[read.towns] ?? null;
  return FACTORS_MEASURED[read.factor] ?? null;
}

const byDistance = ({ from }: DealBreaker): string | undefined =>
  MEASURED[/\d/.test(from?.at ?? '') ? 'from a city' : 'from a country'];

/** What each kind of limit in the customer's words is compared with. */
const BY_OWN_LIMIT: Readonly<Record<string, (one: DealBreaker) => string | undefined>> = {
  [SPOKEN]: ({ languageFor }) => MEASURED[`${SPOKEN} ${languageFor}`] ?? MEASURED[SPOKEN],
  [OWN_LANGUAGES]: () => MEASURED[SPOKEN],
  [OWN_ALPHABET]: ({ scripts }) => MEASURED[scripts ? 'alphabet named' : OWN_ALPHABET],
  [OWN_SCHOOL_LANGUAGE]: () => MEASURED[OWN_SCHOOL_LANGUAGE],
  [PET_QUARANTINE]: () => MEASURED[PET_QUARANTINE],
  [OUTSIDE_REGION]: () => MEASURED['region'],
  [FAR_FROM]: byDistance,
  [CLOSE_TO]: byDistance,
};

/** What a condition is compared with; null for a line that was not read. */
export function measureOf(atlas: Atlas, one: DealBreaker): string | null {
  const { id } = one;
  if (id === null) return null;
  const byOwnLimit = BY_OWN_LIMIT[id];
  if (byOwnLimit) return byOwnLimit(one) ?? null;
  if (HOUSEHOLD.has(id)) return byHousehold(one, id);
  const rule = DEAL_BREAKER_RULES.find((each) => each.id === id);
  return rule ? (exampleSaid(atlas, rule, one) ?? byRule(atlas, rule)) : null;
}
