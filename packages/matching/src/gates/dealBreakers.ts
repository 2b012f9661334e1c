import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker, Preferences } from '../model.ts';
import type { Situation } from '../personal/situation.ts';
import { nearestKm } from '../personal/ties.ts';
import { DEAL_BREAKER_RULES, type DealBreakerRule } from './dealBreakerRules.ts';
import { type Gate, gradeBelow, type Verdict } from './gate.ts';
import { columnOf, found } from './read.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

/** Words that turn a wish for something good into its absence, or demand it. */
const WITHOUT =
  /\b(no|not|lack|lacks|lacking|without|absence|far from|away from|must|need|needs|has to|have to|poor|bad|limited|unavailable)\b/;
/** Words that make a line say something finer than a rule can hold; such a line is left to people. */
const HEDGED =
  /\b(unless|except|only if|depends?|maybe|perhaps|ideally|prefer|but|although|don'?t mind|do not mind|not a problem|is fine|are fine|i like|i love|we like|we love)\b/;

/** Short names people write for countries; the rest are the names of the atlas. */
const SHORT_NAMES: Readonly<Record<string, Iso3>> = {
  usa: 'USA',
  'u s a': 'USA',
  'the us': 'USA',
  'the states': 'USA',
  america: 'USA',
  uk: 'GBR',
  britain: 'GBR',
  england: 'GBR',
  uae: 'ARE',
  dubai: 'ARE',
  holland: 'NLD',
  turkey: 'TUR',
  'czech republic': 'CZE',
  burma: 'MMR',
  'south korea': 'KOR',
  'north korea': 'PRK',
};

/** Parts of the world by the words people use, with the atlas' region or subregion. */
const REGIONS: Readonly<Record<string, (region: string, subregion: string) => boolean>> = {
  africa: (region) => region === 'Africa',
  asia: (region) => region === 'Asia',
  'middle east': (_, subregion) => subregion === 'Western Asia',
  'south america': (_, subregion) => subregion === 'South America',
  'central america': (_, subregion) => subregion === 'Central America',
  'eastern europe': (_, subregion) => subregion === 'Eastern Europe',
  europe: (region) => region === 'Europe',
  'southeast asia': (_, subregion) => subregion === 'South-Eastern Asia',
};

/** What the free text of deal-breakers was read as. */
export interface ReadDealBreakers {
  readonly dealBreakers: readonly DealBreaker[];
  readonly excluded: Preferences['excludedCountries'];
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n;•]+|\.(?:\s|$)|,(?=\s*(?:no|not|avoid)\b)/i)
    .map((line) => line.replace(/^[\s\-*\d)]+/, '').trim())
    .filter((line) => line !== '');

interface Name {
  readonly iso3: Iso3;
  readonly folded: string;
}
const names = new WeakMap<Atlas, readonly Name[]>();

/** Folded names of every country, made once for an atlas. */
function namesOf(atlas: Atlas): readonly Name[] {
  const found = names.get(atlas) ?? atlas.countries.map(({ iso3, name }) => ({ iso3, folded: fold(name) }));
  names.set(atlas, found);
  return found;
}

/** Countries and regions a line names, when it does nothing but rule them out. */
function namedIn(atlas: Atlas, line: string): readonly Iso3[] {
  const plain = ` ${fold(line)} `;
  const direct = namesOf(atlas)
    .filter(({ folded }) => plain.includes(` ${folded} `))
    .map(({ iso3 }) => iso3);
  const short = Object.entries(SHORT_NAMES).flatMap(([name, iso3]) =>
    plain.includes(` ${name} `) ? [iso3] : [],
  );
  const rest = Object.keys(REGIONS).filter((name) => plain.includes(` ${name} `));
  // "southeast asia" also contains "asia": the longest name wins.
  const regions = rest.filter((name) => !rest.some((other) => other !== name && other.includes(name)));
  const inRegions = regions.flatMap((name) =>
    atlas.countries
      .filter(({ region, subregion }) => REGIONS[name]?.(region, subregion))
      .map(({ iso3 }) => iso3),
  );
  return [...new Set([...direct, ...short, ...(direct.length + short.length > 0 ? [] : inRegions)])];
}

/** Words beside country names that still mean no more than "not there". */
const PLAIN_EXCLUSION =
  /^(no|not|never|avoid|nowhere in|anywhere in|anything in|nothing in|rule out|i will not|i won'?t|we will not|we won'?t|living in|live in|move to|moving to|going to|go to|would|to|in|and|or|the|countries|country|please|any|i|we|\s)*$/;

function isPlainExclusion(atlas: Atlas, line: string, named: readonly Iso3[]): boolean {
  let rest = ` ${fold(line)} `;
  const known = [
    ...named.map((iso3) => fold(atlas.country(iso3)?.name ?? '')),
    ...Object.keys(SHORT_NAMES),
    ...Object.keys(REGIONS),
  ].sort((a, b) => b.length - a.length);
  for (const name of known) rest = rest.replaceAll(` ${name} `, ' ');
  return PLAIN_EXCLUSION.test(rest.trim());
}

function rulesIn(line: string): readonly DealBreakerRule[] {
  const plain = line.toLowerCase().replace(/[’‘]/g, "'");
  if (HEDGED.test(plain)) return [];
  const lacking = /\b(lack|lacking|absence) of\b/.test(plain);
  const found = DEAL_BREAKER_RULES.filter(({ sense, words }) => {
    if (!words.test(plain)) return false;
    return sense === 'good' ? WITHOUT.test(plain) : !lacking;
  });
  // "poor healthcare" is both; the rule for the bad thing says it better.
  const indicators = new Set(
    found.filter(({ sense }) => sense === 'bad').map(({ read }) => JSON.stringify(read)),
  );
  return found.filter(({ sense, read }) => sense === 'bad' || !indicators.has(JSON.stringify(read)));
}

const FLIGHT = 'flight-hours-';
/** Kilometres a flight covers in an hour, climbing and landing included. */
const FLIGHT_KMH = 750;

/** "more than 3 hours of flight away", "no flights over 5h" -> hours; null for any other line. */
function flightHours(line: string): number | null {
  const plain = line.toLowerCase();
  if (HEDGED.test(plain) || !/\b(flights?|fly|flying|plane|by air)\b/.test(plain)) return null;
  const hours = /(\d{1,2})\s*-?\s*(?:hours?|hrs?|h)\b/.exec(plain)?.[1];
  return hours &&
    /\b(more than|over|longer than|above|beyond|within|max\w*|at most|up to|less than|no)\b/.test(plain)
    ? Number(hours)
    : null;
}

const flightLabel = (hours: number): string => `nothing more than about ${hours} hours of flight from home`;

function flightGate({ engine, preferences }: Situation, hours: number): Gate {
  const home = preferences.home ? [preferences.home] : [];
  return {
    id: 'deal-breaker:flight',
    group: 'deal-breaker',
    label: flightLabel(hours),
    because: { questionIds: ['deal-breakers', 'current-location'] },
    check(country): Verdict {
      const km = nearestKm(engine, home, country);
      return {
        status: gradeBelow(km, hours * FLIGHT_KMH, hours * FLIGHT_KMH * 1.15),
        reason: () =>
          Number.isNaN(km) ? { kind: 'no record' } : { kind: 'flight', km, hours: km / FLIGHT_KMH },
      };
    },
  };
}

/**
 * Reads deal-breakers from free text, carefully: a line is read as a condition only when its words are known and it
 * carries no "unless", "but", "maybe"; a country is excluded only when a line does nothing but name it. Every other
 * line comes back with `id` null, to be shown as not read.
 */
export function readDealBreakers(atlas: Atlas, text: string): ReadDealBreakers {
  const dealBreakers: DealBreaker[] = [];
  const excluded = new Map<Iso3, Preferences['excludedCountries'][number]>();
  for (const line of linesOf(text)) {
    const named = namedIn(atlas, line);
    if (named.length > 0 && isPlainExclusion(atlas, line, named)) {
      for (const iso3 of named) excluded.set(iso3, { iso3, line, ...BECAUSE });
      const label = `not ${named.length > 6 ? `any of ${named.length} countries` : named.map((iso3) => atlas.country(iso3)?.name).join(', ')}`;
      dealBreakers.push({ id: 'countries', label, text: line, ...BECAUSE });
      continue;
    }
    const hours = flightHours(line);
    if (hours !== null && named.length === 0) {
      dealBreakers.push({ id: `${FLIGHT}${hours}`, label: flightLabel(hours), text: line, ...BECAUSE });
      continue;
    }
    const rules = named.length > 0 ? [] : rulesIn(line);
    if (rules.length === 0)
      dealBreakers.push({ id: null, label: 'not read as a condition', text: line, ...BECAUSE });
    for (const { id, label } of rules) dealBreakers.push({ id, label, text: line, ...BECAUSE });
  }
  return { dealBreakers, excluded: [...excluded.values()] };
}

function ruleGate({ engine }: Situation, rule: DealBreakerRule): Gate {
  const { read } = rule;
  const values = columnOf(engine, read);
  const sign = rule.kind === 'least' ? -1 : 1;
  const only = rule.onlyWhere
    ? { values: engine.atlas.column(rule.onlyWhere.indicator), least: rule.onlyWhere.least }
    : null;
  return {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label: rule.label,
    because: BECAUSE,
    check(country): Verdict {
      const value = values[country] as number;
      if (only && (only.values[country] as number) < only.least) {
        return { status: 'met', reason: () => ({ kind: 'mild summers' }) };
      }
      return {
        status: gradeBelow(sign * value, sign * rule.soft, sign * rule.hard),
        reason: () => found(read, value),
        ...('indicator' in read ? { indicators: [read.indicator] } : {}),
      };
    },
  };
}

/** One gate for each deal-breaker that was read as a condition. */
export function dealBreakerGates(situation: Situation): readonly Gate[] {
  const ids = new Set(situation.preferences.dealBreakers.map(({ id }) => id));
  const flights = [...ids]
    .filter((id) => id?.startsWith(FLIGHT))
    .map((id) => Number(id?.slice(FLIGHT.length)));
  const shortest = flights.length > 0 ? [flightGate(situation, Math.min(...flights))] : [];
  return [
    ...DEAL_BREAKER_RULES.filter(({ id }) => ids.has(id)).map((rule) => ruleGate(situation, rule)),
    ...shortest,
  ];
}
