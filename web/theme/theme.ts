export type Theme = 'light' | 'dark';

/** The browser storage key; it holds "true" for dark and "false" for light. */
const storageKey = 'dark-mode';

/**
 * Runs before the first paint, inside the page's head: a stored choice of dark is applied, everything else leaves the
 * page light, as it is written. Constant, so that its hash in the content policy is too.
 */
export const themeScript = `try{if(localStorage.getItem('${storageKey}')==='true')document.documentElement.dataset.theme='dark'}catch{}`;

const listeners = new Set<() => void>();

/** Hears of every change of the theme on this page; gives what ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Applies a theme and remembers it; private windows without storage keep it for the page only. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, String(theme === 'dark'));
  } catch (error) {
    console.warn('The theme could not be stored.', error);
  }
  for (const listener of listeners) listener();
}
