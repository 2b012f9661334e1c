import type { Iso3, VisaRoute } from '@global-fit/atlas/model';
import type { Membership, ReadFrom } from '../conditions/readFrom.ts';
import type { Engine } from '../engine/engine.ts';
import { pensionTax } from './pensionTax.ts';
import type { GateReason } from './reason.ts';
import { worstNeighbour } from './warNextDoor.ts';

const UNION_GRADE = { marriage: 2, 'civil union': 1, neither: 0 } as const;

const ABORTION_GRADE = { 'on request': 3, 'broad grounds': 2, health: 1, life: 0, banned: 0 } as const;

const HOME_EDUCATION_GRADE = { lawful: 2, permission: 1, forbidden: 0 } as const;

/** Told by the way in of a household, its towns or its occupation: see the gate of each. */
const BY_HOUSEHOLD: readonly string[] = [
  'draw',
  'rent',
  'stay length',
  'least age',
  'brought work',
  'partners work',
  'usual pay',
];

/** How far income from abroad is taxed: all of it, what is brought into the country, none. */
const FROM_ABROAD = { n: 1, remittance: 0.75, y: 0 } as const;

/** Whether a country leaves income from abroad alone, by our records. */
function leavesForeignIncome({ atlas }: Engine, iso3: Iso3): boolean {
  const tax = atlas.taxFacts(iso3);
  return tax?.from.shown === true && tax.territorial === 'y';
}

/** Whether the form of government on record is that of a communist state. */
function communist({ atlas, iso3 }: Engine, country: number): number {
  const form = atlas.fact(iso3[country] as Iso3, 'government_form')?.value;
  return form === undefined ? Number.NaN : Number(form === 'communist state');
}

/** Share of people from which on most are of one faith. */
const MOST_PERCENT = 50;

/** Whether most people are Muslims: 1 and 0; by the largest faith where no share is on record. */
function mostlyMuslim({ atlas, iso3 }: Engine, country: number): number {
  const place = iso3[country] as Iso3;
  const share = atlas.fact(place, 'religion_muslim')?.value;
  if (typeof share === 'number') return Number(share > MOST_PERCENT);
  const largest = atlas.fact(place, 'main_religion')?.value;
  return largest === undefined ? Number.NaN : Number(largest === 'muslim');
}

/** Whether the law of a state is Islamic law: 2, in part perhaps 1, not 0. */
function islamicLaw(engine: Engine, country: number): number {
  const place = engine.iso3[country] as Iso3;
  const law = engine.atlas.fact(place, 'legal_system')?.value;
  if (law === 'islamic law') return 2;
  const most = mostlyMuslim(engine, country);
  if (most === 0) return 0;
  if (engine.atlas.fact(place, 'government_form')?.value === 'theocratic') return most === 1 ? 2 : Number.NaN;
  if (law === 'civil law' || law === 'common law') return 0;
  return law === 'mixed' && most === 1 ? 1 : Number.NaN;
}

function sideOf({ atlas }: Engine, country: number): 'left' | 'right' | null {
  return atlas.countries[country]?.drivesOn ?? null;
}

function lawOf({ atlas, iso3 }: Engine, country: number) {
  return atlas.unionLaw(iso3[country] ?? '');
}

/** The open route that leads to permanent residence soonest; null where no record tells. */
function soonestOf({ atlas, iso3 }: Engine, country: number): VisaRoute | null {
  const leading = atlas.routes
    .of(iso3[country] ?? '')
    .filter(
      (route) =>
        route.status === 'open' &&
        route.shown &&
        route.kind !== 'family' &&
        route.conditions.selection !== 'integration' &&
        route.conditions.nationalities === null &&
        route.yearsToPermanence !== null,
    )
    .sort((a, b) => (a.yearsToPermanence as number) - (b.yearsToPermanence as number));
  return leading[0] ?? null;
}

/** In the Economic Area beside the members of the Union. */
const EEA_BESIDE_EU: ReadonlySet<Iso3> = new Set(['ISL', 'LIE', 'NOR']);

/** Whether a country belongs to an area of states: 1 and 0. */
function membersOf({ atlas, iso3 }: Engine, area: Membership): Float64Array {
  const column = atlas.column(area === 'schengen' ? 'schengen_member' : 'eu_member');
  return column.map((member, country) =>
    area === 'eea' && EEA_BESIDE_EU.has(iso3[country] as Iso3) ? 1 : member,
  );
}

/** Whether the pension of a state rises there: 1 and 0, and NaN where nothing is on record; at home it always does. */
function pensionRises({ atlas, iso3 }: Engine, state: Iso3): Float64Array {
  const told = atlas.pensionIncreases(state);
  const rises = new Set([state, ...(told?.risesIn ?? [])]);
  return Float64Array.from(iso3, (one) => (told?.from.shown ? Number(rises.has(one)) : Number.NaN));
}

/** The number for every country, by country index; NaN where none is known. */
export function columnOf(engine: Engine, read: ReadFrom): Float64Array {
  if ('indicator' in read) return engine.atlas.column(read.indicator);
  if ('factor' in read) return engine.column(read.factor)?.utilities as Float64Array;
  if ('pensionOf' in read) return pensionRises(engine, read.pensionOf);
  if ('membership' in read) return membersOf(engine, read.membership);
  // Outside the Economic Area nothing is on record: the condition stays open, and nobody fails it.
  if (read.record === 'capital movement')
    return membersOf(engine, 'eea').map((member) => (member === 1 ? 1 : Number.NaN));
  return Float64Array.from(engine.iso3, (_, country) => {
    if (BY_HOUSEHOLD.includes(read.record)) return Number.NaN;
    if (read.record === 'communist state') return communist(engine, country);
    if (read.record === 'islamic law') return islamicLaw(engine, country);
    if (read.record === 'muslim majority') return mostlyMuslim(engine, country);
    if (read.record === 'breed law') {
      const rule = engine.atlas.pets(engine.iso3[country] as Iso3)?.importRule;
      return rule?.from.shown && rule.bannedBreeds !== null ? Number(rule.bannedBreeds) : Number.NaN;
    }
    if (read.record === 'tax on pensions from abroad') {
      const place = engine.iso3[country] as Iso3;
      return leavesForeignIncome(engine, place) ? 0 : (pensionTax(engine.atlas, place)?.most ?? Number.NaN);
    }
    if (read.record === 'tax on income from abroad') {
      const tax = engine.atlas.taxFacts(engine.iso3[country] as Iso3);
      return tax?.from.shown && tax.territorial ? FROM_ABROAD[tax.territorial] : Number.NaN;
    }
    if (read.record === 'home education') {
      const law = engine.atlas.homeEducation(engine.iso3[country] as Iso3);
      return law ? HOME_EDUCATION_GRADE[law.status] : Number.NaN;
    }
    if (read.record === 'abortion law') {
      const law = engine.atlas.abortionLaw(engine.iso3[country] as Iso3);
      return law ? ABORTION_GRADE[law.status] : Number.NaN;
    }
    if (read.record === 'permanence') return soonestOf(engine, country)?.yearsToPermanence ?? Number.NaN;
    if (read.record === 'war next door') return worstNeighbour(engine, country)?.grade ?? 0;
    if (read.record === 'driving side') {
      const side = sideOf(engine, country);
      return side === null ? Number.NaN : Number(side === 'left');
    }
    const law = lawOf(engine, country);
    return law ? UNION_GRADE[law.status] : Number.NaN;
  });
}

/** The number as the reason of a verdict. */
export function found(engine: Engine, read: ReadFrom, country: number, value: number): GateReason {
  if (Number.isNaN(value)) return { kind: 'no record' };
  if ('indicator' in read) return { kind: 'indicator', indicator: read.indicator, value };
  if ('factor' in read) return { kind: 'measure', factor: read.factor, value };
  if ('membership' in read) return { kind: 'membership', area: read.membership, member: value === 1 };
  if ('pensionOf' in read) return { kind: 'pension rises', state: read.pensionOf, rises: value === 1 };
  if (read.record === 'capital movement') return { kind: 'capital movement' };
  if (read.record === 'home education') {
    const law = engine.atlas.homeEducation(engine.iso3[country] as Iso3);
    return law ? { kind: 'home education', law } : { kind: 'no record' };
  }
  if (read.record === 'abortion law') {
    const law = engine.atlas.abortionLaw(engine.iso3[country] as Iso3);
    return law ? { kind: 'abortion law', law } : { kind: 'no record' };
  }
  if (read.record === 'union law') {
    const law = lawOf(engine, country);
    return law ? { kind: 'union law', law } : { kind: 'no record' };
  }
  if (read.record === 'driving side') {
    const side = sideOf(engine, country);
    return side ? { kind: 'driving side', side } : { kind: 'no record' };
  }
  if (read.record === 'communist state') return { kind: 'communist state', communist: value === 1 };
  if (read.record === 'islamic law')
    return { kind: 'islamic law', law: value === 2 ? 'whole' : value === 1 ? 'in part' : 'none' };
  if (read.record === 'muslim majority') return { kind: 'muslim majority', most: value === 1 };
  if (read.record === 'breed law')
    return { kind: 'breed law', iso3: engine.iso3[country] as Iso3, restricted: value === 1 };
  if (read.record === 'tax on pensions from abroad') {
    const iso3 = engine.iso3[country] as Iso3;
    const by = leavesForeignIncome(engine, iso3) ? null : pensionTax(engine.atlas, iso3);
    return by ? { kind: 'pension regime', ...by } : { kind: 'income from abroad', iso3, taxed: 'none' };
  }
  if (read.record === 'tax on income from abroad')
    return {
      kind: 'income from abroad',
      iso3: engine.iso3[country] as Iso3,
      taxed: value === 1 ? 'all' : value === 0 ? 'none' : 'brought in',
    };
  if (read.record === 'war next door')
    return { kind: 'war next door', neighbour: worstNeighbour(engine, country) };
  const route = soonestOf(engine, country);
  return route ? { kind: 'permanence', route, years: value, own: null, sooner: null } : { kind: 'no record' };
}
