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
import { languagesBegun, languagesOf } from '@global-fit/matching/profile/people/languages';
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
import { printedName } from './people/ownName.ts';
import { readStage, type Stage } from './stage.ts';

/** The customer as the report knows them, read once from the answers and never beyond them. */
export interface Profile {
  readonly read: AnswerReader;
  /**
   * The name to use; the account's first name where the form has none, and empty for customers who asked not to be
   * named.
   */
  readonly name: string;
  readonly age: number | null;
  readonly home: Country | null;
  /** City or region, never a street. */
  readonly homePlace: string | null;
  /** Longitude and latitude of home, where the form found the place; never printed. */
  readonly homePoint: readonly [number, number] | null;
  readonly homeRegion: string | null;
  readonly citizenships: readonly Country[];
  readonly stage: Stage;
  readonly stageIds: readonly string[];
  readonly movers: Movers;
  /** Who moves, as the engine counts them for costs and homes. */
  readonly household: Household;
  /** The kind of home meant by a rent that names none. */
  readonly rentedHome: RentedHome;
  /** Whether they rent a room, which surveys of flats do not cover. */
  readonly rentsRoom: boolean;
  /** The salary nearest to the expected income for which we estimate taxes. */
  readonly salary: WorkedSalary;
  /** Whether a same-sex couple moves, as far as the answers tell. */
  readonly ofOneSex: boolean;
  /** Whether they want snow, which decides how their lines about it are read. */
  readonly snow: SnowWish;
  /** Kinds of place, sports and priorities ticked, which decide how lines on the sea and islands are read. */
  readonly placesAsked: readonly string[];
  readonly cares: ReadonlyMap<Theme, Care>;
  /**
   * Ids of the answers that ask for discretion. If there are any, no free text is quoted, nor anything that would
   * reveal it.
   */
  readonly discreet: readonly string[];
  /** Countries they cannot return or turn to, in their words. */
  readonly unsafe: Unsafe;
  /** The refugee travel document they use in place of a passport. */
  readonly document: RefugeeDocument | null;
  /** Yearly income band in US dollars. */
  readonly income: Band | null;
  readonly assets: Band | null;
  readonly netWorth: Band | null;
  readonly movingBudget: Band | null;
  /** What the household can spend in a month, in US dollars, where stated. */
  readonly monthlyBudget: number | null;
  /** Monthly loan payments and money sent to family, as stated in a remark; null where none is stated. */
  readonly monthlyDues: MonthlyDues | null;
  readonly pets: readonly string[];
  readonly hasPets: boolean;
  /** Languages at conversational level; not those at beginner's level. */
  readonly languages: readonly string[];
  /** Languages at beginner's level. */
  readonly begun: readonly string[];
  /** Languages told to be good enough for daily life, but no better. */
  readonly working: readonly string[];
}

function countries(atlas: Atlas, codes: readonly string[]): readonly Country[] {
  return codes.map((code) => atlas.country(code)).filter((country): country is Country => country !== null);
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}

/** Where the customer lives, as the form found it. */
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

/** The worked salary of a single contract. Where two earn, neither contract has the whole income. */
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

/** The languages told, by level. */
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
    begun: [...codes((level) => level === 'basic'), ...languagesBegun(atlas, answers)],
    working: codes((level) => level === 'working'),
  };
}

/** Reads the profile from the answers. `accountName` replaces a missing name. */
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
    name: isNameless(read) ? '' : printedName(read.text('full-name') ?? firstName(accountName.trim())),
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

/** Whether the home is to be bought, which has a price instead of a lease. */
export const wantsToBuy = ({ read }: Pick<Profile, 'read'>): boolean =>
  read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');

/** Whether a flat for this household has two bedrooms; otherwise it has one. */
export function needsTwoBedrooms({ household }: Pick<Profile, 'household'>): boolean {
  return flatFor(household) === 'twoBed';
}

/** Ids of the answers behind a theme; empty where the household did not name it. */
export function careIds(profile: Profile, theme: Theme): readonly string[] {
  return profile.cares.get(theme)?.ids ?? [];
}

/** How much the household cares about these themes; 0 where none was named. */
export function careWeight(profile: Profile, ...themes: readonly Theme[]): number {
  return themes.reduce((sum, theme) => sum + (profile.cares.get(theme)?.weight ?? 0), 0);
}
