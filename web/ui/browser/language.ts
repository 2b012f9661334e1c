/** The language of the site's own words, as react-aria names its translations. */
export const LANGUAGE = 'en-US';

/**
 * Runs inside the page's head: react-aria goes by the language of the browser unless it finds one here. In Arabic or
 * Hebrew its sliders would run from right to left beside labels that do not, and screen readers would be given words of
 * two languages.
 */
export const languageScript = `window[Symbol.for('react-aria.i18n.locale')]='${LANGUAGE}'`;
