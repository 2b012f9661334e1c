import type { Theme } from './cares.ts';
import { companyOpen, SCHOOL_AGE } from './household.ts';
import { careIds, careWeight, type Profile } from './profile.ts';
import type { Stage } from './stage.ts';

/** Whether something fits a household: ids of the answers that say so, or null where it does not. */
export type When = (profile: Profile) => readonly string[] | null;

/** Fits every household. */
export const anybody: When = () => [];

/** Fits these stages of life. */
export function stageIs(...stages: readonly Stage[]): When {
  return (profile) => (stages.includes(profile.stage) ? profile.stageIds : null);
}

/** Retired and already drawing a pension. */
export const pensionPaid: When = (profile) =>
  profile.stage === 'retired' && !profile.read.has('retirement-income-phase', 'bridge')
    ? [...profile.stageIds, 'retirement-income-phase']
    : null;
/** Age in years from which advice for later life fits somebody retired. */
const LATER_LIFE = 60;
/** Retired, and not early in life; an age not told counts as no early one. */
export const retiredInAge: When = (profile) =>
  profile.stage === 'retired' && (profile.age ?? LATER_LIFE) >= LATER_LIFE
    ? [...profile.stageIds, 'age']
    : null;
export const withChildren: When = ({ movers }) => (movers.children.length > 0 ? movers.ids : null);
/** Age in years from which a school, or the class before it, comes next. */
const TOWARDS_SCHOOL = 4;
/** At least one child is or soon will be at school at the move; a child of unknown age counts. */
export const towardsSchool: When = ({ movers }) =>
  movers.children.some(({ ageThen }) => (ageThen ?? TOWARDS_SCHOOL) >= TOWARDS_SCHOOL)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** All children are too young for anything but a nursery at the move. */
export const onlyInfants: When = (profile) =>
  profile.movers.children.length > 0 && towardsSchool(profile) === null
    ? [...profile.movers.ids, 'relocation-timeline']
    : null;
/** At least one child below school age at the move. */
export const withSmall: When = ({ movers }) =>
  movers.children.some(({ ageThen }) => ageThen !== null && ageThen < SCHOOL_AGE)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** Children, none known to be below school age at the move. */
export const noneSmall: When = ({ movers }) =>
  movers.children.length > 0 &&
  movers.children.every(({ ageThen }) => ageThen === null || ageThen >= SCHOOL_AGE)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** Age in years from which children go out alone, so advice about small ones does not apply. */
const TEEN = 13;
/** Children, all of them at least that age at the move. */
export const onlyTeens: When = ({ movers }) =>
  movers.children.length > 0 && movers.children.every(({ ageThen }) => ageThen !== null && ageThen >= TEEN)
    ? [...movers.ids, 'relocation-timeline']
    : null;
/** Children taught at home or online by choice, so no school is needed. */
export const taughtAtHome: When = ({ movers, read }) =>
  movers.children.length > 0 && read.has('children-education-preference', 'homeschool', 'online')
    ? ['children-education-preference', ...movers.ids]
    : null;
/** Occupations of young adults who will not look for a university. */
const AT_WORK = ['employed-full', 'employed-part', 'self-employed', 'unemployed', 'homemaker'];
/** Children who go from school to university before the move, unless their work is stated. */
export const goOnToStudy: When = ({ movers: { comeOfAge, ids } }) =>
  comeOfAge.some(({ occupation }) => !AT_WORK.includes(occupation ?? ''))
    ? [...ids, ...comeOfAge.flatMap(({ ageIds }) => ageIds), 'relocation-timeline']
    : null;
/** Children who need a school, or a nursery before it. */
export const withSchool: When = (profile) => (taughtAtHome(profile) ? null : withChildren(profile));
/** At least one child old enough to read and write. */
export const withPupils: When = ({ movers }) =>
  movers.children.some(({ ageThen }) => (ageThen ?? 0) >= 7) ? movers.ids : null;
/** A couple without children. */
export const asCouple: When = ({ movers }) =>
  movers.hasPartner && movers.children.length === 0 ? movers.ids : null;
/** Nobody comes along; not where that is still undecided. */
export const alone: When = ({ movers, read }) =>
  movers.people === 1 && !companyOpen(read) ? movers.ids : null;
export const withPets: When = (profile) => (profile.hasPets ? ['relocating-pets'] : null);
export const withElders: When = ({ movers }) => (movers.elders.length > 0 ? movers.ids : null);

/** One of these values was chosen. */
export function chose(id: string, ...values: readonly string[]): When {
  return ({ read }) => (read.has(id, ...values) ? [id] : null);
}

/** A home in the country or a small town, and no city: advice about neighbourhoods and stairs does not apply. */
export const countryLife: When = ({ read }) => {
  if (read.has('location-type', 'large-city', 'mid-size-city', 'suburb')) return null;
  if (read.has('location-type', 'rural')) return ['location-type'];
  return read.has('housing-preference', 'rural-property') ? ['housing-preference'] : null;
};

/** Fits households to whom a theme matters. */
export function caresFor(theme: Theme): When {
  return (profile) => (careWeight(profile, theme) > 0 ? careIds(profile, theme) : null);
}

/** All of these; every test's answers count. */
export function both(...tests: readonly When[]): When {
  return (profile) => {
    const ids = tests.map((test) => test(profile));
    return ids.some((one) => one === null) ? null : ids.flatMap((one) => one ?? []);
  };
}

/** Any of these; the answers of the first that fits count. */
export function either(...tests: readonly When[]): When {
  return (profile) => tests.reduce<readonly string[] | null>((found, test) => found ?? test(profile), null);
}

/** Debts continue after the move. A mortgage alone ends with the sale of the only home. */
export const owesOn: When = ({ read }) => {
  const id = 'existing-debt';
  if (read.has(id, 'moderate', 'significant')) return [id];
  const sold =
    read.has('property-ownership', 'yes-selling') &&
    !read.has('property-ownership', 'yes-renting', 'yes-keeping');
  return read.has(id, 'mortgage') && !sold ? [id] : null;
};
