import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import { readDealBreakers } from './conditions/dealBreakers.ts';
import { unsafeCountries } from './conditions/unsafe.ts';
import type { Preferences } from './model/preferences.ts';
import { ancestorFor, ancestorsTold, ancestryDrivenOut } from './profile/people/ancestry.ts';
import { budgetOf, hasPension } from './profile/money/budget.ts';
import { localWage, secondEarner } from './profile/money/localWage.ts';
import { employerOf } from './profile/work/employer.ts';
import { freeHours } from './profile/work/freeHours.ts';
import { clockAtHome, journeysFrom, warmthAtHome } from './profile/people/homeTown.ts';
import { householdOf, membersOf } from './profile/people/household.ts';
import { languagesOf } from './profile/people/languages.ts';
import { occupationOf, payVaries } from './profile/work/occupation.ts';
import { leastStay } from './profile/time/leastStay.ts';
import { latestMove } from './profile/time/moveMonths.ts';
import { ownMoney } from './profile/money/ownMoney.ts';
import { partnersPassports } from './profile/people/partnersPassport.ts';
import { citizenshipsHeld } from './profile/people/refugeeDocument.ts';
import { companionsNamed } from './profile/people/companionsNamed.ts';
import { ofOneSex } from './profile/people/ofOneSex.ts';
import { stayPlanned } from './profile/time/stayPlanned.ts';
import { presentStatus } from './profile/time/presentStatus.ts';
import { qualificationOf } from './profile/work/qualification.ts';
import { choiceOf, listOf, numberOf, textOf } from './profile/text/read.ts';
import { rentedHome, rentsRoom } from './profile/people/rentedHome.ts';
import { townsWished } from './conditions/geography/townsWished.ts';
import { familyFirst, townsToBeNear } from './profile/people/kinTown.ts';
import { targetsOf } from './profile/weights/climateTargets.ts';
import { foundsThere, needsOf, routesTicked, routesWanted, settingsOf } from './profile/weights/wants.ts';
import { secondApplicant } from './profile/people/secondApplicant.ts';
import { snowWish } from './profile/weights/snowWish.ts';
import { studyLevel } from './profile/work/studyLevel.ts';
import { teachesEnglish } from './profile/work/teachesEnglish.ts';
import { studyPayer } from './profile/work/studyPayer.ts';
import { weightsOf } from './profile/weights/weights.ts';
import { workedSalary } from './profile/money/workedSalary.ts';
import { seedOf } from './scoring/seeded.ts';

/** A country by its code of three or two letters, or by name; unknown ones are left out. */
function countriesIn(atlas: Atlas, values: readonly string[]): readonly Iso3[] {
  return values.flatMap((value) => {
    const found =
      atlas.country(value.toUpperCase()) ?? atlas.countryByIso2(value) ?? atlas.countryByName(value);
    return found ? [found.iso3] : [];
  });
}

function homeOf(atlas: Atlas, answers: Answers): Iso3 | null {
  const location = answers['current-location'];
  const named = [
    location?.countryCode,
    location?.country,
    textOf(answers, 'current-location')?.split(',').at(-1)?.trim(),
  ];
  return (
    countriesIn(
      atlas,
      named.filter((one): one is string => !!one),
    )[0] ?? null
  );
}

/** Whether the seasons at home are those of the southern half of the world; not where home is unknown. */
const isSouthern = (atlas: Atlas, home: Iso3 | null): boolean =>
  (atlas.country(home ?? '')?.point[1] ?? 0) < 0;

/** The seed of a set of answers: the same answers always give the same intervals. */
function seedFrom(answers: Answers): number {
  const told = Object.entries(answers).filter(([, answer]) => answer.value != null);
  return seedOf(JSON.stringify(told.map(([id, { value }]) => [id, value]).sort()));
}

/**
 * What the engine reads, from a filled profile. Answers that are missing say nothing: no weight, no target, no
 * condition follows from them beyond the neutral ones everybody has. Answers to hidden questions do not count.
 */
export function profilePreferences(atlas: Atlas, given: Answers): Preferences {
  const answers = visibleAnswers(given);
  const household = householdOf(answers);
  const home = homeOf(atlas, answers);
  const budget = budgetOf(answers, ownMoney(atlas, home));
  const partYear = stayPlanned(answers, isSouthern(atlas, home));
  const season = partYear?.season ?? null;
  const targets = targetsOf(answers, warmthAtHome(atlas, home, answers, season), season);
  const lines = textOf(answers, 'deal-breakers') ?? '';
  const who = {
    home,
    clockAtHome: clockAtHome(atlas, home, answers),
    employer: employerOf(atlas, answers),
    freeHours: freeHours(answers),
    familyIn: countriesIn(atlas, listOf(answers, 'extended-family-location')),
    rentedHome: rentedHome(answers, household),
    rentsRoom: rentsRoom(answers, household),
    salary: workedSalary(budget?.expected ?? null),
    ofOneSex: ofOneSex(answers),
    citizenships: countriesIn(atlas, citizenshipsHeld(atlas, answers)),
  };
  const settings = settingsOf(answers);
  const scope = choiceOf(answers, 'relocation-scope', ['international', 'domestic']);
  const { dealBreakers, excluded } = readDealBreakers(atlas, lines, {
    ...who,
    pets: household.pets,
    snow: snowWish(answers),
    placesAsked: settings.map(({ setting }) => setting),
    companions: companionsNamed(answers),
    within: scope === 'domestic' ? home : null,
  });
  const unsafe = scope === 'domestic' ? null : unsafeCountries(atlas, answers, who);
  const isSafe = (iso3: Iso3): boolean => !unsafe?.iso3.includes(iso3);
  const ancestryClaim = choiceOf(answers, 'ancestry-claim', ['yes', 'possibly', 'unsure']);
  const ancestry = ancestryClaim
    ? countriesIn(atlas, listOf(answers, 'ancestry-countries')).filter(isSafe)
    : [];
  const ancestors = ancestorsTold(atlas, answers, ancestry);
  return {
    weights: weightsOf(answers, household, targets, budget?.monthlyUsd != null, who.salary),
    targets,
    age: numberOf(answers, 'age'),
    ...who,
    partnersPassports: partnersPassports(atlas, answers),
    homeTown: journeysFrom(atlas, home, answers),
    household,
    budget,
    twoEarn: secondEarner(answers).length > 0,
    localWage: localWage(answers),
    pension: hasPension(answers),
    occupation: occupationOf(answers),
    payVaries: payVaries(answers),
    partnerAge: membersOf(answers).find(({ relationship }) => relationship === 'spouse')?.age ?? null,
    qualification: qualificationOf(answers),
    arrangement: textOf(answers, 'work-arrangement'),
    careerField: textOf(answers, 'career-field'),
    teachesEnglish: teachesEnglish(answers),
    foundsThere: foundsThere(answers),
    studyLevel: studyLevel(answers),
    studyPayer: studyPayer(answers),
    second: secondApplicant(answers),
    latestMove: latestMove(answers),
    leastStay: leastStay(answers),
    partYear,
    statusEnds: (presentStatus(answers)?.ends ?? null) !== null,
    routesWanted: routesWanted(answers),
    routesTicked: routesTicked(answers),
    spokenLanguages: languagesOf(atlas, answers, who.citizenships),
    languageNeed: choiceOf(answers, 'language-preference', [
      'must-speak',
      'commonly-spoken',
      'willing-to-learn',
    ]),
    ancestry,
    ancestryClaim,
    ancestryGenerations: Object.fromEntries(
      ancestry.flatMap((iso3) => {
        const ancestor = ancestorFor(ancestors, iso3);
        return ancestor ? [[iso3, ancestor.generation]] : [];
      }),
    ),
    ancestryDrivenOut: ancestryClaim !== null && ancestryDrivenOut(answers),
    needs: needsOf(answers),
    settings,
    nearTowns: townsToBeNear(atlas, answers),
    familyFirst: familyFirst(answers),
    wishedTowns: townsWished(atlas, answers).map(({ town }) => town.id),
    namedCountries: countriesIn(atlas, listOf(answers, 'specific-countries')),
    excludedCountries: [
      ...excluded,
      ...(unsafe?.iso3 ?? [])
        .filter((iso3) => !excluded.some((one) => one.iso3 === iso3))
        .map((iso3) => ({ iso3, line: '', questionIds: unsafe?.questionIds ?? [] })),
    ],
    dealBreakers,
    scope,
    // Only intervals ask for it; who wants nothing but the order is spared the reading of every answer.
    get seed() {
      return seedFrom(answers);
    },
  };
}
