import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker, Preferences } from '../model.ts';
import { type DualRule, secondPassport } from '../personal/naturalisation.ts';
import type { Flat } from '../personal/month.ts';
import type { Situation } from '../personal/situation.ts';
import { type DealBreakerRule, limited, strictest } from './dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from './dealBreakerRules.ts';
import { HOUSEHOLD_RULES, householdGate } from './fromHome.ts';
import { type Gate, gradeBelow, type Verdict } from './gate.ts';
import { placesNamedIn } from './namedPlaces.ts';
import type { Units } from './ownLimit.ts';
import { columnOf, found } from './read.ts';
import { townGate } from './towns.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

/** Words that turn a wish for something good into its absence, or demand it. */
const WITHOUT =
  /\b(no|not|lack|lacks|lacking|without|absence|far from|away from|must|need|needs|has to|have to|poor|bad|limited|unavailable|illegal|banned|forbidden|prohibited|cannot|unrecogni[sz]ed)\b|n't\b/;
/** Words that make a line say something finer than a rule can hold; such a line is left to people. */
const HEDGED =
  /\b(unless|except|only if|depends?|maybe|perhaps|ideally|prefer|but|although|don'?t mind|do not mind|not a problem|is fine|are fine|i like|i love|we like|we love)\b/;

/** A wish to be away from something, or outside a limit: the opposite of what the rules for good things read. */
const AVERSE =
  /\b(?:do|would|will) not (?:want|like|wish)\b.*\b(?:near|by|beside|close to|next to|within)\b|\bnot (?:near|by|beside|close to|next to|within|less than)\b/;

/** What the free text of deal-breakers was read as. */
export interface ReadDealBreakers {
  readonly dealBreakers: readonly DealBreaker[];
  readonly excluded: Preferences['excludedCountries'];
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n;•]+|\.(?:\s|$)|,(?=\s*(?:no|not|avoid)\b)/i)
    .map((line) => line.replace(/^(?:[*\s]+|-(?!\d)|\d{1,2}[.)]\s*)+/, '').trim())
    .filter((line) => line !== '');

interface Reading {
  readonly id: string;
  readonly label: string;
  readonly limit?: number;
}

/** What one rule makes of a line: its own limits, or the number that the line names. */
function readingOf(rule: DealBreakerRule, plain: string, lacking: boolean, units: Units): readonly Reading[] {
  const { id, label, own, sense } = rule;
  const worded =
    rule.words.test(plain) && (sense === 'good' ? WITHOUT.test(plain) && !AVERSE.test(plain) : !lacking);
  const limit = worded || own?.alone ? (own?.find(plain, units) ?? null) : null;
  if (own && limit) return [{ id, label: own.label(limit.said), limit: limit.value }];
  return worded && !own?.required ? [{ id, label }] : [];
}

/** Rules whose number says what a vaguer rule on the same words leaves open. */
const SHARPER: Readonly<Record<string, readonly string[]>> = {
  'tax-share': ['high-taxes'],
  'monthly-cost': ['expensive'],
  'sea-distance': ['sea'],
  'sea-time': ['sea'],
  rent: ['expensive'],
  'rent-2bed': ['expensive'],
  'permanent-residence': ['citizenship-years', 'permanence-at-all'],
  'citizenship-years': ['citizenship-at-all'],
};

const ONE_BED = /\b(?:1|one|single)[- ]bed|\bstudios?\b/;
const TWO_BED = /\b(?:[2-6]|two|three|four|five)[- ]bed/;

/** The flat that a line speaks of; the household's own where it names none. */
function flatIn(plain: string, own: Flat): Flat {
  return ONE_BED.test(plain) ? 'oneBed' : TWO_BED.test(plain) ? 'twoBed' : own;
}

function readingsIn(line: string, units: Units, own: Flat): readonly Reading[] {
  const plain = line
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\b(do|would)n't\b/g, '$1 not')
    .replace(/\bwon't\b/g, 'will not');
  if (HEDGED.test(plain)) return [];
  for (const rule of HOUSEHOLD_RULES) {
    const limit = AVERSE.test(plain) ? null : rule.find(plain, units);
    if (limit) return [{ id: rule.id, label: rule.label(limit.said), limit: limit.value }];
  }
  const lacking = /\b(lack|lacking|absence) of\b/.test(plain);
  const flat = flatIn(plain, own);
  const rules = DEAL_BREAKER_RULES.filter((rule) => !rule.flat || rule.flat === flat);
  const read = rules
    .map((rule) => ({
      rule,
      readings: readingOf(rule, plain, lacking, units),
    }))
    .filter(({ readings }) => readings.length > 0);
  // "poor healthcare" is both; the rule for the bad thing says it better.
  const bad = new Set(
    read.filter(({ rule }) => rule.sense === 'bad').map(({ rule }) => JSON.stringify(rule.read)),
  );
  const vaguer = new Set(read.flatMap(({ rule }) => SHARPER[rule.id] ?? []));
  return read
    .filter(({ rule }) => rule.sense === 'bad' || !bad.has(JSON.stringify(rule.read)))
    .filter(({ rule }) => !vaguer.has(rule.id))
    .flatMap(({ readings }) => readings);
}

function excludedLabel(atlas: Atlas, named: readonly Iso3[]): string {
  return `not ${named.length > 6 ? `any of ${named.length} countries` : named.map((iso3) => atlas.country(iso3)?.name).join(', ')}`;
}

/**
 * Reads deal-breakers from free text, carefully: a line is read as a condition only when its words are known and it
 * carries no "unless", "but", "maybe"; a country is excluded only when a line does nothing but name it. A number in
 * the line is its limit; degrees without a unit are those in use at `home`, rents those of a `flat` for the household.
 * Every other line comes back with `id` null, and the report says that it could not be checked.
 */
export function readDealBreakers(
  atlas: Atlas,
  text: string,
  home: Iso3 | null = null,
  flat: Flat = 'oneBed',
): ReadDealBreakers {
  const units: Units = {
    fahrenheit: home !== null && atlas.practical(home)?.temperatureUnit === 'fahrenheit',
    toUsd: atlas.toUsd,
  };
  const dealBreakers: DealBreaker[] = [];
  const excluded = new Map<Iso3, Preferences['excludedCountries'][number]>();
  for (const line of linesOf(text)) {
    const { iso3: named, plain } = placesNamedIn(atlas, line);
    if (plain) {
      for (const iso3 of named) excluded.set(iso3, { iso3, line, ...BECAUSE });
      dealBreakers.push({ id: 'countries', label: excludedLabel(atlas, named), text: line, ...BECAUSE });
      continue;
    }
    const readings = named.length > 0 ? [] : readingsIn(line, units, flat);
    if (readings.length === 0)
      dealBreakers.push({ id: null, label: 'not read as a condition', text: line, ...BECAUSE });
    for (const reading of readings) dealBreakers.push({ ...reading, text: line, ...BECAUSE });
  }
  return { dealBreakers, excluded: [...excluded.values()] };
}

function ruleGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine } = situation;
  const { read } = rule;
  const named = {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label: rule.label,
    because: rule.flat ? { questionIds: [...BECAUSE.questionIds, 'relocating-family-members'] } : BECAUSE,
  } as const;
  if ('towns' in read) return townGate(situation, { ...rule, ...BECAUSE, measure: read.towns }, named);
  const values = columnOf(engine, read);
  const sign = rule.kind === 'least' ? -1 : 1;
  const silent = rule.silentWhere
    ? { values: engine.atlas.column(rule.silentWhere.indicator), above: rule.silentWhere.above }
    : null;
  const only = rule.onlyWhere
    ? { values: engine.atlas.column(rule.onlyWhere.indicator), least: rule.onlyWhere.least }
    : null;
  return {
    ...named,
    check(country): Verdict {
      const majority = silent !== null && (silent.values[country] as number) > silent.above;
      const value = majority ? Number.NaN : (values[country] as number);
      if (only && (only.values[country] as number) < only.least) {
        return { status: 'met', reason: () => ({ kind: 'mild summers' }) };
      }
      const status = gradeBelow(sign * value, sign * rule.soft, sign * rule.hard);
      return {
        status: rule.onlyWarns && status === 'failed' ? 'at_risk' : status,
        reason: () => found(engine, read, country, value),
        ...('indicator' in read ? { indicators: [read.indicator] } : {}),
      };
    },
  };
}

/** How far a new citizen keeps the passport: no 0, in part 0.5, yes 1; NaN where unknown. */
const KEEPS: Readonly<Record<DualRule, number>> = { no: 0, limited: 0.5, yes: 1 };

/**
 * Keeping the present passport needs both sides. What the destination says can rule it out; what the own passport says
 * holds everywhere alike, so it warns and rules out nothing.
 */
function secondPassportGate({ engine, preferences }: Situation, rule: DealBreakerRule): Gate {
  return {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label: rule.label,
    because: { questionIds: [...BECAUSE.questionIds, 'citizenship'] },
    check(country): Verdict {
      const second = secondPassport(engine.atlas, preferences.citizenships, engine.iso3[country] as Iso3);
      const citizen = preferences.citizenships.includes(engine.iso3[country] as Iso3);
      const there = citizen
        ? 'met'
        : gradeBelow(second.there ? -KEEPS[second.there] : Number.NaN, -0.6, -0.4);
      const warned = second.held.some(({ rule: held }) => held === 'no' || held === 'limited');
      return {
        status: there === 'met' && warned && !citizen ? 'at_risk' : there,
        reason: () => ({ kind: 'second passport', second }),
        indicators: ['dual_citizenship'],
      };
    },
  };
}

/** Adults who arrive at this age or later are past the usual call-up. */
const PAST_CALL_UP = 30;
const OF_CHILDREN = /\b(sons?|boys?|child\w*|kids?)\b/i;

/**
 * Military service rules a place out for whom it may call up: the young, and children that come along. Everybody else
 * is warned, for the law of each place says until which age it holds.
 */
function conscriptionGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { household, dealBreakers } = situation.preferences;
  const { youngest } = household;
  const ofChildren = dealBreakers.some(({ id, text }) => id === rule.id && OF_CHILDREN.test(text));
  const past = !ofChildren && youngest !== null && youngest >= PAST_CALL_UP;
  const gate = ruleGate(situation, rule);
  return {
    ...gate,
    because: { questionIds: [...BECAUSE.questionIds, 'age', 'relocating-family-members'] },
    check(country): Verdict {
      const verdict = gate.check(country);
      return past && verdict.status === 'failed' ? { ...verdict, status: 'at_risk' } : verdict;
    },
  };
}

/** A condition of the customer's own that no record answers is no silent pass: it stays at risk until somebody asks. */
function heldOpen(gate: Gate): Gate {
  return {
    ...gate,
    check(country): Verdict {
      const verdict = gate.check(country);
      return verdict.status === 'unknown'
        ? { ...verdict, status: 'at_risk', reason: () => ({ kind: 'no record' }) }
        : verdict;
    },
  };
}

function gateOf(situation: Situation, rule: DealBreakerRule): Gate {
  if (SECOND_PASSPORT.includes(rule.id)) return secondPassportGate(situation, rule);
  return rule.id === 'conscription' ? conscriptionGate(situation, rule) : ruleGate(situation, rule);
}

const SECOND_PASSPORT = ['dual-citizenship', 'giving-up-passport'];

/** One gate for each subject on which a deal-breaker was read as a condition. */
export function dealBreakerGates(situation: Situation): readonly Gate[] {
  const read = Map.groupBy(situation.preferences.dealBreakers, ({ id }) => id);
  const rules = DEAL_BREAKER_RULES.flatMap(
    (rule) => strictest((read.get(rule.id) ?? []).map((line) => limited(rule, line))) ?? [],
  );
  const household = HOUSEHOLD_RULES.flatMap((rule) => {
    const [first] = (read.get(rule.id) ?? [])
      .map(({ label, limit }) => ({ label, limit: limit ?? Number.NaN }))
      .toSorted((a, b) => a.limit - b.limit);
    return first ? [householdGate(situation, rule, first)] : [];
  });
  return [...rules.map((rule) => gateOf(situation, rule)), ...household].map(heldOpen);
}
