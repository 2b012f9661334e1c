import { baseCode } from '@global-fit/atlas/languages';
import { languagesOfTown, worksByRegion } from '@global-fit/atlas/law/townLanguages';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { remembered } from '@global-fit/atlas/remembered';
import { OWN_LANGUAGES } from '../conditions/own/ownLanguages.ts';
import { OWN_SCHOOL_LANGUAGE } from '../conditions/own/ownSchoolLanguage.ts';
import { SPOKEN } from '../conditions/own/spokenHere.ts';
import type { Situation } from '../entry/situation.ts';
import type { DealBreaker } from '../model/dealBreaker.ts';
import type { Preferences } from '../model/preferences.ts';
import { worksInOfficialLanguage } from '../profile/work/officialLanguage.ts';
import type { CityCriterion } from './criterion.ts';

/** Lines that ask for a language of the household, or for one that they name. */
const LINES: readonly string[] = [OWN_SCHOOL_LANGUAGE, OWN_LANGUAGES, SPOKEN];

/**
 * Whether a line asks for a town by its language; one content with a few speakers does not, since any town has some.
 */
const asksForTown = ({ id, languageFor }: DealBreaker): boolean =>
  id !== null && LINES.includes(id) && languageFor !== 'a few';

/** The questions whose answers require a town that works in a language of the household; empty where none do. */
function mustSpeak(preferences: Preferences): readonly string[] {
  const { dealBreakers, languageNeed, needs } = preferences;
  return [
    ...dealBreakers.filter(asksForTown).flatMap((one) => one.questionIds),
    ...needs.filter(({ need }) => need === 'own-language-school').flatMap((one) => one.questionIds),
    ...(languageNeed === 'must-speak' ? ['language-preference'] : []),
    ...(worksInOfficialLanguage(preferences) ? ['work-arrangement', 'career-field'] : []),
  ];
}

/** The languages looked for: those that a line names, else all that the household speaks beyond beginner's level. */
function wanted({ dealBreakers, spokenLanguages }: Preferences): ReadonlySet<string> {
  const named = dealBreakers.filter(asksForTown).flatMap(({ language }) => language ?? []);
  const own = spokenLanguages.filter(({ level }) => level !== 'basic').map(({ code }) => code);
  return new Set((named.length > 0 ? named : own).map(baseCode));
}

/** Whether some towns of each country work in one of these languages and others do not. */
const tellsApart = ({ atlas }: Situation['engine'], worksIn: (town: City) => boolean) =>
  remembered((iso3: Iso3): boolean => {
    const towns = worksByRegion(atlas, iso3) ? atlas.cities.of(iso3) : [];
    return towns.some(worksIn) && !towns.every(worksIn);
  });

/** Weight where the household would rather not learn a language, and where it is ready to. */
const RATHER_NOT = 2;
const READY_TO = 1;

/**
 * Whether offices and schools of a town work in a language of the household, in countries whose regions differ: a
 * requirement where daily life, school or work has to be in such a language, otherwise one merit among others.
 */
export function ownLanguage({ engine, preferences }: Situation): CityCriterion | null {
  const languages = wanted(preferences);
  if (languages.size === 0) return null;
  const worksIn = (town: City): boolean =>
    languagesOfTown(engine.atlas, town).some(({ code }) => languages.has(baseCode(code)));
  const differs = tellsApart(engine, worksIn);
  const must = mustSpeak(preferences);
  return {
    id: 'city_language',
    label: 'Offices and schools in a language you speak',
    ...(must.length > 0
      ? { weight: 0, required: true as const }
      : { weight: preferences.languageNeed === 'commonly-spoken' ? RATHER_NOT : READY_TO }),
    because: { questionIds: [...new Set(['languages-spoken', ...must])] },
    utility(town) {
      if (!differs(town.iso3)) return Number.NaN;
      return worksIn(town) ? 1 : 0;
    },
  };
}

/** Everything that the languages of towns depend on, as a key: rankings with the same key find the same towns. */
export const ownLanguageKey = (preferences: Preferences): string =>
  mustSpeak(preferences).length > 0 ? [...wanted(preferences)].join() : '';
