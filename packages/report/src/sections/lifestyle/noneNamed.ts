import { localLanguage } from '../../place/language/language.ts';
import { isOfHome } from '../../place/language/untold.ts';
import { type Passage, passage, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, given, say } from '../../prose/said.ts';

/** Where no language was stated: what is spoken there, and whether home shares it. */
export function noneNamed(view: PlaceView): Passage | null {
  const main = localLanguage(view);
  if (!main) return null;
  const shared = isOfHome(view, main) ? ', a language of your own country too' : '';
  const said = wayOf(view, 'language-untold', [
    () =>
      say`You named no language that you speak; offices, doctors and neighbours in ${view.name} use ${main.name}${shared}.`,
    () =>
      say`Daily life in ${view.name} is in ${main.name}${shared}; you did not say which languages you speak.`,
    () =>
      say`${main.name} is the language of ${view.name}${shared}: set that beside the languages you speak.`,
  ]);
  return passage(
    'language',
    0.8,
    said && because(given(said, `language:${view.iso3}-${main.code}`), 'languages-spoken'),
  );
}
