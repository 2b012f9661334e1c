import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { WorkedSalary } from '@global-fit/matching/model/means';
import type { Household, RentedHome } from '@global-fit/matching/model/household';
import { type Unsafe, unsafeCountries } from '@global-fit/matching/conditions/unsafe';
import { flatFor } from '@global-fit/matching/profile/people/bedrooms';
import { budgetOf } from '@global-fit/matching/profile/money/budget';
import type { OwnMoney } from '@global-fit/matching/profile/money/currencies';
import { monthlyDues, type MonthlyDues } from '@global-fit/matching/profile/money/monthlyDues';
import { ownMoney } from '@global-fit/matching/profile/money/ownMoney';
import {
  citizenshipsHeld,
  type RefugeeDocument,
  refugeeDocument,
} from '@global-fit/matching/profile/people/refugeeDocument';
import { rentedHome, rentsRoom } from '@global-fit/matching/profile/people/rentedHome';
import { languagesOf } from '@global-fit/matching/profile/people/languages';
import { householdOf } from '@global-fit/matching/profile/people/household';
import { ofOneSex } from '@global-fit/matching/profile/people/ofOneSex';
import { settingsOf } from '@global-fit/matching/profile/weights/wants';
import { snowWish, type SnowWish } from '@global-fit/matching/profile/weights/snowWish';
import { workedSalary } from '@global-fit/matching/profile/money/workedSalary';
import type { Answers } from '@global-fit/questionnaire/model';
import { type AnswerReader, readAnswers } from './answers.ts';
import { type Band, bandOf } from './bands.ts';
import { type Care, readCares, type Theme } from './cares.ts';
import { discretionAsked, isNameless } from './discretion.ts';
import { twoEarnIds } from './earners.ts';
import { type Movers, readMovers } from './household.ts';
import { readStage, type Stage } from './stage.ts';

/** The customer as the report knows them: read once from the answers, never beyond them. */
export interface Profile {
  readonly read: AnswerReader;
  /**
   * The name or pseudonym to be used; the account's first name where the form gives none, and empty for whoever asked to
   * be called by none.
   */
  readonly name: string;
  readonly age: number | null;
  readonly home: Country | null;
  /** City or region, never a street. */
  readonly homePlace: string | null;
  /** Longitude and latitude of home, where the form found the place; never told. */
  readonly homePoint: readonly [number, number] | null;
  readonly homeRegion: string | null;
  readonly citizenships: readonly Country[];
  readonly stage: Stage;
  readonly stageIds: readonly string[];
  readonly movers: Movers;
  /** Who moves as the engine counts them, by which costs and homes are reckoned. */
  readonly household: Household;
  /** The home that a rent without another word is for. */
  readonly rentedHome: RentedHome;
  /** They rent a room, of which no survey of flats tells. */
  readonly rentsRoom: boolean;
  /** The salary nearest to the income expected of which it is known what taxes take. */
  readonly salary: WorkedSalary;
  /** Two women or two men, as far as the answers tell. */
  readonly ofOneSex: boolean;
  /** What they make of snow, by which their lines on it are read. */
  readonly snow: SnowWish;
  /** Kinds of place, sports and priorities ticked, by which lines on the sea and on islands are read. */
  readonly placesAsked: readonly string[];
  readonly cares: ReadonlyMap<Theme, Care>;
  /** The answers that ask for discretion: then no own words come back, and nothing by which others would know. */
  readonly discreet: readonly string[];
  /** Countries to which they cannot go back or turn, by their own words. */
  readonly unsafe: Unsafe;
  /** The travel document of a refugee by which they travel in place of a passport. */
  readonly document: RefugeeDocument | null;
  /** Yearly income band in US dollars. */
  readonly income: Band | null;
  readonly assets: Band | null;
  readonly netWorth: Band | null;
  readonly movingBudget: Band | null;
  /** What the household can spend in a month, in US dollars, where it said so. */
  readonly monthlyBudget: number | null;
  /** What a remark tells of loans and of money sent to family; null where it tells no sum of a month. */
  readonly monthlyDues: MonthlyDues | null;
  readonly pets: readonly string[];
  readonly hasPets: boolean;
  /** Languages that carry a conversation; those that were only begun are not among them. */
  readonly languages: readonly string[];
  /** Those of which they have the beginnings alone. */
  readonly begun: readonly string[];
  /** Languages that carry daily life, and no more by what was told. */
  readonly working: readonly string[];
}

function countries(atlas: Atlas, codes: readonly string[]): readonly Country[] {
  return codes.map((code) => atlas.country(code)).filter((country): country is Country => country !== null);
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}

/** Where somebody lives, as the form found it. */
function livesAt(
  atlas: Atlas,
  location: Answers[string] | undefined,
): Pick<Profile, 'home' | 'homePlace' | 'homePoint' | 'homeRegion'> {
  const { countryCode, city, region, coordinates } = location ?? {};
  return {
    home: countryCode ? atlas.countryByIso2(countryCode) : null,
    homePlace: city ?? region ?? null,
    homePoint: coordinates ? [coordinates.lng, coordinates.lat] : null,
    homeRegion: region ?? null,
  };
}

/** The worked salary for one contract: no contract of a household with two that earn holds the income of both. */
function salaryOf(answers: Answers, money: OwnMoney, earners: 1 | 2): WorkedSalary {
  const expected = budgetOf(answers, money)?.expected ?? null;
  return workedSalary(
    expected && {
      ...expected,
      lowUsd: expected.lowUsd / earners,
      highUsd: expected.highUsd === null ? null : expected.highUsd / earners,
    },
  );
}

/** The languages that were told, by how far they carry. */
function languagesTold(
  atlas: Atlas,
  answers: Answers,
  citizenships: readonly Iso3[],
): Pick<Profile, 'languages' | 'begun' | 'working'> {
  const spoken = languagesOf(atlas, answers, citizenships);
  const codes = (is: (level: (typeof spoken)[number]['level']) => boolean): readonly string[] =>
    spoken.filter(({ level }) => is(level)).map(({ code }) => code);
  return {
    languages: codes((level) => level !== 'basic'),
    begun: codes((level) => level === 'basic'),
    working: codes((level) => level === 'working'),
  };
}

/** Reads the profile from the answers. `accountName` stands in where the form gives no name. */
export function readProfile(atlas: Atlas, answers: Answers, accountName: string): Profile {
  const read = readAnswers(answers);
  const stage = readStage(read);
  const band = (id: string): Band | null => bandOf(read.choices(id)[0]);
  const place = livesAt(atlas, answers['current-location']);
  const home = place.home?.iso3 ?? null;
  const money = ownMoney(atlas, home);
  const discreet = discretionAsked(read);
  const citizenships = countries(atlas, citizenshipsHeld(atlas, answers));
  const passports = citizenships.map(({ iso3 }) => iso3);
  const movers = readMovers(read);
  const household = householdOf(answers);
  return {
    read,
    name: isNameless(read) ? '' : (read.text('full-name') ?? firstName(accountName.trim())),
    age: read.number('age'),
    ...place,
    citizenships,
    stage: stage.stage,
    stageIds: stage.ids,
    movers,
    household,
    rentedHome: rentedHome(answers, household),
    rentsRoom: rentsRoom(answers, household),
    salary: salaryOf(answers, money, twoEarnIds({ movers, read }) ? 2 : 1),
    ofOneSex: ofOneSex(answers),
    snow: snowWish(answers),
    placesAsked: settingsOf(answers).map(({ setting }) => setting),
    cares: readCares(read, discreet.length > 0),
    discreet,
    document: refugeeDocument(atlas, answers),
    unsafe: unsafeCountries(atlas, answers, { citizenships: passports, home }),
    income: band('expected-annual-income'),
    assets: band('liquid-assets-available'),
    netWorth: band('net-worth'),
    movingBudget: band('budget-relocation'),
    monthlyBudget: read.number('monthly-budget'),
    monthlyDues: monthlyDues(answers, money),
    pets: read.choices('pets-details'),
    hasPets: read.has('relocating-pets', 'yes'),
    ...languagesTold(atlas, answers, passports),
  };
}

/** Whether a flat for this household has two bedrooms; else one. */
export function needsTwoBedrooms({ household }: Pick<Profile, 'household'>): boolean {
  return flatFor(household) === 'twoBed';
}

/** The answers behind a theme, empty when the household did not name it. */
export function careIds(profile: Profile, theme: Theme): readonly string[] {
  return profile.cares.get(theme)?.ids ?? [];
}

/** How much the household cares about any of these themes: 0 when none was named. */
export function careWeight(profile: Profile, ...themes: readonly Theme[]): number {
  return themes.reduce((sum, theme) => sum + (profile.cares.get(theme)?.weight ?? 0), 0);
}
