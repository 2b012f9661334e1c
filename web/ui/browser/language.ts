/** The language of the site's own words, as react-aria names its translations. */
export const LANGUAGE = 'en-US';

/**
 * Runs in the page's head: react-aria uses the browser's language unless it finds another one here. In Arabic or Hebrew
 * its sliders would run from right to left beside labels that do not, and screen readers would be given two languages.
 */
export const languageScript = `window[Symbol.for('react-aria.i18n.locale')]='${LANGUAGE}'`;
