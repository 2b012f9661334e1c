import type { Plugin } from 'vite';
import { LANGUAGE } from '../ui/browser/language.ts';

const TRANSLATIONS = /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/].*[\\/]intlStrings\.m?js$/;

/**
 * Keeps only the site's language of the texts that react-aria ships in 34 languages: `languageScript` makes it use no
 * other, and phones would download them all.
 *
 * @throws where react-aria lists its translations in another way, which fails the build
 */
export function oneLanguagePlugin(): Plugin {
  return {
    name: 'global-fit:one-language',
    apply: 'build',
    transform(code, id) {
      if (!TRANSLATIONS.test(id)) return null;
      const file = new RegExp(`from "([^"]+/${LANGUAGE}\\.m?js)"`).exec(code)?.[1];
      if (!file)
        throw new Error(`react-aria has no words in ${LANGUAGE} where the build looks for them: ${id}`);
      return { code: `import words from '${file}';\nexport default { '${LANGUAGE}': words };\n`, map: null };
    },
  };
}
