import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import type { PlaceView } from '../view.ts';
import { learningLanguage } from './language.ts';

/** Whether no language was stated, so nobody knows which are missing. */
export const noneTold = ({ profile }: Pick<PlaceView, 'profile'>): boolean =>
  profile.languages.length === 0 && profile.begun.length === 0;

/** Whether a language belongs to the country lived in or to a passport's country, by our list. */
export const isOfHome = (
  { atlas, home, profile }: Pick<PlaceView, 'atlas' | 'home' | 'profile'>,
  { code }: LanguageUse,
): boolean =>
  [...(home ? [home] : []), ...profile.citizenships].some(({ iso3 }) =>
    atlas.languages.of(iso3).some((use) => use.status !== null && baseCode(use.code) === baseCode(code)),
  );

/**
 * The language to learn for a place; null where no language was stated and it is one of home's, because customers who
 * skipped the question must not be told that they do not speak it.
 */
export function languageToLearn(view: PlaceView): LanguageUse | null {
  const main = learningLanguage(view);
  return main && noneTold(view) && isOfHome(view, main) ? null : main;
}
