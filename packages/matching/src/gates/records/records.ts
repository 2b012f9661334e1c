import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { ParentLaw } from '@global-fit/atlas/law/parents';
import type { ReadByHousehold, ReadRecord } from '../../conditions/readFrom.ts';
import { islamicLaw, mostlyMuslim } from './faith.ts';
import { memberOf } from './membership.ts';
import { hazardGrade, hazardIndicators, hazardRecord, type NamedHazard } from './namedHazard.ts';
import { pensionTax } from './pensionTax.ts';
import type { GateReason } from '../reason.ts';
import { worstNeighbour } from './warNextDoor.ts';

/** How must-haves read one kind of record: as a number to grade, and as a reason to show. */
interface RecordTable {
  /** The number for a country, on the scale documented at `ReadRecord`; NaN where unknown. */
  readonly numberOf: (atlas: Atlas, iso3: Iso3) => number;
  /** The record behind a known number; null where there is none. */
  readonly reasonOf: (atlas: Atlas, iso3: Iso3, value: number) => GateReason | null;
  readonly indicators?: readonly string[];
}

/** A table with one row per country whose number is a grade of that row. */
const graded = <Row>(
  rowOf: (atlas: Atlas, iso3: Iso3) => Row | null,
  gradeOf: (row: Row) => number,
  reasonOf: (row: Row) => GateReason,
): RecordTable => ({
  numberOf(atlas, iso3) {
    const row = rowOf(atlas, iso3);
    return row === null ? Number.NaN : gradeOf(row);
  },
  reasonOf(atlas, iso3) {
    const row = rowOf(atlas, iso3);
    return row === null ? null : reasonOf(row);
  },
});

const namedHazard = (hazard: NamedHazard): RecordTable => ({
  numberOf: (atlas, iso3) => hazardGrade(atlas, iso3, hazard),
  reasonOf: (atlas, iso3) => ({ kind: 'hazard', ...hazardRecord(atlas, iso3, hazard) }),
  indicators: hazardIndicators(hazard),
});

const UNION_GRADE = { marriage: 2, 'civil union': 1, neither: 0 } as const;

const ABORTION_GRADE = { 'on request': 3, 'broad grounds': 2, health: 1, life: 0, banned: 0 } as const;

/** 2: both are parents from birth; 1: joint adoption; 0: neither; NaN: not on record. */
function parentGrade({ bothAtBirth, jointAdoption }: ParentLaw): number {
  if (bothAtBirth) return 2;
  if (jointAdoption) return 1;
  return bothAtBirth === null && jointAdoption === null ? Number.NaN : 0;
}

/**
 * Uses the list of laws on parents. Where it is silent and the country recognises no same-sex union, joint adoption
 * counts as closed; with a union it stays unknown.
 */
const JOINT_ADOPTION: RecordTable = {
  numberOf(atlas, iso3) {
    const adoption = atlas.parentLaw(iso3)?.jointAdoption ?? null;
    if (adoption !== null) return Number(adoption);
    return atlas.unionLaw(iso3)?.status === 'neither' ? 0 : Number.NaN;
  },
  reasonOf(atlas, iso3) {
    const law = atlas.parentLaw(iso3);
    const union = atlas.unionLaw(iso3);
    if (law && law.jointAdoption !== null) return { kind: 'parent law', law, of: 'adoption' };
    return union && { kind: 'union law', law: union };
  },
};

/** How far the law of a place still kills, by the words of its indicator. */
const DEATH_PENALTY_GRADE: ReadonlyMap<unknown, number> = new Map([
  ['abolished', 3],
  ['kept for war or emergency', 2],
  ['kept in law', 1],
  ['carried out', 0],
]);

/** Whether somebody may wear a headscarf, a turban or a skullcap there; posts that few hold are told, and do not count. */
const HEAD_GRADE = { protected: 2, required: 2, some: 2, many: 1, forbidden: 0 } as const;

const FACE_GRADE = { some: 1, banned: 0 } as const;

const HOME_EDUCATION_GRADE = { lawful: 2, permission: 1, forbidden: 0 } as const;

/**
 * Grade by what the atlas records as `territorial`: `n` taxes income from abroad, `remittance` only what is brought
 * in, `y` taxes none.
 */
const FROM_ABROAD = { n: 1, remittance: 0.75, y: 0 } as const;

/** Grade of `FROM_ABROAD` for a country; NaN without a record. A country without income tax takes none. */
function taxedFromAbroad(atlas: Atlas, iso3: Iso3): number {
  const tax = atlas.taxFacts(iso3);
  if (!tax?.from.shown) return Number.NaN;
  if (tax.topIncomeTax === 0) return FROM_ABROAD.y;
  return tax.territorial ? FROM_ABROAD[tax.territorial] : Number.NaN;
}

/** Whether our records say that income from abroad is not taxed. */
const leavesForeignIncome = (atlas: Atlas, iso3: Iso3): boolean =>
  taxedFromAbroad(atlas, iso3) === FROM_ABROAD.y;

/**
 * The open route to permanent residence that takes the fewest years, among those open to everybody; null without a
 * record.
 */
function soonestOf(atlas: Atlas, iso3: Iso3): VisaRoute | null {
  const leading = atlas.routes
    .of(iso3)
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

/** An open permit of one kind; that our records hold none says nothing. */
function permitOf(kind: RouteKind): RecordTable {
  const routeOf = (atlas: Atlas, iso3: Iso3): VisaRoute | undefined =>
    atlas.routes.open(iso3, kind).find(({ shown, conditions }) => shown && conditions.nationalities === null);
  return {
    numberOf: (atlas, iso3) => (routeOf(atlas, iso3) ? 1 : Number.NaN),
    reasonOf(atlas, iso3) {
      const route = routeOf(atlas, iso3);
      return route ? { kind: 'permit on record', route } : null;
    },
  };
}

const NEVER: RecordTable = { numberOf: () => Number.NaN, reasonOf: () => null };

const BY_HOUSEHOLD: Readonly<Record<ReadByHousehold, RecordTable>> = {
  draw: NEVER,
  rent: NEVER,
  'stay length': NEVER,
  'least age': NEVER,
  'brought work': NEVER,
  'partners work': NEVER,
  'parent along': NEVER,
  'children along': NEVER,
  'work for permit': NEVER,
  'tied to employer': NEVER,
  'care weighed': NEVER,
  'residence with hiv': NEVER,
  'foreign buyers': NEVER,
  'usual pay': NEVER,
};

/** How each table of records is read. */
export const RECORDS: Readonly<Record<ReadRecord, RecordTable>> = {
  ...BY_HOUSEHOLD,
  'union law': graded(
    (atlas, iso3) => atlas.unionLaw(iso3),
    ({ status }) => UNION_GRADE[status],
    (law) => ({ kind: 'union law', law }),
  ),
  'parent law': graded(
    (atlas, iso3) => atlas.parentLaw(iso3),
    parentGrade,
    (law) => ({
      kind: 'parent law',
      law,
    }),
  ),
  'joint adoption': JOINT_ADOPTION,
  'home education': graded(
    (atlas, iso3) => atlas.homeEducation(iso3),
    ({ status }) => HOME_EDUCATION_GRADE[status],
    (law) => ({ kind: 'home education', law }),
  ),
  'religious dress': graded(
    (atlas, iso3) => atlas.religiousDress(iso3),
    ({ head }) => (head ? HEAD_GRADE[head.law] : Number.NaN),
    (law) => ({ kind: 'religious dress', law, of: 'head' }),
  ),
  'face cover': graded(
    (atlas, iso3) => atlas.religiousDress(iso3),
    ({ face }) => (face ? FACE_GRADE[face.law] : Number.NaN),
    (law) => ({ kind: 'religious dress', law, of: 'face' }),
  ),
  'abortion law': graded(
    (atlas, iso3) => atlas.abortionLaw(iso3),
    ({ status }) => ABORTION_GRADE[status],
    (law) => ({ kind: 'abortion law', law }),
  ),
  'investor permit': permitOf('investor'),
  'retirement permit': permitOf('retirement/passive-income'),
  'founder permit': permitOf('entrepreneur/startup'),
  'driving side': {
    ...graded(
      (atlas, iso3) => atlas.country(iso3)?.drivesOn ?? null,
      (side) => Number(side === 'left'),
      (side) => ({ kind: 'driving side', side }),
    ),
    indicators: ['drives_on'],
  },
  permanence: {
    numberOf: (atlas, iso3) => soonestOf(atlas, iso3)?.yearsToPermanence ?? Number.NaN,
    reasonOf(atlas, iso3, years) {
      const route = soonestOf(atlas, iso3);
      return route && { kind: 'permanence', route, years, own: null, sooner: null };
    },
  },
  'war next door': {
    numberOf: (atlas, iso3) => worstNeighbour(atlas, iso3)?.grade ?? 0,
    reasonOf: (atlas, iso3) => ({ kind: 'war next door', neighbour: worstNeighbour(atlas, iso3) }),
    indicators: ['conflict_death_rate_5y'],
  },
  'capital movement': {
    // Outside the European Economic Area nothing is on record, so the condition stays unknown and fails nobody.
    numberOf: (atlas, iso3) => (memberOf(atlas, iso3, 'eea') === 1 ? 1 : Number.NaN),
    reasonOf: () => ({ kind: 'capital movement' }),
    indicators: ['eea_member'],
  },
  'death penalty': {
    numberOf: (atlas, iso3) =>
      DEATH_PENALTY_GRADE.get(atlas.fact(iso3, 'death_penalty')?.value) ?? Number.NaN,
    reasonOf(atlas, iso3) {
      const fact = atlas.fact(iso3, 'death_penalty');
      return fact && { kind: 'death penalty', status: String(fact.value), year: fact.year };
    },
    indicators: ['death_penalty'],
  },
  'communist state': {
    numberOf(atlas, iso3) {
      const form = atlas.fact(iso3, 'government_form')?.value;
      return form === undefined ? Number.NaN : Number(form === 'communist state');
    },
    reasonOf: (_atlas, _iso3, value) => ({ kind: 'communist state', communist: value === 1 }),
  },
  'islamic law': {
    numberOf: islamicLaw,
    reasonOf: (_atlas, _iso3, value) => ({
      kind: 'islamic law',
      law: value === 2 ? 'whole' : value === 1 ? 'in part' : 'none',
    }),
  },
  'muslim majority': {
    numberOf: mostlyMuslim,
    reasonOf: (_atlas, _iso3, value) => ({ kind: 'muslim majority', most: value === 1 }),
  },
  malaria: {
    numberOf(atlas, iso3) {
      const health = atlas.healthEntry(iso3);
      if (!health) return Number.NaN;
      return health.malaria === null
        ? 0
        : health.malaria.from.shown
          ? health.malaria.casesPer1000AtRisk
          : Number.NaN;
    },
    reasonOf: (atlas, iso3, cases) => ({
      kind: 'malaria',
      iso3,
      listed: atlas.healthEntry(iso3)?.malaria !== null,
      cases,
    }),
  },
  earthquakes: namedHazard('earthquakes'),
  cyclones: namedHazard('cyclones'),
  'breed law': {
    numberOf: (atlas, iso3) => (atlas.pets(iso3)?.breeds?.from.shown ? 1 : Number.NaN),
    reasonOf: (atlas, iso3) => ({ kind: 'breed law', iso3, law: atlas.pets(iso3)?.breeds ?? null }),
  },
  'tax on income from abroad': {
    numberOf: taxedFromAbroad,
    reasonOf: (_atlas, iso3, value) => ({
      kind: 'income from abroad',
      iso3,
      taxed: value === 1 ? 'all' : value === 0 ? 'none' : 'brought in',
    }),
  },
  'tax on pensions from abroad': {
    numberOf: (atlas, iso3) =>
      leavesForeignIncome(atlas, iso3) ? 0 : (pensionTax(atlas, iso3)?.most ?? Number.NaN),
    reasonOf(atlas, iso3) {
      const by = leavesForeignIncome(atlas, iso3) ? null : pensionTax(atlas, iso3);
      return by ? { kind: 'pension regime', ...by } : { kind: 'income from abroad', iso3, taxed: 'none' };
    },
  },
};
