import type { Theme } from './cares.ts';
import { SCHOOL_AGE } from './household.ts';
import { careIds, careWeight, type Profile } from './profile.ts';
import type { Stage } from './stage.ts';

/** Whether something fits a household: the answers that say so, or null when it does not fit. */
export type When = (profile: Profile) => readonly string[] | null;

/** Fits every household, whatever it answered. */
export const anybody: When = () => [];

/** For those at one of these stages of life; the answers that told the stage. */
export function stageIs(...stages: readonly Stage[]): When {
  return (profile) => (stages.includes(profile.stage) ? profile.stageIds : null);
}

/** Retired, with a pension that is paid already. */
export const pensionPaid: When = (profile) =>
  profile.stage === 'retired' && !profile.read.has('retirement-income-phase', 'bridge')
    ? [...profile.stageIds, 'retirement-income-phase']
    : null;
export const withChildren: When = ({ movers }) => (movers.children.length > 0 ? movers.ids : null);
/** From this age on a school, or the class before it, is the next that is looked for. */
const TOWARDS_SCHOOL = 4;
/** Children of whom one is at school when the household moves, or soon after; whose age is not told counts as one. */
export const towardsSchool: When = ({ movers }) =>
  movers.children.some(({ ageThen }) => (ageThen ?? TOWARDS_SCHOOL) >= TOWARDS_SCHOOL)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** Children all too young for anything but a nursery when the household moves. */
export const onlyInfants: When = (profile) =>
  profile.movers.children.length > 0 && towardsSchool(profile) === null
    ? [...profile.movers.ids, 'relocation-timeline']
    : null;
/** At least one child below school age when the household moves. */
export const withSmall: When = ({ movers }) =>
  movers.children.some(({ ageThen }) => ageThen !== null && ageThen < SCHOOL_AGE)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** Children, none of them below school age when the household moves, as far as ages are told. */
export const noneSmall: When = ({ movers }) =>
  movers.children.length > 0 &&
  movers.children.every(({ ageThen }) => ageThen === null || ageThen >= SCHOOL_AGE)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** From this age on a child is out alone, and what is said of small ones is none of theirs. */
const TEEN = 13;
/** Children, all of them of that age when the household moves. */
export const onlyTeens: When = ({ movers }) =>
  movers.children.length > 0 && movers.children.every(({ ageThen }) => ageThen !== null && ageThen >= TEEN)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** Children whose lessons are at home or online by choice: no school is looked for. */
export const taughtAtHome: When = ({ movers, read }) =>
  movers.children.length > 0 && read.has('children-education-preference', 'homeschool', 'online')
    ? ['children-education-preference', ...movers.ids]
    : null;
/** What somebody does who will not look for a university. */
const AT_WORK = ['employed-full', 'employed-part', 'self-employed', 'unemployed', 'homemaker'];
/** Children who leave school for a university before the planned move, unless their work is told. */
export const goOnToStudy: When = ({ movers: { comeOfAge, ids } }) =>
  comeOfAge.some(({ occupation }) => !AT_WORK.includes(occupation ?? ''))
    ? [...ids, ...comeOfAge.flatMap(({ ageIds }) => ageIds), 'relocation-timeline']
    : null;
/** Children for whom a school is looked for, or the nursery before it. */
export const withSchool: When = (profile) => (taughtAtHome(profile) ? null : withChildren(profile));
/** At least one child who can read and write. */
export const withPupils: When = ({ movers }) =>
  movers.children.some(({ ageThen }) => (ageThen ?? 0) >= 7) ? movers.ids : null;
/** A couple without children. */
export const asCouple: When = ({ movers }) =>
  movers.hasPartner && movers.children.length === 0 ? movers.ids : null;
export const alone: When = ({ movers }) => (movers.people === 1 ? movers.ids : null);
export const withPets: When = (profile) => (profile.hasPets ? ['relocating-pets'] : null);
export const withElders: When = ({ movers }) => (movers.elders.length > 0 ? movers.ids : null);

/** One of these values was chosen. */
export function chose(id: string, ...values: readonly string[]): When {
  return ({ read }) => (read.has(id, ...values) ? [id] : null);
}

/** A home outside towns, or in a small one, and no city: what is said of quarters and stairs is for others. */
export const countryLife: When = ({ read }) => {
  if (read.has('location-type', 'large-city', 'mid-size-city', 'suburb')) return null;
  if (read.has('location-type', 'rural')) return ['location-type'];
  return read.has('housing-preference', 'rural-property') ? ['housing-preference'] : null;
};

/** For those to whom a theme matters; the answers that gave it weight. */
export function caresFor(theme: Theme): When {
  return (profile) => (careWeight(profile, theme) > 0 ? careIds(profile, theme) : null);
}

/** All of them; the answers of each count. */
export function both(...tests: readonly When[]): When {
  return (profile) => {
    const ids = tests.map((test) => test(profile));
    return ids.some((one) => one === null) ? null : ids.flatMap((one) => one ?? []);
  };
}

/** Any of them; the answers of the first that fits count. */
export function either(...tests: readonly When[]): When {
  return (profile) => tests.reduce<readonly string[] | null>((found, test) => found ?? test(profile), null);
}

/** Where a debt goes on after the move: a mortgage alone ends with the sale of the only home that is owned. */
export const owesOn: When = ({ read }) => {
  const id = 'existing-debt';
  if (read.has(id, 'moderate', 'significant')) return [id];
  const sold =
    read.has('property-ownership', 'yes-selling') &&
    !read.has('property-ownership', 'yes-renting', 'yes-keeping');
  return read.has(id, 'mortgage') && !sold ? [id] : null;
};
